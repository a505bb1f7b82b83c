import type { Db } from '../../database/connect.ts'

/** How far apart the clocks of two portals may be. */
const toleranceMs = 300_000

/** Whether a job is for this portal to do now, and in how many milliseconds it is to be done again. */
export interface Turn {
  isMine: boolean
  nextMs: number
}

/**
 * Takes the turn of a job that is to be done once in a time, whichever portal does it: of several that ask, one gets it. A turn
 * that was taken in the future, by a clock that was wrong, counts for nothing.
 */
export async function takeTurn(db: Db, job: string, { now, everyMs }: { now: Date; everyMs: number }): Promise<Turn> {
  const at = (ms: number) => new Date(now.getTime() + ms).toISOString()
  const taken = await db
    .insertInto('job_turn')
    .values({ job, taken_at: at(0) })
    .onConflict((conflict) =>
      conflict
        .column('job')
        .doUpdateSet({ taken_at: at(0) })
        .where((row) =>
          row.or([row('job_turn.taken_at', '<=', at(-everyMs)), row('job_turn.taken_at', '>', at(toleranceMs))]),
        ),
    )
    .executeTakeFirst()
  if (taken.numInsertedOrUpdatedRows) return { isMine: true, nextMs: everyMs }
  const last = await db.selectFrom('job_turn').where('job', '=', job).select('taken_at').executeTakeFirst()
  const sinceMs = last ? now.getTime() - Date.parse(last.taken_at) : 0
  return { isMine: false, nextMs: everyMs - sinceMs }
}
