import { type RowKind, rowSections } from '@portal/domain/applications/row-sections.ts'
import type { ApplicationSection } from '@portal/domain/applications/sections.ts'
import { type ComponentType, Fragment, type ReactNode } from 'react'
import type { RegistrationDetails } from '../../api/registration-details.ts'
import { AvailableFacilitiesSection } from '../../features/applications/contents/available-facilities-section.tsx'
import { DocumentSection } from '../../features/applications/contents/document-section.tsx'
import { OperatingOfficerSection } from '../../features/applications/contents/operating-officer-section.tsx'
import { PaymentSection } from '../../features/applications/contents/payment-section.tsx'
import { RefereeSection, RefereesOnPaper } from '../../features/applications/contents/referee-section.tsx'
import type { SectionProps } from '../../features/applications/contents/section-props.ts'
import { StaffOnPaper, StaffSection } from '../../features/applications/contents/staff-section.tsx'
import { RequirementsSection } from '../../features/applications/registrations/requirements-section.tsx'

/** The sections with a component of their own. The applicant is shown with the facility, see RegistrationInformation. */
type OwnSection = Exclude<ApplicationSection, 'applicant'>

/** In the order of the registration page. Spec §2, Single registration detail. */
const sectionComponents: Record<OwnSection, ComponentType<SectionProps>> = {
  requirements: RequirementsSection,
  documents: DocumentSection,
  staff: StaffSection,
  referees: RefereeSection,
  operating_officer: OperatingOfficerSection,
  payment: PaymentSection,
  available_facilities: AvailableFacilitiesSection,
}

/** The sections of rows on the printed form. */
const printedRows: Record<RowKind, ComponentType<Pick<SectionProps, 'details'>>> = {
  staff: StaffOnPaper,
  referee: RefereesOnPaper,
}

const displayedSections = Object.keys(sectionComponents) as OwnSection[]

/** Every section of an application, as on the registration page. */
export function ApplicationSections(props: SectionProps) {
  return displayedSections.map((section) => <SectionOfApplication key={section} {...props} section={section} />)
}

/** One section by itself. */
export function SectionOfApplication({ section, ...props }: SectionProps & { section: OwnSection }) {
  const Component = sectionComponents[section]
  return <Component {...props} />
}

/** The sections of rows as an officer reads them. */
export function RowSections({ afterStaff, ...props }: SectionProps & { afterStaff: ReactNode }) {
  return rowSections.map(({ section }) => {
    const Component = sectionComponents[section]
    return (
      <Fragment key={section}>
        <Component {...props} />
        {section === 'staff' && afterStaff}
      </Fragment>
    )
  })
}

/** The rows of a section, on the printed form. */
export function RowsOnPaper({ kind, details }: { kind: RowKind; details: RegistrationDetails }) {
  const Rows = printedRows[kind]
  return <Rows details={details} />
}
