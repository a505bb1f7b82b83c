import type { Correction } from '@portal/contract/cases/application-review.ts'
import type { RegistrationDetails } from '../../../api/registration-details.ts'

/** The props of every section of an application. */
export interface SectionProps {
  details: RegistrationDetails
  /** Whether the person may add and remove rows now. */
  mayChange: boolean
  /** Who corrected what last, where the page shows it. */
  corrections?: readonly Correction[]
}
