import type { ReactNode } from 'react'
import type { RegistrationDetails } from '../../api/registration-details.ts'

/** What every section of an application is given. */
export interface SectionProps {
  details: RegistrationDetails
  /** Whether the person may add and remove something now. */
  mayChange: boolean
  /** In place of the buttons when nothing may be changed. */
  instead?: ReactNode
}
