import { showMonthlyReport } from '@portal/contract/reports/calls/reports.ts'
import { addMonths } from '@portal/domain/dates/calendar-date.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { monthInFull } from '@portal/domain/dates/month-words.ts'
import { lastFullMonth } from '@portal/domain/reports/monthly-report.ts'
import { useCall } from '../../api/use-call.ts'
import { MonthlyReportView } from '../../features/reports/monthly/monthly-report-view.tsx'
import { paths } from '../../paths.ts'
import { Moment } from '../../ui/dates.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { WhenLoaded } from '../../ui/feedback/when-loaded.tsx'
import { Button } from '../../ui/form/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { ScreenOnly } from '../../ui/print/screen-only.tsx'
import { FilterChip, FilterChips } from '../../ui/table/filter-chips.tsx'
import { useListAddress } from '../../ui/table/use-list-address.ts'

/** How many months can be chosen. */
const monthsBack = 36

/** This month and those before it. */
function monthsToChoose(today: string) {
  return Array.from({ length: monthsBack }, (_, index) => {
    const value = addMonths(`${today.slice(0, 7)}-01`, -index).slice(0, 7)
    return { value, label: index === 0 ? `${monthInFull(value)} until now` : monthInFull(value) }
  })
}

/** The report of a month for the Commissioner: what is licensed, what waits, how long it takes, money, and licences that end. */
export function MonthlyReport() {
  const address = useListAddress()
  const report = useCall(showMonthlyReport, { query: address.query })
  const today = lagosDate(Date.now())
  const month = address.get('month')
  const counted = report.data?.data?.counted_at
  return (
    <Page
      title="Monthly report"
      heading={`Report for ${monthInFull(report.data?.data?.month ?? lastFullMonth(today))}`}
      back={{ to: paths.reports(), label: 'Reports' }}
      actions={
        <Button variant="default" icon={<Icon name="print" />} onClick={() => window.print()}>
          Print
        </Button>
      }
    >
      <ScreenOnly>
        <FilterChips
          end={
            counted && (
              <>
                Counted on <Moment of={counted} />
              </>
            )
          }
        >
          <FilterChip
            label="Month"
            all="The last full month"
            usual={monthInFull(lastFullMonth(today))}
            value={month}
            choices={monthsToChoose(today)}
            onChoose={(value) => address.filter({ month: value || undefined })}
          />
        </FilterChips>
      </ScreenOnly>
      <WhenLoaded of={report}>
        {({ data, head }) =>
          data ? (
            <MonthlyReportView report={data} head={head} />
          ) : (
            <EmptyState title="Not counted yet">
              The portal is counting. Open this page again in a few minutes.
            </EmptyState>
          )
        }
      </WhenLoaded>
    </Page>
  )
}
