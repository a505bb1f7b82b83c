import type { AuditHead } from '@portal/contract/audit/audit-entry.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { monthInWords } from '@portal/domain/dates/month-words.ts'
import type { ReportDefinition } from '@portal/domain/reports/report-columns.ts'
import { usePortal } from '../../../api/use-portal.ts'
import { Moment } from '../../../ui/dates.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { Panel } from '../../../ui/layout/page.tsx'
import { Letterhead } from '../../../ui/print/letterhead.tsx'
import foot from '../../../ui/print/print-foot.module.css'
import { PrintFoot } from '../../../ui/print/print-foot.tsx'
import { PrintOnly } from '../../../ui/print/print-only.tsx'
import { SealedHead } from '../../../ui/print/sealed-head.tsx'
import signedIn from '../../../ui/signed-in.module.css'
import { ReportChart } from './report-chart.tsx'
import type { Report } from './report-figure.ts'
import { ReportTable } from './report-table.tsx'
import styles from './report-view.module.css'

function monthsInWords({ from, to }: Report): string {
  if (from === null || to === null) return ''
  return from === to ? monthInWords(from) : `${monthInWords(from)} to ${monthInWords(to)}`
}

interface ViewProps {
  report: Report
  definition: ReportDefinition
  /** The category and the LGA, in words. */
  narrowedTo: string
  /** The newest head of the audit record. */
  head: AuditHead | null
}

/** A report: its chart, its table with every figure, and when it was counted. */
export function ReportView({ report, definition, narrowedTo, head }: ViewProps) {
  const portal = usePortal()
  const { as_of, rows } = report
  if (as_of === null) {
    return (
      <EmptyState title="Not counted yet">The portal is counting. Open this page again in a few minutes.</EmptyState>
    )
  }
  const isEmpty = rows.every(({ figures }) => figures.every((figure) => !figure))
  return (
    <div className={`${layout.stack5} ${foot.footed} ${styles.report}`} data-sheet>
      <PrintOnly>
        {portal && <Letterhead {...portal} />}
        <h1>{report.title}</h1>
        <p>{report.counts}</p>
      </PrintOnly>
      {portal && <PrintFoot of={portal.ministry_name} day={lagosDate(Date.now())} />}
      <p className={`${layout.row4} ${styles.about}`}>
        {[monthsInWords(report), narrowedTo].filter(Boolean).join(' · ')}
        <span className={signedIn.aside}>
          Counted on <Moment of={as_of} />
        </span>
      </p>
      {isEmpty ? (
        <EmptyState title="Nothing to count" isSmall>
          There is nothing of this kind in what you chose.
        </EmptyState>
      ) : (
        <Panel>
          <ReportChart report={report} definition={definition} />
        </Panel>
      )}
      {rows.length > 0 && <ReportTable {...report} />}
      <SealedHead head={head} />
    </div>
  )
}
