import type { Consequences } from '@portal/domain/actions/action.ts'
import { temporaryEndOf } from '@portal/domain/licences/registration-expiry.ts'
import { extendedPeriod, grantedPeriod, type LicencePeriod } from '@portal/domain/licences/renewal.ts'
import type { LockedRegistration } from '../records/applications/registrations.ts'
import type { Settings } from '../records/settings/settings.ts'

/** The period of what an action grants or extends today; null if it does neither. */
export function periodGranted(
  { issues, records }: Consequences,
  facts: LockedRegistration,
  { settings, today }: { settings: Settings; today: string },
): LicencePeriod | null {
  if (records === 'extension') return extendedPeriod(settings, facts.expiry_date, today)
  if (!issues) return null
  const temporaryEnd = temporaryEndOf(facts)
  return grantedPeriod(issues, settings, { licenceEnd: facts.licence_end, temporaryEnd, today })
}
