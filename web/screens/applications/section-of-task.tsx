import type { ReturnableSection } from '@portal/domain/applications/returned-items.ts'
import type { RegistrationDetails } from '../../api/registration-details.ts'
import { ConfirmSection } from '../../features/applications/apply/confirm-section.tsx'
import { StaffStrengthTable } from '../../features/applications/contents/staff-strength-table.tsx'
import { ApplicantDetails } from '../../features/applications/registrations/applicant-details.tsx'
import { FacilityDetails } from '../../features/facilities/details/facility-details.tsx'
import { ItemNote, useMayTouch } from '../../fields/item-notes.tsx'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { Panel, Section } from '../../ui/layout/page.tsx'
import { SectionOfApplication } from './application-sections.tsx'

interface TaskProps {
  details: RegistrationDetails
  mayChange: boolean
}

/** The details of the facility. After the first approval they are changed by a request only. */
function FacilitySection({ details, mayChange }: TaskProps) {
  const { facility } = details.registration
  const edit = mayChange && !details.was_approved ? { hasOwner: details.has_owner_account } : undefined
  return (
    <Section id="facility" title="Facility details">
      <ItemNote section="facility" />
      <Panel>
        <FacilityDetails facility={facility} edit={edit} />
      </Panel>
    </Section>
  )
}

function ApplicantSection({ details: { registration, has_owner_account: hasOwner }, mayChange }: TaskProps) {
  const mayTouch = useMayTouch()
  const mayEdit = mayChange && mayTouch({ section: 'applicant' })
  return (
    <Section id="applicant" title="Applicant">
      <ItemNote section="applicant" />
      <Panel>
        {registration.user ? (
          <ApplicantDetails
            applicant={registration.user}
            edit={mayEdit ? { registrationId: registration.id, hasOwner } : undefined}
          />
        ) : (
          <p>None is recorded.</p>
        )}
      </Panel>
    </Section>
  )
}

/** A section as its owner fills it in or reads it. */
export function SectionOfTask({ section, ...props }: TaskProps & { section: ReturnableSection }) {
  if (section === 'facility') return <FacilitySection {...props} />
  return (
    <>
      {props.mayChange && <ConfirmSection details={props.details} section={section} />}
      {section === 'applicant' ? (
        <ApplicantSection {...props} />
      ) : (
        <SectionOfApplication {...props} section={section} />
      )}
      {section === 'staff' && (
        <Disclosure label="Staff strength">
          <StaffStrengthTable strength={props.details.staff_strength} total={props.details.total_no_of_staff} />
        </Disclosure>
      )}
    </>
  )
}
