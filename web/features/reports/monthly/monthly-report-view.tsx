import type { AuditHead } from '@portal/contract/audit/audit-entry.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { monthInFull, monthInWords } from '@portal/domain/dates/month-words.ts'
import { lazily } from '@portal/domain/text/lazily.ts'
import { usePortal } from '../../../api/use-portal.ts'
import { paths } from '../../../paths.ts'
import { ChartCards } from '../../../ui/chart/chart-card.tsx'
import { CounterCard, Counters } from '../../../ui/chart/counter-card.tsx'
import { Day } from '../../../ui/dates.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { Letterhead } from '../../../ui/print/letterhead.tsx'
import foot from '../../../ui/print/print-foot.module.css'
import { PrintFoot } from '../../../ui/print/print-foot.tsx'
import { PrintOnly } from '../../../ui/print/print-only.tsx'
import { SealedHead } from '../../../ui/print/sealed-head.tsx'
import { HowWeCount } from './how-we-count.tsx'
import {
  DaysToDecision,
  Ending,
  LicensedByLga,
  Money,
  type MonthlyReport,
  ReceivedAndDecided,
  Waiting,
  yearOf,
} from './month-charts.tsx'
import styles from './monthly-report-view.module.css'
import { TypesTable } from './types-table.tsx'

const inPercent = lazily(() => new Intl.NumberFormat('en-NG', { style: 'percent', maximumFractionDigits: 0 }))
const share = (kept: number | null) => (kept === null ? '–' : inPercent().format(kept))

function MainFigures(report: MonthlyReport) {
  const { month, of_month, of_year, facilities, licensed, waiting, service_days } = report
  const words = monthInWords(month)
  return (
    <Counters isSmall>
      <CounterCard
        label="Licensed today"
        value={licensed}
        note={`of ${facilities.toLocaleString('en')} facilities`}
        to={paths.licensedFacilities()}
      />
      <CounterCard
        label={`Decided in ${words}`}
        value={of_month.decided}
        note={`${of_month.received.toLocaleString('en')} received`}
        to={paths.report('days', { from: month, to: month })}
      />
      <CounterCard
        label={`Within the promise in ${month.slice(0, 4)}`}
        value={share(of_year.kept)}
        note={`waiting ones counted; ${words} ${share(of_month.kept)}`}
        to={paths.report('days', yearOf(report))}
      />
      <CounterCard
        label={`Waiting past ${service_days} days`}
        value={waiting.late}
        note={`of ${waiting.total.toLocaleString('en')} waiting`}
        to={paths.queue('late=yes')}
      />
    </Counters>
  )
}

/** The report of a month: sentences that answer first, then its figures and charts. */
export function MonthlyReportView({ report, head }: { report: MonthlyReport; head: AuditHead | null }) {
  const portal = usePortal()
  const today = lagosDate(Date.now())
  return (
    <div className={`${layout.stack4} ${foot.footed} ${styles.report}`} data-sheet>
      <PrintOnly>
        {portal && <Letterhead {...portal} />}
        <h1>Report for {monthInFull(report.month)}</h1>
        <p>
          As of <Day of={today} />
        </p>
      </PrintOnly>
      {portal && <PrintFoot of={portal.ministry_name} day={today} />}
      <p className={styles.answer}>{report.answer.join(' ')}</p>
      <MainFigures {...report} />
      <ChartCards>
        <ReceivedAndDecided {...report} />
        <DaysToDecision {...report} />
      </ChartCards>
      <ChartCards>
        <Waiting {...report} />
        <Money {...report} />
      </ChartCards>
      <LicensedByLga {...report} />
      <div className={styles.types}>
        <TypesTable {...report} />
      </div>
      <ChartCards>
        <Ending {...report} />
        <HowWeCount {...report} />
      </ChartCards>
      <SealedHead head={head} />
    </div>
  )
}
