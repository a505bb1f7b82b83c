import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { isOutOfService } from '@portal/domain/inspections/visits.ts'
import { standingOn } from '@portal/domain/standing/standing.ts'
import { applyStanding } from '../actions/end-inspections.ts'
import type { Database } from '../database/connect.ts'
import { lockFacilityWithNewest } from '../records/facilities/facilities.ts'
import { listStandingsToFollow } from '../records/inspections/standings-to-follow.ts'
import { eachByJob } from './each-by-job.ts'

/** How many facilities are followed in one run, so that a run is short. The next run is an hour later. */
const maxPerRun = 500

/**
 * Closings and revocations begin and end at midnight, when nobody does anything. What then follows for planned visits and
 * corrective actions is done here, facility by facility. Returns how many there were.
 */
export async function followStandings(db: Database['db'], now: Date, signal?: AbortSignal): Promise<number> {
  const today = lagosDate(now)
  const listed = await listStandingsToFollow(db, today, maxPerRun)
  await eachByJob(db, listed, { job: 'follow-standings', now, signal }, async (transaction, { id, is_out }) => {
    const facility = await lockFacilityWithNewest(transaction, id, today)
    // It may have been reopened since it was listed, which has set the days.
    if (isOutOfService(standingOn(facility, today)) !== is_out) return
    await applyStanding({ db: transaction, now, today }, { id, isOut: is_out })
  })
  return listed.length
}
