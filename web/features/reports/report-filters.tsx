import { listFacilityTypes } from '@portal/contract/calls/catalogue.ts'
import { listHomeLgas } from '@portal/contract/calls/places.ts'
import type { ReportDefinition } from '@portal/domain/reports.ts'
import { useCall } from '../../api/use-call.ts'
import { FilterSelect, ListFilters } from '../../ui/table/list-filters.tsx'
import type { useListAddress } from '../../ui/table/use-list-address.ts'
import { MonthSelects } from './month-selects.tsx'
import type { Report } from './report-figure.ts'

// Types and places rarely change.
const oneHour = { staleTime: 3_600_000 }

interface FilterProps {
  address: ReturnType<typeof useListAddress>
  definition: ReportDefinition
  /** The months that are shown. */
  period: Pick<Report, 'from' | 'to'>
}

/** The months of a report, and its filters. What is chosen is in the URL. */
export function ReportFilters({ address, definition: { hasPeriod, filters }, period }: FilterProps) {
  const types = useCall(listFacilityTypes, undefined, oneHour)
  const lgas = useCall(listHomeLgas, undefined, oneHour)
  return (
    <ListFilters address={address} names={[...(hasPeriod ? ['from', 'to'] : []), ...filters]}>
      {hasPeriod && <MonthSelects address={address} from={period.from} to={period.to} />}
      {filters.includes('facility_type_id') && (
        <FilterSelect
          address={address}
          name="facility_type_id"
          label="Category"
          all="Any"
          choices={types.data?.data.map(({ id, category_list }) => ({ value: id, label: category_list }))}
        />
      )}
      {filters.includes('local_gov_area_id') && (
        <FilterSelect
          address={address}
          name="local_gov_area_id"
          label="LGA"
          all="Any"
          choices={lgas.data?.map(({ id, list }) => ({ value: id, label: list }))}
        />
      )}
    </ListFilters>
  )
}

/** What a report was narrowed down to, in words for its print. */
export function useFiltersInWords(get: (name: string) => string): string {
  const types = useCall(listFacilityTypes, undefined, oneHour)
  const lgas = useCall(listHomeLgas, undefined, oneHour)
  const type = types.data?.data.find(({ id }) => String(id) === get('facility_type_id'))?.category_list
  const lga = lgas.data?.find(({ id }) => String(id) === get('local_gov_area_id'))?.list
  return [type, lga].filter(Boolean).join(', ')
}
