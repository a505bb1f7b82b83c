import { showRevenue } from '@portal/contract/money/calls/revenue.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { monthInWords } from '@portal/domain/dates/month-words.ts'
import { monthsBetween } from '@portal/domain/dates/months.ts'
import { useCall } from '../../api/use-call.ts'
import { DownloadRevenue } from '../../features/money/revenue/download-revenue.tsx'
import { RevenueFilters } from '../../features/money/revenue/revenue-filters.tsx'
import { RevenueTable } from '../../features/money/revenue/revenue-table.tsx'
import { paths } from '../../paths.ts'
import { WhenLoaded } from '../../ui/feedback/when-loaded.tsx'
import { Button } from '../../ui/form/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Page, Section } from '../../ui/layout/page.tsx'
import { ScreenOnly } from '../../ui/print/screen-only.tsx'
import { useListAddress } from '../../ui/table/use-list-address.ts'

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
          <DownloadRevenue filters={address.query} />
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
