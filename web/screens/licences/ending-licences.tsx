import type { Reply } from '@portal/contract/call.ts'
import { linkEndingLicences, listEndingLicences } from '@portal/contract/reports/calls/reports.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { monthInWords } from '@portal/domain/dates/month-words.ts'
import { monthsBetween } from '@portal/domain/dates/months.ts'
import { licenceOutcomes, maxEndingListed } from '@portal/domain/licences/licence-outcomes.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'
import { Link } from 'react-router'
import { useCall } from '../../api/use-call.ts'
import { DownloadList } from '../../fields/download-list.tsx'
import { LgaFilter, TypeFilter } from '../../fields/type-and-lga-filters.tsx'
import { paths } from '../../paths.ts'
import { Day } from '../../ui/dates.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { type Column, DataTable } from '../../ui/table/data-table.tsx'
import { FilterSelect, ListFilters } from '../../ui/table/list-filters.tsx'
import { NothingListed } from '../../ui/table/nothing-listed.tsx'
import { useListAddress } from '../../ui/table/use-list-address.ts'

type EndingLicence = Reply<typeof listEndingLicences>['data'][number]

/** The columns of the licences that end in a month. */
const endingColumns: Column<EndingLicence>[] = [
  {
    header: 'Facility',
    inCard: 'name',
    cell: ({ facility_id, company_name }) => <Link to={paths.facility(facility_id)}>{company_name}</Link>,
  },
  { header: 'Category', inCard: 'fact', cell: ({ category }) => category },
  { header: 'LGA', inCard: 'fact', cell: ({ lga }) => lga },
  { header: 'Number', cell: ({ number, id }) => <Link to={paths.registration(id)}>{number ?? 'View'}</Link> },
  { header: 'Licence ends', cell: ({ expiry_date }) => <Day of={expiry_date} /> },
  {
    header: 'Renewal',
    cell: ({ outcome, standing }) =>
      standing === 'good' ? licenceOutcomes[outcome] : `${licenceOutcomes[outcome]}, ${standing}`,
  },
]

const filters = ['month', 'facility_type_id', 'local_gov_area_id'] as const

/** From the beginning of last year to the end of the year after next, the nearest future first. */
function monthsToChoose(): string[] {
  const thisMonth = lagosDate(new Date()).slice(0, 7)
  const year = Number(thisMonth.slice(0, 4))
  const all = monthsBetween(`${year - 1}-01`, `${year + 2}-12`)
  return [...all.filter((month) => month > thisMonth), ...all.filter((month) => month < thisMonth).toReversed()]
}

function totalInWords({ total, or_more }: { total: number; or_more?: boolean | undefined }, month: string): string {
  if (or_more)
    return `More than ${total.toLocaleString('en')} licences end in ${month}. The first ${maxEndingListed.toLocaleString('en')} are listed; the download has all.`
  return byNumber(total, { one: `# licence ends in ${month}.`, other: `# licences end in ${month}.` })
}

/** The licences that end in a month, by name, for officers. */
export function EndingLicences() {
  const address = useListAddress()
  const ending = useCall(listEndingLicences, { query: address.query })
  const months = monthsToChoose().map((value) => ({ value, label: monthInWords(value) }))
  return (
    <Page
      title="Licences ending"
      lead="The licences that end in a month, the first end first, and what became of each. Licences of facilities that are closed by then are left out."
      back={{ to: paths.reports(), label: 'Reports' }}
      actions={<DownloadList call={linkEndingLicences} query={address.query} />}
    >
      <ListFilters address={address} names={filters}>
        <FilterSelect
          address={address}
          name="month"
          label="Month"
          all="This month"
          usual={monthInWords(lagosDate(new Date()).slice(0, 7))}
          choices={months}
        />
        <TypeFilter address={address} />
        <LgaFilter address={address} />
      </ListFilters>
      {ending.data && ending.data.total > 0 && <p>{totalInWords(ending.data, monthInWords(ending.data.month))}</p>}
      <DataTable
        caption="Licences ending"
        hidesCaption
        of={ending}
        rows={({ data }) => data}
        page={(reply) => reply}
        rowKey={({ id }) => id}
        columns={endingColumns}
        isNumbered
        onPage={address.goToPage}
        empty={
          <NothingListed
            address={address}
            names={filters}
            noMatch="No licence ends then"
            advice="Choose another month, type of facility or LGA."
          >
            <EmptyState title="No licence ends this month">Choose another month.</EmptyState>
          </NothingListed>
        }
      />
    </Page>
  )
}
