import type { ReactNode } from 'react'
import type { RegistrationDetails } from '../../api/registration-details.ts'

/** The props of every section of an application. */
export interface SectionProps {
  details: RegistrationDetails
  /** Whether the person may add and remove rows now. */
  mayChange: boolean
  /** Shown instead of the buttons if nothing may be changed. */
  instead?: ReactNode
}
