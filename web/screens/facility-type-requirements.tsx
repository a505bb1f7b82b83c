import * as calls from '@portal/contract/calls/catalogue.ts'
import { useParams } from 'react-router'
import { useCall } from '../api/use-call.ts'
import { AddRequirement } from '../features/catalogue/add-requirement.tsx'
import { RequirementTable } from '../features/catalogue/requirement-table.tsx'
import { paths } from '../paths.ts'
import { Page } from '../ui/layout/page.tsx'

/** The requirements of one facility type. Spec §2, Facility types. */
export function FacilityTypeRequirements() {
  const { id = '' } = useParams()
  const types = useCall(calls.listFacilityTypes)
  const type = types.data?.data.find((known) => String(known.id) === id)
  return (
    <Page
      title={type ? `${type.category_list}: requirements` : 'Requirements'}
      lead={type?.definition}
      back={{ to: paths.facilityTypes(), label: 'Facility types' }}
      actions={type && <AddRequirement facilityTypeId={type.id} />}
    >
      <RequirementTable facilityTypeId={id} />
    </Page>
  )
}
