import { type ApplicationSection, applicationSections } from '@portal/domain/sections.ts'
import type { ComponentType, ReactNode } from 'react'
import type { RegistrationDetails } from '../api/registration-details.ts'
import { AvailableFacilitiesSection } from '../features/contents/available-facilities-section.tsx'
import { DocumentSection } from '../features/contents/document-section.tsx'
import { OperatingOfficerSection } from '../features/contents/operating-officer-section.tsx'
import { PaymentSection } from '../features/contents/payment-section.tsx'
import { RefereeSection } from '../features/contents/referee-section.tsx'
import type { SectionProps } from '../features/contents/section-props.ts'
import { StaffSection } from '../features/contents/staff-section.tsx'
import { AnswersSection } from '../features/registrations/answers-section.tsx'
import { RequirementsSection } from '../features/registrations/requirements-section.tsx'

/** The component of each section, in the order of the registration page. Spec §2, Single registration detail. */
const sectionComponents: Record<ApplicationSection, ComponentType<SectionProps>> = {
  requirements: RequirementsSection,
  documents: DocumentSection,
  staff: StaffSection,
  referees: RefereeSection,
  operating_officer: OperatingOfficerSection,
  payment: PaymentSection,
  available_facilities: AvailableFacilitiesSection,
}

/** Every section of an application on the registration page. */
export function ApplicationSections(props: SectionProps) {
  return Object.entries(sectionComponents).map(([name, Component]) => <Component key={name} {...props} />)
}

interface CheckedProps {
  details: RegistrationDetails
  /** Renders the link back to a section. */
  change: (section: ApplicationSection) => ReactNode
}

/** All sections for the owner's check before Submit, in the order in which they were completed. */
export function CheckedSections({ details, change }: CheckedProps) {
  return applicationSections.map((section) => {
    // This page shows all answers; the registration page shows only the progress.
    const Component = section === 'requirements' ? AnswersSection : sectionComponents[section]
    return <Component key={section} details={details} mayChange={false} instead={change(section)} />
  })
}
