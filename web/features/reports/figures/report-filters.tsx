import type { ReportDefinition } from '@portal/domain/reports/report-columns.ts'
import { LgaFilter, TypeFilter, useLgaChoices, useTypeChoices } from '../../../fields/type-and-lga-filters.tsx'
import { ListFilters } from '../../../ui/table/list-filters.tsx'
import type { useListAddress } from '../../../ui/table/use-list-address.ts'
import { MonthSelects } from './month-selects.tsx'
import type { Report } from './report-figure.ts'

interface FilterProps {
  address: ReturnType<typeof useListAddress>
  definition: ReportDefinition
  /** The months that are shown. */
  period: Pick<Report, 'from' | 'to'>
}

/** The months of a report, and its filters. What is chosen is in the URL. */
export function ReportFilters({ address, definition: { hasPeriod, filters }, period }: FilterProps) {
  return (
    <ListFilters address={address} names={[...(hasPeriod ? ['from', 'to'] : []), ...filters]}>
      {hasPeriod && <MonthSelects address={address} from={period.from} to={period.to} />}
      {filters.includes('facility_type_id') && <TypeFilter address={address} />}
      {filters.includes('local_gov_area_id') && <LgaFilter address={address} />}
    </ListFilters>
  )
}

/** What a report was narrowed down to, in words for its print. */
export function useFiltersInWords(get: (name: string) => string): string {
  const type = useTypeChoices()?.find(({ value }) => String(value) === get('facility_type_id'))?.label
  const lga = useLgaChoices()?.find(({ value }) => String(value) === get('local_gov_area_id'))?.label
  return [type, lga].filter(Boolean).join(', ')
}
