import { mayDo } from '@portal/domain/accounts/capabilities.ts'
import type { SignedIn } from '../auth/sessions.ts'
import { type AccountRow, listCasesOf, listConcernsOf } from '../records/accounts/user-accounts.ts'
import type { Acting, Context, Moment, Stored } from '../use-case/context.ts'
import { act } from './act.ts'
import { onConcern } from './concern.ts'
import { leaveTeams } from './end-inspections.ts'
import { actByItself, onRegistration } from './registration.ts'

/** Something that an officer had, with the facility and the number or the reference. */
export interface HandedOver {
  kind: 'application' | 'concern'
  id: number
  title: string
}

type Officer = Pick<SignedIn, 'id' | 'first_name' | 'last_name'>

/** Gives everything that an officer has to another one, who is told of each, or puts it back. Returns what it was. */
export async function handOver(context: Context, officerId: number, successor: Officer | null): Promise<HandedOver[]> {
  const { cases, concerns } = await workOf(context, officerId)
  for (const { id } of cases) {
    if (successor) await giveCase(context, id, successor)
    else await actByItself(context, 'Put back', id)
  }
  for (const { id } of concerns) {
    if (successor) await changeConcern(context, 'Give concern', id, successor)
    else await changeConcern(context, 'Put concern back', id)
  }
  return [
    ...cases.map((one) => ({ kind: 'application' as const, ...one })),
    ...concerns.map((one) => ({ kind: 'concern' as const, ...one })),
  ]
}

/** Puts back what an officer has who may not have it any more. */
export async function putWorkBack(context: Stored & Moment, officer: AccountRow): Promise<void> {
  const isEnabled = officer.disabled_at === null
  const byPortal = { ...context, user: null, address: null }
  const { cases, concerns } = await workOf(context, officer.id)
  if (!isEnabled || !mayDo(officer, 'assign an application')) {
    for (const { id } of cases) await actByItself(context, 'Put back', id)
  }
  if (!isEnabled || !mayDo(officer, 'triage concerns')) {
    for (const { id } of concerns) await changeConcern(byPortal, 'Put concern back', id)
  }
  if (!isEnabled || !mayDo(officer, 'carry out an inspection')) await leaveTeams(context, officer)
}

async function workOf({ db }: Stored, officerId: number) {
  return { cases: await listCasesOf(db, officerId), concerns: await listConcernsOf(db, officerId) }
}

const nothing = () => Promise.resolve()

function giveCase(context: Context, id: number, assignee: Officer): Promise<void> {
  const reason = `${assignee.first_name} ${assignee.last_name}`
  return act(context, onRegistration, 'Give case', id, { input: { assignee, reason }, write: nothing, reply: nothing })
}

function changeConcern(
  context: Acting,
  name: 'Give concern' | 'Put concern back',
  id: number,
  assignee?: Officer,
): Promise<void> {
  return act(context, onConcern, name, id, { input: assignee ? { assignee } : {}, write: nothing, reply: nothing })
}
