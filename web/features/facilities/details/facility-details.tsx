import type { FacilityWithPlaces } from '@portal/contract/facilities/facility-with-places.ts'
import { useMayTouch } from '../../../fields/item-notes.tsx'
import { DescriptionList } from '../../../ui/layout/description-list.tsx'
import { EditDetails } from '../../../ui/layout/edit-details.tsx'
import { EditFacility } from './edit-facility.tsx'
import { detailsInWords } from './facility-fields.tsx'

interface FacilityDetailsProps {
  facility: FacilityWithPlaces
  /** Where the details may be edited: whether the facility belongs to an account. */
  edit?: { hasOwner: boolean } | undefined
}

/** The recorded details of a facility. Spec §2, Facility detail. */
export function FacilityDetails({ facility, edit }: FacilityDetailsProps) {
  const mayTouch = useMayTouch()
  const rows = detailsInWords(facility)
  return (
    <>
      <EditDetails
        name="facility details"
        missing={rows.filter(({ value }) => !value).length}
        edit={
          mayTouch({ section: 'facility' })
            ? edit && ((close) => <EditFacility facility={facility} hasOwner={edit.hasOwner} onClose={close} />)
            : undefined
        }
      />
      <DescriptionList rows={rows} />
    </>
  )
}
