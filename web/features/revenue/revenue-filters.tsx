import * as catalogue from '@portal/contract/calls/catalogue.ts'
import * as places from '@portal/contract/calls/places.ts'
import { useCall } from '../../api/use-call.ts'
import { FilterSelect, ListFilters } from '../../ui/table/list-filters.tsx'
import type { useListAddress } from '../../ui/table/use-list-address.ts'

// Types and places rarely change.
const oneHour = { staleTime: 3_600_000 }

const names = ['from', 'to', 'facility_type_id', 'local_gov_area_id'] as const

const monthAndYear = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** A month as people read it: March 2026. */
export function monthInWords(month: string): string {
  return monthAndYear.format(new Date(`${month}-01T00:00:00Z`))
}

interface FilterProps {
  address: ReturnType<typeof useListAddress>
  /** The months to choose from, the newest first. */
  months: readonly string[]
}

/** The period of the report, and its facility type and LGA. */
export function RevenueFilters({ address, months }: FilterProps) {
  const types = useCall(catalogue.listFacilityTypes, undefined, oneHour)
  const lgas = useCall(places.listHomeLgas, undefined, oneHour)
  const choices = months.map((value) => ({ value, label: monthInWords(value) }))
  return (
    <ListFilters address={address} names={names}>
      <FilterSelect address={address} name="from" label="From" all="January" choices={choices} />
      <FilterSelect address={address} name="to" label="To" all="This month" choices={choices} />
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
  )
}
