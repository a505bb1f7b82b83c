import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import type { Database, Db } from '../database/connect.ts'
import { applicationFigures, dayFigures, workloadFigures } from '../records/reports/application-figures.ts'
import { serviceFigures, staffFigures } from '../records/reports/facility-figures.ts'
import { renewalFigures } from '../records/reports/renewal-figures.ts'
import { type FigureSource, replaceFigures } from '../records/reports/report-figures.ts'
import { type Repeated, repeat } from './repeat.ts'

const tenMinutesMs = 600_000
/** The pause is at least so many times as long as the counting took, so that counting is a small part of the server's work. */
const restPerWork = 20

/** The reports, in the order in which they are counted. */
const sources: readonly ((db: Db, today: string) => FigureSource | Promise<FigureSource>)[] = [
  () => applicationFigures,
  (_db, today) => dayFigures(today),
  () => workloadFigures,
  (_db, today) => renewalFigures(today),
  staffFigures,
  (_db, today) => serviceFigures(today),
]

/** Counts the figures of all reports anew, each in a transaction of its own. */
export async function refreshReports(db: Database['db'], now: Date, signal?: AbortSignal): Promise<void> {
  for (const source of sources) {
    if (signal?.aborted) return
    await db.transaction().execute(async (transaction) => {
      await replaceFigures(transaction, await source(transaction, lagosDate(now)), now.toISOString())
    })
  }
}

/**
 * Counts the figures of the reports now and every ten minutes, until it is stopped. In a portal so large that counting takes
 * long, the pauses are longer.
 */
export function startRefreshingReports(
  db: Database['db'],
  { onFailure, clock }: { onFailure: (error: unknown) => void; clock: () => Date },
): Repeated {
  return repeat(async (signal) => {
    const began = performance.now()
    await refreshReports(db, clock(), signal).catch(onFailure)
    return Math.max(tenMinutesMs, (performance.now() - began) * restPerWork)
  })
}
