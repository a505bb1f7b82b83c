import * as catalogue from '@portal/contract/calls/catalogue.ts'
import * as places from '@portal/contract/calls/places.ts'
import { statusFilters } from '@portal/contract/filters.ts'
import { useCall } from '../api/use-call.ts'
import { FilterSelect, ListFilters } from '../ui/list-filters.tsx'
import { SearchBox } from '../ui/search-box.tsx'
import type { useListAddress } from '../ui/use-list-address.ts'

const choices = ['status', 'facility_type_id', 'local_gov_area_id'] as const

/** All that narrows an officer's list of facilities or registrations, by its names on the wire. */
export const facilityFilterNames = ['q', ...choices] as const

const statuses = statusFilters.map((status) => ({
  value: status,
  label: status.charAt(0).toUpperCase() + status.slice(1),
}))

// Types and places hardly ever change.
const long = { staleTime: 3_600_000 }

interface FilterParts {
  address: ReturnType<typeof useListAddress>
  /** The list is of one status only. */
  hidesStatus?: boolean
}

/** Search and filters of an officer's list of facilities or registrations. */
export function FacilityFilters({ address, hidesStatus }: FilterParts) {
  const types = useCall(catalogue.listFacilityTypes, undefined, long)
  const lgas = useCall(places.listHomeLgas, undefined, long)
  return (
    <>
      <SearchBox
        label="Facility, owner or CAC number"
        value={address.get('q')}
        onSearch={(q) => address.filter({ q })}
      />
      <ListFilters address={address} names={choices}>
        {!hidesStatus && <FilterSelect address={address} name="status" label="Status" all="Any" choices={statuses} />}
        <FilterSelect
          address={address}
          name="facility_type_id"
          label="Category"
          all="Any"
          choices={types.data?.data.map(({ id, category_list }) => ({ value: id, label: category_list }))}
        />
        <FilterSelect
          address={address}
          name="local_gov_area_id"
          label="LGA"
          all="Any"
          choices={lgas.data?.map(({ id, list }) => ({ value: id, label: list }))}
        />
      </ListFilters>
    </>
  )
}
