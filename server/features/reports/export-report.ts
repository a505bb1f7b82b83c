import * as calls from '@portal/contract/calls/reports.ts'
import { mayDo } from '@portal/domain/capabilities.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { lagosDate } from '@portal/domain/registration-expiry.ts'
import type { SignedIn } from '../../auth/sessions.ts'
import { csvLines } from '../../csv-lines.ts'
import type { Db } from '../../database/connect.ts'
import { readReport } from './read-report.ts'

/** The text of the file with the table of a report. `sent` is what was signed: the report, its months and its filters. */
export async function* exportReport(db: Db, user: SignedIn, sent: unknown, now: Date): AsyncGenerator<string> {
  const which = calls.linkReport.params.safeParse(sent)
  const asked = calls.linkReport.body.safeParse(sent)
  if (!which.success || !asked.success || !mayDo(user, calls.linkReport.may)) {
    return refuse('not_found', 'This link does not work')
  }
  const { of, columns, rows, sums } = await readReport(
    { db, now, today: lagosDate(now) },
    which.data.report,
    asked.data,
  )
  yield csvLines([[of, ...columns.map(({ name }) => name)]], { isBeginning: true })
  yield csvLines(rows.map(({ name, figures }) => [name, ...figures]))
  if (sums) yield csvLines([['All', ...sums]])
}
