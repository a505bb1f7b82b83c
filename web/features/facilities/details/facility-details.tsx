import type { FacilityWithPlaces } from '@portal/contract/facilities/facility-with-places.ts'
import { phoneInGroups } from '@portal/domain/accounts/phone-in-groups.ts'
import { operatingHoursLabel } from '@portal/domain/facilities/operating-hours.ts'
import { positionInWords } from '@portal/domain/facilities/position.ts'
import { useMayTouch } from '../../../fields/item-notes.tsx'
import { DescriptionList } from '../../../ui/layout/description-list.tsx'
import { EditDetails } from '../../../ui/layout/edit-details.tsx'
import { EditFacility } from './edit-facility.tsx'

const optionalDetails = [
  'facility_email',
  'website',
  'cac',
  'ward_name',
  'postal_address',
  'latitude',
  'working_days',
  'hours_of_operation',
] as const satisfies readonly (keyof FacilityWithPlaces)[]

interface FacilityDetailsProps {
  facility: FacilityWithPlaces
  /** Where the details may be edited: whether the facility belongs to an account. */
  edit?: { hasOwner: boolean } | undefined
}

/** The recorded details of a facility. Spec §2, Facility detail. */
export function FacilityDetails({ facility, edit }: FacilityDetailsProps) {
  const mayTouch = useMayTouch()
  return (
    <>
      <EditDetails
        name="facility details"
        missing={optionalDetails.filter((field) => !facility[field]).length}
        edit={
          mayTouch({ section: 'facility' })
            ? edit && ((close) => <EditFacility facility={facility} hasOwner={edit.hasOwner} onClose={close} />)
            : undefined
        }
      />
      <Details facility={facility} />
    </>
  )
}

function Details({ facility }: { facility: FacilityWithPlaces }) {
  const { website, working_days, hours_of_operation, latitude, longitude } = facility
  return (
    <DescriptionList
      rows={[
        { label: 'Facility name', value: facility.company_name },
        { label: 'Category', value: facility.facility_types.category_list },
        { label: 'Owner', value: facility.owner_name },
        { label: 'Phone number', value: phoneInGroups(facility.phone_number) },
        { label: 'Email', value: facility.facility_email },
        {
          label: 'Website',
          value: website && (
            <a href={website} target="_blank" rel="noreferrer">
              {website}
            </a>
          ),
        },
        { label: 'CAC number', value: facility.cac },
        { label: 'LGA', value: facility.local_gov_areas.list },
        { label: 'Ward', value: facility.ward_name },
        { label: 'Address', value: facility.address },
        { label: 'Postal address', value: facility.postal_address },
        {
          label: 'Position (GPS)',
          value: latitude !== null && longitude !== null && <OnMap latitude={latitude} longitude={longitude} />,
        },
        { label: 'Working days', value: working_days?.split(',').join(', ') },
        { label: 'Hours of operation', value: hours_of_operation && operatingHoursLabel(hours_of_operation) },
      ]}
    />
  )
}

/** A position that opens on a public map, in a tab of its own. */
function OnMap(position: { latitude: number; longitude: number }) {
  const { latitude, longitude } = position
  const map = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
  return (
    <a href={map} target="_blank" rel="noreferrer">
      {positionInWords(position)}
    </a>
  )
}
