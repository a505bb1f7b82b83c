import type { RegistrationStatus } from '../applications/registration-status.ts'
import type { Standing } from '../standing/standing.ts'
import { registrationStatusOf } from './registration-expiry.ts'

/**
 * How a facility is licensed on a day, in the words of every sentence, list and report that says so. A facility with neither is
 * not licensed on that day.
 */
export const licences = ['licensed', 'provisionally licensed'] as const

/** One of `licences`. */
export type Licence = (typeof licences)[number]

/** The status of the registration that grants each. */
export const statusOfLicence = {
  licensed: 'Approved',
  'provisionally licensed': 'Temporarily approved',
} as const satisfies Record<Licence, RegistrationStatus>

interface LicenceFacts {
  /** Of the registration that is in force, or of the newest one. */
  status: RegistrationStatus
  expiry_date: string | null
  standing: Standing
}

/**
 * Whether a facility is licensed on a day: approved, in date and in good standing; provisionally if it is approved temporarily.
 * Null if it is not. `server/records/licences/licensed-today.ts` says the same in SQL.
 */
export function licenceOn({ status, expiry_date, standing }: LicenceFacts, day: string): Licence | null {
  if (standing !== 'good') return null
  switch (registrationStatusOf({ status, expiry_date }, day)) {
    case 'active':
      return 'licensed'
    case 'provisional':
      return 'provisionally licensed'
    case 'expired':
    case 'inactive':
      return null
  }
}
