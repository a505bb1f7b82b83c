import type { FacilityWithPlaces } from '@portal/contract/replies/facility-with-places.ts'
import { operatingHoursLabel } from '@portal/domain/operating-hours.ts'
import { DescriptionList } from '../../ui/layout/description-list.tsx'
import { phoneInGroups } from '../../ui/phone-in-groups.ts'

/** The recorded details of a facility. Spec §2, Facility detail. */
export function FacilityDetails({ facility }: { facility: FacilityWithPlaces }) {
  const { website, working_days, hours_of_operation } = facility
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
        { label: 'Working days', value: working_days?.split(',').join(', ') },
        { label: 'Hours of operation', value: hours_of_operation && operatingHoursLabel(hours_of_operation) },
      ]}
    />
  )
}
