import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { byJob, recordChanges } from '../audit/record-changes.ts'
import { recordEntry } from '../audit/record-entry.ts'
import type { Db } from '../database/connect.ts'
import { notify } from '../records/messages/notifications.ts'
import type { UnconfirmedPaper } from './confirm-paper.ts'

const dayMs = 24 * 3_600_000
/** Officers are told of so many papers within a day. The log names all. */
const maxToldInDay = 20
/** The arbitrary key of the lock under which one request at a time tells officers. */
const tellingLock = 4_310_075

interface Reporting {
  /** Not the transaction of the request, which is undone. */
  db: Db
  now: Date
  log: Pick<FastifyBaseLogger, 'error'>
}

/** Writes to the log that a paper does not agree with the audit record, and tells officers who read the record, once for each paper. */
export async function reportPaper({ db, now, log }: Reporting, { paper, reason }: UnconfirmedPaper): Promise<void> {
  log.error({ paper: paper.id, reason }, 'A certificate or statement does not agree with the audit record')
  try {
    if (await isTold(db, paper.id)) return
    await recordChanges(db, byJob('report-paper', now), (transaction) => tell(transaction, { paper, reason, now }))
  } catch (error) {
    log.error(
      { err: error, paper: paper.id },
      'Officers could not be told of a paper; trying again when it is asked for',
    )
  }
}

async function tell(
  db: Db,
  { paper, reason, now }: Pick<UnconfirmedPaper, 'paper' | 'reason'> & { now: Date },
): Promise<void> {
  await sql`select pg_advisory_xact_lock(${tellingLock}::bigint)`.execute(db)
  if ((await isTold(db, paper.id)) || (await countTold(db, new Date(now.getTime() - dayMs))) >= maxToldInDay) return
  await recordEntry(db, {
    ...{ at: now, actor: null, address: null },
    action: 'paper_not_confirmed',
    about: { kind: 'certificate', id: paper.id },
    after: { reason },
  })
  await notify(db, {
    user_id: null,
    officers_who_may: 'read the audit record',
    kind: 'record',
    title: `${paper.id} cannot be confirmed`,
    body: `Somebody asked for this certificate or statement, and ${reason}. It is not printed, and whoever checks it is told to ask the ministry.`,
    about_kind: 'registration',
    about_id: paper.registration_id,
    created_at: now.toISOString(),
  })
}

async function isTold(db: Db, paper: string): Promise<boolean> {
  const told = await tellings(db).where('about_id', '=', paper).select('id').limit(sql.lit(1)).executeTakeFirst()
  return told !== undefined
}

async function countTold(db: Db, since: Date): Promise<number> {
  const { n } = await tellings(db)
    .where('at', '>=', since.toISOString())
    .select(sql<number>`count(*)::int`.as('n'))
    .executeTakeFirstOrThrow()
  return n
}

function tellings(db: Db) {
  return db.selectFrom('audit_entry').where('action', '=', 'paper_not_confirmed')
}
