import { rowSections } from '@portal/domain/applications/row-sections.ts'
import type { RegistrationDetails } from '../../api/registration-details.ts'
import { usePortal } from '../../api/use-portal.ts'
import { AvailableDetails } from '../../features/applications/contents/available-facilities-section.tsx'
import { OperatingOfficerDetails } from '../../features/applications/contents/operating-officer-section.tsx'
import { ApplicantDetails } from '../../features/applications/registrations/applicant-details.tsx'
import { FormAnswers } from '../../features/applications/registrations/form-answers.tsx'
import { Declaration, FormPart, FormTitle } from '../../features/applications/registrations/form-parts.tsx'
import { FormFiles } from '../../features/applications/registrations/form-tables.tsx'
import { FacilityDetails } from '../../features/facilities/details/facility-details.tsx'
import { paths } from '../../paths.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { useScrollToTopOnMount } from '../../ui/layout/use-scroll-to-top-on-mount.ts'
import { Letterhead } from '../../ui/print/letterhead.tsx'
import { PrintablePage } from '../../ui/print/printable-page.tsx'
import { ScreenOnly } from '../../ui/print/screen-only.tsx'
import { RowsOnPaper } from './application-sections.tsx'

/** The numbers of the first section of rows, and of the part after all of them. */
const firstRows = 4
const afterRows = firstRows + rowSections.length

/** The registration form, filled with what was entered, to print on A4, sign and upload. Spec §2.14. */
export function FormToSign({ details }: { details: RegistrationDetails }) {
  useScrollToTopOnMount()
  const portal = usePortal()
  const { registration, operatingOff: officer, available_facilities: available, missing } = details
  const { facility, user: applicant } = registration
  return (
    <Page
      title="Registration form to sign"
      lead="Print this form, sign it on the last page, then upload a scan or a photo of it under Documents."
      back={{ to: paths.registration(registration.id), label: facility.company_name }}
    >
      {missing.length > 0 && (
        <ScreenOnly>
          <Notice tone="warning" title="This application is not complete yet">
            What you add later will not be on the form that you print now.
          </Notice>
        </ScreenOnly>
      )}
      <PrintablePage isNumbered>
        {portal && <Letterhead {...portal} />}
        <FormTitle registration={registration} />
        <FormPart title="1. Facility">
          <FacilityDetails facility={facility} />
        </FormPart>
        <FormPart title="2. Applicant">
          {applicant ? <ApplicantDetails applicant={applicant} /> : <p>None is recorded.</p>}
        </FormPart>
        <FormPart title="3. Operating officer">
          {officer ? (
            <OperatingOfficerDetails officer={officer} type={facility.facility_types} />
          ) : (
            <p>None is recorded.</p>
          )}
        </FormPart>
        {rowSections.map(({ kind, title }, index) => (
          <FormPart key={kind} title={`${firstRows + index}. ${title}`}>
            <RowsOnPaper kind={kind} details={details} />
          </FormPart>
        ))}
        <FormPart title={`${afterRows}. Available facilities`}>
          {available ? <AvailableDetails available={available} /> : <p>None are recorded.</p>}
        </FormPart>
        <FormPart title={`${afterRows + 1}. Documents and payments`}>
          <FormFiles details={details} />
        </FormPart>
        <FormPart title={`${afterRows + 2}. Answers to the requirements`}>
          <FormAnswers details={details} />
        </FormPart>
        <Declaration
          reference={registration.reference}
          signatories={[
            { office: 'Applicant', name: applicant && `${applicant.first_name} ${applicant.last_name}` },
            { office: 'Operating officer', name: officer?.full_name },
          ]}
        />
      </PrintablePage>
    </Page>
  )
}
