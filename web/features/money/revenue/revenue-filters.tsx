import { monthInWords } from '@portal/domain/dates/month-words.ts'
import { LgaFilter, TypeFilter } from '../../../fields/type-and-lga-filters.tsx'
import { FilterSelect, ListFilters } from '../../../ui/table/list-filters.tsx'
import type { useListAddress } from '../../../ui/table/use-list-address.ts'

const names = ['from', 'to', 'facility_type_id', 'local_gov_area_id'] as const

interface FilterProps {
  address: ReturnType<typeof useListAddress>
  /** The months to choose from, the newest first. */
  months: readonly string[]
}

/** The period of the report, and its facility type and LGA. */
export function RevenueFilters({ address, months }: FilterProps) {
  const choices = months.map((value) => ({ value, label: monthInWords(value) }))
  return (
    <ListFilters address={address} names={names}>
      <FilterSelect address={address} name="from" label="From" all="January" choices={choices} />
      <FilterSelect address={address} name="to" label="To" all="This month" choices={choices} />
      <TypeFilter address={address} />
      <LgaFilter address={address} />
    </ListFilters>
  )
}
