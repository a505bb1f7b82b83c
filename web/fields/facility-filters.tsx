import { statusFilters } from '@portal/contract/fields/filters.ts'
import { waitingStatuses } from '@portal/domain/applications/registration-status.ts'
import { sentenceCase } from '@portal/domain/text/sentence-case.ts'
import type { ReactNode } from 'react'
import { SearchBox } from '../ui/form/search-box.tsx'
import { FilterSelect, ListFilters } from '../ui/table/list-filters.tsx'
import type { useListAddress } from '../ui/table/use-list-address.ts'
import { LgaFilter, TypeFilter } from './type-and-lga-filters.tsx'

const choices = ['status', 'facility_type_id', 'local_gov_area_id'] as const

/** The query parameters that filter an officer's list of facilities or registrations. */
export const facilityFilterNames = ['q', ...choices] as const

/** The options of the status filter: all statuses that wait for the ministry together, then each status. */
const statuses = [
  { value: waitingStatuses.join(), label: sentenceCase(waitingStatuses.join(' or ')) },
  ...statusFilters.map((status) => ({ value: status, label: sentenceCase(status) })),
]

/** The options, plus the combination of statuses in the URL if it is not one of them. */
export function statusChoices(selected: string) {
  const isListed = selected === '' || statuses.some(({ value }) => value === selected)
  return isListed ? statuses : [...statuses, { value: selected, label: sentenceCase(selected.split(',').join(' or ')) }]
}

interface FilterProps {
  address: ReturnType<typeof useListAddress>
  /** The list has only one status, or its own filter for it. */
  hidesStatus?: boolean
  /** The filters that 'Clear filters' resets. */
  names?: readonly string[]
  /** More filters, before those of category and LGA. */
  children?: ReactNode
}

/** Search and filters of an officer's list of facilities or registrations. */
export function FacilityFilters({ address, hidesStatus, names = choices, children }: FilterProps) {
  return (
    <ListFilters address={address} names={names}>
      <SearchBox
        label="Name, owner, phone or number"
        isInline
        value={address.get('q')}
        onSearch={(q, isTyping) => address.filter({ q }, isTyping)}
      />
      {children}
      {!hidesStatus && (
        <FilterSelect
          address={address}
          name="status"
          label="Status"
          all="Any"
          choices={statusChoices(address.get('status'))}
        />
      )}
      <TypeFilter address={address} />
      <LgaFilter address={address} />
    </ListFilters>
  )
}
