import { type ConcernActionName, checkConcernAction, concernAction } from '@portal/domain/actions/concern.ts'
import { type ConcernOutcome, maxToldInAnHour } from '@portal/domain/concerns/concerns.ts'
import { doerOf, recordEntry } from '../audit/record-entry.ts'
import type { Db } from '../database/connect.ts'
import type { Context, OpenContext } from '../use-case/context.ts'
import {
  findReportTime,
  insertConcern,
  insertConcernEvent,
  lockConcern,
  updateConcern,
} from '../records/concerns/concerns.ts'
import { notify } from '../records/messages/notifications.ts'

const hourMs = 3_600_000

type NewConcern = Omit<Parameters<typeof insertConcern>[1], 'id' | 'status' | 'reported_at'>

/** Adds a concern as somebody reported it, and tells the officers who triage concerns that there is one, but not what it says. */
export async function addConcern({ db, now }: OpenContext, concern: NewConcern): Promise<number> {
  const { leadsTo, causes } = concernAction('Report concern')
  const at = now.toISOString()
  const id = await insertConcern(db, { ...concern, status: leadsTo ?? 'new', reported_at: at })
  await insertConcernEvent(db, { concern_id: id, at, text: causes.event?.text ?? '' })
  await recordEntry(db, {
    // Whoever reports a concern stays unknown to the record too: without the network address.
    ...doerOf({ now, user: null, address: null }),
    action: 'Report concern',
    about: { kind: 'concern', id },
    after: { status: leadsTo, reference: concern.reference },
  })
  if (causes.notifiesOfficers && !(await isFlooded(db, now))) {
    const { capability, kind, title } = causes.notifiesOfficers
    const about = { reference: concern.reference, about_kind: 'concern' as const, about_id: id }
    const told = { user_id: null, officers_who_may: capability, kind, title, body: `${concern.reference}.` }
    await notify(db, { ...told, ...about, created_at: at })
  }
  return id
}

/** Whether so much was reported within an hour that officers are not told of each any more; they find it in the list. */
async function isFlooded(db: Db, now: Date): Promise<boolean> {
  const earlier = await findReportTime(db, maxToldInAnHour)
  return earlier !== undefined && Date.parse(earlier) > now.getTime() - hourMs
}

type Locked = Awaited<ReturnType<typeof lockConcern>>

interface Doing {
  note?: string | null
  outcome?: ConcernOutcome
  /** The officer who is to have it; left out, whoever acts. */
  assignee?: { id: number; first_name: string; last_name: string }
  /** Checks further, and writes what belongs to the action, while the concern is locked. */
  write?: (concern: Locked) => Promise<void>
}

/**
 * Carries out one action of the table on a concern, in the transaction of the call. A second officer waits for the lock and is
 * then checked against the new status.
 */
export async function actOnConcern(
  context: Context,
  name: ConcernActionName,
  id: number,
  { note = null, outcome, assignee = context.user, write }: Doing = {},
): Promise<void> {
  const { db, user, now } = context
  const concern = await lockConcern(db, id)
  checkConcernAction(name, concern.status)
  await write?.(concern)
  const { leadsTo, records, causes } = concernAction(name)
  const at = now.toISOString()
  const changes = {
    assignee: { assignee_id: assignee.id },
    outcome: { outcome: outcome ?? null, closed_at: at },
    'no outcome': { outcome: null, closed_at: null, assignee_id: user.id },
  }
  if (leadsTo !== null) await updateConcern(db, id, { status: leadsTo, ...(records && changes[records]) })
  await recordEntry(db, {
    ...doerOf(context),
    action: name,
    about: { kind: 'concern', id },
    before: { status: concern.status, assignee_id: concern.assignee_id },
    after: { status: leadsTo ?? concern.status, reference: concern.reference, outcome: outcome ?? null },
  })
  const given = causes.notifiesAssignee ? `${assignee.first_name} ${assignee.last_name}` : null
  const told = [outcome, note ?? given].filter(Boolean).join(': ') || null
  await insertConcernEvent(db, { concern_id: id, actor_id: user.id, at, text: causes.event?.text ?? name, note: told })
  if (causes.notifiesAssignee && assignee.id !== user.id) {
    await notify(db, {
      user_id: assignee.id,
      kind: 'concern',
      title: causes.notifiesAssignee,
      body: `${concern.reference}.\nGiven by ${user.first_name} ${user.last_name}.`,
      reference: concern.reference,
      about_kind: 'concern',
      about_id: id,
      created_at: at,
    })
  }
}
