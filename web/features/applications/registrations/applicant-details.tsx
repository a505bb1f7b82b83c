import type { Person } from '@portal/contract/applications/person.ts'
import { phoneInGroups } from '@portal/domain/accounts/phone-in-groups.ts'
import { Day } from '../../../ui/dates.tsx'
import { DescriptionList } from '../../../ui/layout/description-list.tsx'
import { EditDetails } from '../../../ui/layout/edit-details.tsx'
import { EditApplicant } from './edit-applicant.tsx'

const optionalDetails = [
  'address',
  'state_id',
  'local_gov_area_id',
  'date_of_birth',
  'educational_qualification',
  'qualification_date',
  'certificate_name',
  'certificate_number',
  'employment_status',
  'current_employment',
  'emp_address',
] as const satisfies readonly (keyof Person)[]

interface ApplicantDetailsProps {
  applicant: Person
  /** Where the details may be edited: the registration, and whether it belongs to an account. */
  edit?: { registrationId: number; hasOwner: boolean } | undefined
}

/** The details of the applicant. Spec §2, Facility detail. */
export function ApplicantDetails({ applicant, edit }: ApplicantDetailsProps) {
  return (
    <>
      <EditDetails
        name="applicant details"
        missing={optionalDetails.filter((field) => applicant[field] === null).length}
        edit={edit && ((close) => <EditApplicant {...edit} applicant={applicant} onClose={close} />)}
      />
      <Details applicant={applicant} />
    </>
  )
}

function Details({ applicant }: { applicant: Person }) {
  const { date_of_birth, qualification_date, employment } = applicant
  return (
    <DescriptionList
      rows={[
        { label: 'Name', value: `${applicant.first_name} ${applicant.last_name}` },
        { label: 'Email', value: applicant.email },
        { label: 'Phone number', value: phoneInGroups(applicant.phone_number) },
        { label: 'Address', value: applicant.address },
        { label: 'State', value: applicant.state_name },
        { label: 'LGA', value: applicant.local_gov_area_name },
        ...(applicant.ward_name ? [{ label: 'Ward', value: applicant.ward_name }] : []),
        { label: 'Date of birth', value: date_of_birth && <Day of={date_of_birth} /> },
        { label: 'Educational qualification', value: applicant.educational_qualification },
        { label: 'Qualified on', value: qualification_date && <Day of={qualification_date} /> },
        { label: 'Professional certificate', value: applicant.certificate_name },
        { label: 'Certificate number', value: applicant.certificate_number },
        { label: 'Employment status', value: applicant.employment_status },
        { label: 'Current employment', value: applicant.current_employment },
        { label: 'Place of work', value: applicant.emp_address ?? employment?.address },
        { label: 'Experience', value: employment?.experience },
      ]}
    />
  )
}
