import * as catalogue from '@portal/contract/calls/catalogue.ts'
import * as places from '@portal/contract/calls/places.ts'
import { statusFilters } from '@portal/contract/filters.ts'
import { waitingStatuses } from '@portal/domain/registration-status.ts'
import { useCall } from '../api/use-call.ts'
import { FilterSelect, ListFilters } from '../ui/table/list-filters.tsx'
import { SearchBox } from '../ui/form/search-box.tsx'
import type { useListAddress } from '../ui/table/use-list-address.ts'

const choices = ['status', 'facility_type_id', 'local_gov_area_id'] as const

/** All that narrows an officer's list of facilities or registrations, by its names on the wire. */
export const facilityFilterNames = ['q', ...choices] as const

function begun(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** What can be chosen of the statuses: those that wait for the ministry together, then each by itself. */
const statuses = [
  { value: waitingStatuses.join(), label: begun(waitingStatuses.join(' or ')) },
  ...statusFilters.map((status) => ({ value: status, label: begun(status) })),
]

/** The choices, with what an address asks for that is none of them. */
function statusChoices(asked: string) {
  const isListed = asked === '' || statuses.some(({ value }) => value === asked)
  return isListed ? statuses : [...statuses, { value: asked, label: begun(asked.split(',').join(' or ')) }]
}

// Types and places hardly ever change.
const long = { staleTime: 3_600_000 }

interface FilterProps {
  address: ReturnType<typeof useListAddress>
  /** The list is of one status only. */
  hidesStatus?: boolean
}

/** Search and filters of an officer's list of facilities or registrations. */
export function FacilityFilters({ address, hidesStatus }: FilterProps) {
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
        {!hidesStatus && (
          <FilterSelect
            address={address}
            name="status"
            label="Status"
            all="Any"
            isWide
            choices={statusChoices(address.get('status'))}
          />
        )}
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
