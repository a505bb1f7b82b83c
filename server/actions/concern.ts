import { type ConcernActionName, checkConcernAction, concernAction } from '@portal/domain/actions/concern.ts'
import { type ConcernOutcome, maxToldInAnHour } from '@portal/domain/concerns/concerns.ts'
import type { SignedIn } from '../auth/sessions.ts'
import { findReportTime, insertConcernEvent, lockConcern, updateConcern } from '../records/concerns/concerns.ts'
import { notify } from '../records/messages/notifications.ts'
import type { Acting } from '../use-case/context.ts'
import type { Carried, Kind } from './kind.ts'

const hourMs = 3_600_000

/** Reporting a concern. Whoever does stays unknown, so the portal itself acts. */
interface OnNewConcern {
  context: Acting
  name: 'Report concern'
  /** Its reference. */
  id: string
  input: object
  facts: undefined
  checked: undefined
  written: { id: number }
}

export const onNewConcern: Kind<OnNewConcern> = {
  // Nobody else knows of it yet.
  lock: () => Promise.resolve(undefined),
  check: () => Promise.resolve(undefined),

  async write({ context, name, id: reference }, { id }) {
    const { leadsTo, causes } = concernAction(name)
    return {
      causes,
      entry: { action: name, about: { kind: 'concern', id }, after: { status: leadsTo, reference } },
      async enter() {
        const at = context.now.toISOString()
        await insertConcernEvent(context.db, { concern_id: id, at, text: causes.event?.text ?? '' })
        await tellOfficers(context, { id, reference })
        return []
      },
    }
  },
}

/** Tells the officers who triage concerns that there is one, but not what it says. */
async function tellOfficers({ db, now }: Acting, { id, reference }: { id: number; reference: string }): Promise<void> {
  const { notifiesOfficers } = concernAction('Report concern').causes
  if (!notifiesOfficers || (await isFlooded({ db, now }))) return
  const { capability, kind, title } = notifiesOfficers
  await notify(db, {
    user_id: null,
    officers_who_may: capability,
    is_work: true,
    kind,
    title,
    body: `${reference}.`,
    reference,
    about_kind: 'concern',
    about_id: id,
    created_at: now.toISOString(),
  })
}

/** Whether so much was reported within an hour that officers are not told of each any more; they find it in the list. */
async function isFlooded({ db, now }: Pick<Acting, 'db' | 'now'>): Promise<boolean> {
  const earlier = await findReportTime(db, maxToldInAnHour)
  return earlier !== undefined && Date.parse(earlier) > now.getTime() - hourMs
}

type Officer = Pick<SignedIn, 'id' | 'first_name' | 'last_name'>

/** What a use case gives besides the action and the concern. */
interface ConcernInput {
  note?: string | null
  outcome?: ConcernOutcome
  /** The officer who is to have it; left out, whoever acts. */
  assignee?: Officer
}

/** The actions of officers on concerns. */
export interface OnConcern {
  context: Acting
  name: Exclude<ConcernActionName, 'Report concern'>
  id: number
  input: ConcernInput
  facts: Awaited<ReturnType<typeof lockConcern>>
  checked: undefined
  written: unknown
}

export const onConcern: Kind<OnConcern> = {
  lock: ({ db }, id) => lockConcern(db, id),

  async check({ name, facts }) {
    checkConcernAction(name, facts.status)
    return undefined
  },

  async write(action) {
    const { context, name, id, facts, input } = action
    const { db, user, now } = context
    const { leadsTo, records, causes } = concernAction(name)
    const { outcome, assignee = user } = input
    const changes = {
      assignee: { assignee_id: assignee?.id ?? null },
      'no assignee': { assignee_id: null },
      outcome: { outcome: outcome ?? null, closed_at: now.toISOString() },
      'no outcome': { outcome: null, closed_at: null, assignee_id: user?.id ?? null },
    }
    if (leadsTo !== null) await updateConcern(db, id, { status: leadsTo, ...(records && changes[records]) })
    return {
      causes,
      entry: {
        action: name,
        about: { kind: 'concern', id },
        before: { status: facts.status, assignee_id: facts.assignee_id },
        after: { status: leadsTo ?? facts.status, reference: facts.reference, outcome: outcome ?? null },
      },
      async enter() {
        await enterInHistory(action)
        await tellAssignee(action)
        return []
      },
    }
  },
}

async function enterInHistory({ context, name, id, input }: Carried<OnConcern>): Promise<void> {
  const { db, user, now } = context
  const { causes } = concernAction(name)
  const { outcome, note, assignee = user } = input
  const given = causes.notifiesAssignee && assignee ? `${assignee.first_name} ${assignee.last_name}` : null
  const told = [outcome, note ?? given].filter(Boolean).join(': ') || null
  const text = causes.event?.text ?? name
  await insertConcernEvent(db, { concern_id: id, actor_id: user?.id ?? null, at: now.toISOString(), text, note: told })
}

/** Officers who give a concern to themselves are not told. */
async function tellAssignee({ context, name, id, facts, input }: Carried<OnConcern>): Promise<void> {
  const { db, user, now } = context
  const { notifiesAssignee } = concernAction(name).causes
  const { assignee = user } = input
  if (!notifiesAssignee || !user || !assignee || assignee.id === user.id) return
  await notify(db, {
    user_id: assignee.id,
    is_work: true,
    kind: 'concern',
    title: notifiesAssignee,
    body: `${facts.reference}.\nGiven by ${user.first_name} ${user.last_name}.`,
    reference: facts.reference,
    about_kind: 'concern',
    about_id: id,
    created_at: now.toISOString(),
  })
}
