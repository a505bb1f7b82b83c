import type { Consequences } from '@portal/domain/actions/action.ts'
import { extendedPeriod, grantedPeriod, type LicencePeriod } from '@portal/domain/renewal.ts'
import type { LockedRegistration } from './records/registrations.ts'
import type { Settings } from './records/settings.ts'

/** The period of what an action grants or extends today; null if it does neither. */
export function periodGranted(
  { issues, records }: Consequences,
  { licence_end, expiry_date }: LockedRegistration,
  { settings, today }: { settings: Settings; today: string },
): LicencePeriod | null {
  if (records === 'extension') return extendedPeriod(settings, expiry_date, today)
  return issues ? grantedPeriod(issues, settings, { licenceEnd: licence_end, today }) : null
}
