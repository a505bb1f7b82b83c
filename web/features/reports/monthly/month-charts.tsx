import type { Reply } from '@portal/contract/call.ts'
import type { showMonthlyReport } from '@portal/contract/reports/calls/reports.ts'
import { monthInWords } from '@portal/domain/dates/month-words.ts'
import { daysOfGroup, type WaitingGroup } from '@portal/domain/reports/waiting-groups.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'
import { Link } from 'react-router'
import { shortNaira } from '../../../fields/short-naira.ts'
import { paths } from '../../../paths.ts'
import { ChartCard } from '../../../ui/chart/chart-card.tsx'
import { facilitiesUnit, figure, mostFirst } from '../../../ui/chart/chart-figure.ts'
import { ColumnChart, DaysChart, MonthChart } from '../../../ui/chart/charts.tsx'
import type { Tone } from '../../../ui/chart/legend.tsx'
import { ShareTable } from '../../../ui/chart/share-table.tsx'

/** The report of a month. */
export type MonthlyReport = NonNullable<Reply<typeof showMonthlyReport>['data']>

/** From January to the month. */
export function yearOf({ month }: Pick<MonthlyReport, 'month'>) {
  return { from: `${month.slice(0, 4)}-01`, to: month }
}

/** What came in and was decided in each month of the year. */
export function ReceivedAndDecided(report: MonthlyReport) {
  const { by_month } = report
  return (
    <ChartCard
      title="Received and decided"
      actions={<Link to={paths.report('applications', yearOf(report))}>Applications by month</Link>}
    >
      <MonthChart
        title="Received and decided"
        months={by_month.map(({ month }) => monthInWords(month))}
        series={[
          { name: 'Received', counts: by_month.map(({ received }) => received) },
          { name: 'Decided', counts: by_month.map(({ decided }) => decided) },
        ]}
        words={figure}
      />
    </ChartCard>
  )
}

/** The days to a decision in each month of the year, and those of what waits today. */
export function DaysToDecision(report: MonthlyReport) {
  const { by_month, waiting, service_days } = report
  const points = by_month.map(({ month, half, most }) => ({ name: monthInWords(month), half, most }))
  return (
    <ChartCard
      title="Days to a decision"
      actions={<Link to={paths.report('days', yearOf(report))}>Days by stage</Link>}
      foot="Each month is that of the decision. “Now” is what waits today, by its days so far."
    >
      <DaysChart
        title="Days to a decision"
        of="Month of the decision"
        points={[...points, { name: 'Now', half: waiting.half, most: waiting.most }]}
        promise={service_days}
      />
    </ChartCard>
  )
}

const toneOfGroup = { 'in time': 'main', near: 'wait', late: 'bad' } as const satisfies Record<WaitingGroup['is'], Tone>

/** How long applications have waited for the ministry. */
export function Waiting({ waiting, service_days }: MonthlyReport) {
  const title = byNumber(waiting.total, {
    one: '# application that waits today',
    other: '# applications that wait today',
  })
  return (
    <ChartCard
      title={title}
      foot={`Days with the ministry, of ${byNumber(service_days, { one: '# day', other: '# days' })} that it promises. Amber from two thirds of them on, red past them. Changes of type are not counted.`}
    >
      <ShareTable
        title={title}
        of="With the ministry"
        heading="Applications"
        sign="bar"
        counted={waiting.groups.map(({ from, to, is, count }) => ({
          key: from,
          name: daysOfGroup({ from, to }),
          count,
          tone: toneOfGroup[is],
          to: paths.queue(`with=ministry&days_from=${from}${to === null ? '' : `&days_to=${to}`}`),
        }))}
      />
    </ChartCard>
  )
}

/** What was invoiced and confirmed in each month of the year. */
export function Money(report: MonthlyReport) {
  const { by_month } = report
  return (
    <ChartCard title="Money" actions={<Link to={paths.revenue(yearOf(report))}>Revenue</Link>}>
      <MonthChart
        title="Money"
        months={by_month.map(({ month }) => monthInWords(month))}
        series={[
          { name: 'Invoiced', counts: by_month.map(({ invoiced }) => invoiced) },
          { name: 'Confirmed', counts: by_month.map(({ confirmed }) => confirmed) },
        ]}
        words={shortNaira}
      />
    </ChartCard>
  )
}

/** The facilities of each LGA, with those that are licensed today told apart. */
export function LicensedByLga({ by_lga }: MonthlyReport) {
  return (
    <ChartCard title="Licensed by LGA">
      <ColumnChart
        title="Licensed by LGA"
        of="LGA"
        unit={facilitiesUnit}
        parts={{ part: 'Licensed today, also for a time', rest: 'Others' }}
        follow="See those licensed"
        counted={mostFirst(
          by_lga.map(({ id, name, facilities, licensed }) => ({
            ...{ key: id, name, count: facilities, part: licensed },
            to: paths.licensedFacilities({ local_gov_area_id: id }),
          })),
        )}
      />
    </ChartCard>
  )
}

/** The licences that end in the next months. */
export function Ending({ ending }: MonthlyReport) {
  return (
    <ChartCard title="Licences ending">
      <ShareTable
        title="Licences ending"
        of="Month"
        heading="End"
        secondHeading="Without a renewal"
        sign="bar"
        counted={ending.map(({ month, due, open }) => ({
          ...{ key: month, name: monthInWords(month), count: due, second: open },
          to: paths.endingLicences(month),
        }))}
      />
    </ChartCard>
  )
}
