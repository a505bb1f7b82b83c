import { linkRevenueExport, showRevenue } from '@portal/contract/money/calls/revenue.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { monthInWords } from '@portal/domain/dates/month-words.ts'
import { monthsBetween } from '@portal/domain/dates/months.ts'
import { useCall } from '../../api/use-call.ts'
import { RevenueTable } from '../../features/money/revenue/revenue-table.tsx'
import { DownloadList } from '../../fields/download-list.tsx'
import { LgaFilter, TypeFilter } from '../../fields/type-and-lga-filters.tsx'
import { paths } from '../../paths.ts'
import { WhenLoaded } from '../../ui/feedback/when-loaded.tsx'
import { Button } from '../../ui/form/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Page, Section } from '../../ui/layout/page.tsx'
import { ScreenOnly } from '../../ui/print/screen-only.tsx'
import { FilterSelect, ListFilters } from '../../ui/table/list-filters.tsx'
import { useListAddress } from '../../ui/table/use-list-address.ts'

const names = ['from', 'to', 'facility_type_id', 'local_gov_area_id'] as const

interface FilterProps {
  address: ReturnType<typeof useListAddress>
  /** The months to choose from, the newest first. */
  months: readonly string[]
}

/** The period of the report, and its facility type and LGA. */
function RevenueFilters({ address, months }: FilterProps) {
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

/** The months of the present year and of the nine before it, the newest first. */
function monthsToChoose(): string[] {
  const today = lagosDate(new Date())
  return monthsBetween(`${Number(today.slice(0, 4)) - 9}-01`, today.slice(0, 7)).toReversed()
}

/** What was invoiced, waived and confirmed, by month, LGA and facility type, and what is still open. */
export function Revenue() {
  const address = useListAddress()
  const revenue = useCall(showRevenue, { query: address.query })
  return (
    <Page
      title="Revenue"
      back={{ to: paths.payments(), label: 'Payments' }}
      lead="Payments count in the month in which an officer confirmed them."
      actions={
        <ScreenOnly>
          <Button variant="default" icon={<Icon name="print" />} onClick={() => window.print()}>
            Print
          </Button>{' '}
          <DownloadList call={linkRevenueExport} query={address.query} />
        </ScreenOnly>
      }
    >
      <ScreenOnly>
        <RevenueFilters address={address} months={monthsToChoose()} />
      </ScreenOnly>
      <WhenLoaded of={revenue}>
        {({ from, to, total, by_month, by_lga, by_type }) => (
          <>
            <Section id="by-month" title={`${monthInWords(from)} to ${monthInWords(to)}`}>
              <RevenueTable
                caption="Revenue by month"
                of="Month"
                rows={by_month.map(({ month, ...row }) => ({ ...row, name: monthInWords(month) }))}
                total={total}
              />
            </Section>
            <Section id="by-type" title="By type of facility">
              <RevenueTable caption="Revenue by type of facility" of="Type of facility" rows={by_type} total={total} />
            </Section>
            <Section id="by-lga" title="By LGA">
              <RevenueTable caption="Revenue by LGA" of="LGA" rows={by_lga} total={total} />
            </Section>
            <p>Still open is what the invoices of these months are owed today. What was waived is taken off already.</p>
          </>
        )}
      </WhenLoaded>
    </Page>
  )
}
