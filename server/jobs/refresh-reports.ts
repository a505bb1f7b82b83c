import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import type { Database } from '../database/connect.ts'
import { countedReports } from '../features/reports/figures/report-rows.ts'
import { countRisk } from '../records/inspections/count-risk.ts'
import { replaceFigures } from '../records/reports/report-figures.ts'
import { type Repeated, repeat } from './repeat.ts'

const tenMinutesMs = 600_000
/** The pause is at least so many times as long as the counting took, so that counting is a small part of the server's work. */
const restPerWork = 20

/** Counts the figures of all reports and the order of visits anew, each in a transaction of its own. */
export async function refreshReports(db: Database['db'], now: Date, signal?: AbortSignal): Promise<void> {
  for (const { count } of Object.values(countedReports)) {
    if (signal?.aborted) return
    await db.transaction().execute(async (transaction) => {
      await replaceFigures(transaction, await count(transaction, lagosDate(now)), now.toISOString())
    })
  }
  await db
    .transaction()
    .execute((transaction) => countRisk(transaction, { today: lagosDate(now), asOf: now.toISOString() }))
}

/**
 * Counts them now and every ten minutes, until it is stopped. In a portal so large that counting takes
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
