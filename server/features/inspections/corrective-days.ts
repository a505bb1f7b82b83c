import type { CorrectiveDays } from '@portal/domain/inspections/corrective-actions.ts'
import type { Settings } from '../../records/settings/settings.ts'

/** The days that the settings give to put findings right. */
export function correctiveDaysOf({ critical_days, heavy_days, other_days }: Settings): CorrectiveDays {
  return { critical: critical_days, heavy: heavy_days, other: other_days }
}
