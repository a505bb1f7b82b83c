import { isInDate } from './calendar-date.ts'
import type { Reach } from './capabilities.ts'
import { Refusal } from './refusal.ts'

/** The five statuses of a registration, in the one spelling that is ever written. Spec §4. */
export const registrationStatuses = [
  'pending',
  'Awaiting decision',
  'Temporarily approved',
  'Approved',
  'declined',
] as const

/** One of `registrationStatuses`. */
export type RegistrationStatus = (typeof registrationStatuses)[number]

/** The statuses in which a registration waits for the ministry: the counter Awaiting Approval, and the officers' queue. Spec §2. */
export const waitingStatuses = ['pending', 'Awaiting decision'] as const satisfies RegistrationStatus[]

/** The statuses in which something was granted, up to a last day. Spec §4. */
export const grantedStatuses = ['Temporarily approved', 'Approved'] as const satisfies RegistrationStatus[]

/** The statuses that an officer may send. Spec §4. */
export const decidedStatuses = ['Temporarily approved', 'Approved', 'declined'] as const satisfies RegistrationStatus[]

/** One of `decidedStatuses`. */
export type DecidedStatus = (typeof decidedStatuses)[number]

/**
 * Where a registration stands: its status, the last day ('YYYY-MM-DD') of what was granted, null when nothing was, and
 * whether a newer registration of the facility has taken its place (a renewal): then nothing more happens to it.
 */
export type Standing = { status: RegistrationStatus; expiry_date: string | null; superseded?: boolean }

/** The officer's decisions in the order of their buttons. Spec §4. */
export const decisionNames = ['Temporary Approval', 'Approve', 'Decline'] as const

/** One of `decisionNames`. */
export type DecisionName = (typeof decisionNames)[number]

// An approval that is past its date has a row of its own: it may be declined, an active one may not.
type Row = RegistrationStatus | 'Approved, not active' | 'superseded'

/** When an officer may take each decision, the status it leads to, and the message of spec §8. Spec §4. */
export const decisions = {
  'Temporary Approval': {
    offeredWhen: ['pending', 'declined'],
    leadsTo: 'Temporarily approved',
    message: 'Temporarily approved successfully!',
  },
  Approve: {
    offeredWhen: ['declined', 'Temporarily approved', 'Awaiting decision'],
    leadsTo: 'Approved',
    message: 'Approved successfully!',
  },
  Decline: {
    offeredWhen: ['pending', 'Awaiting decision', 'Temporarily approved', 'Approved, not active'],
    leadsTo: 'declined',
    message: 'Declined successfully!',
  },
} as const satisfies Record<DecisionName, { offeredWhen: Row[]; leadsTo: DecidedStatus; message: string }>

/** What an owner may do with a registration. */
export const ownerActions = ['Submit'] as const

/** One of `ownerActions`. */
export type OwnerAction = (typeof ownerActions)[number]

const submitting = { offeredWhen: ['pending', 'declined'], leadsTo: 'pending' } as const satisfies {
  offeredWhen: Row[]
  leadsTo: RegistrationStatus
}

const considering = { movesWhen: ['pending'], leadsTo: 'Awaiting decision' } as const satisfies {
  movesWhen: RegistrationStatus[]
  leadsTo: RegistrationStatus
}

const ownerMayNotChange: readonly RegistrationStatus[] = ['Awaiting decision', 'Approved']

/** Reads a status in any letter case, blanks around it ignored; undefined when it is none. Spec §4: 'also seen as approved'. */
export function readStatus(text: string): RegistrationStatus | undefined {
  const wanted = text.trim().toLowerCase()
  return registrationStatuses.find((status) => status.toLowerCase() === wanted)
}

/** The decisions an officer may take today, in the order of their buttons. Spec §4. */
export function offeredDecisions(standing: Standing, today: string): DecisionName[] {
  const row = rowOf(standing, today)
  return decisionNames.filter((name) => isListed(row, decisions[name].offeredWhen))
}

/** The decision that leads to a status, checked against what is on offer today. Throws Refusal `action_not_offered`. Spec §4. */
export function decide(
  standing: Standing,
  to: DecidedStatus,
  today: string,
): { status: DecidedStatus; decision: DecisionName } {
  const offered = offeredDecisions(standing, today)
  const decision = offered.find((name) => decisions[name].leadsTo === to)
  if (!decision) {
    const wanted = decisionNames.find((name) => decisions[name].leadsTo === to) ?? to
    const detail = `${wanted} is not possible while this registration is ${describe(standing, today)}.`
    throw new Refusal('action_not_offered', detail, { status: standing.status, offered })
  }
  return { status: to, decision }
}

/** What the owner may do today. A pending registration is submitted once; a declined one may be submitted again. Spec §4. */
export function offeredOwnerActions(standing: Standing, today: string, submitted: boolean): OwnerAction[] {
  if (submitted && standing.status === submitting.leadsTo) return []
  return isListed(rowOf(standing, today), submitting.offeredWhen) ? ['Submit'] : []
}

/**
 * The status after the owner submits. A pending registration that was submitted before answers the same again, so that
 * a click sent twice does no harm; the caller keeps the first `submitted_at`. Throws Refusal `action_not_offered`. Spec §4.
 */
export function submit(standing: Standing, today: string): { status: RegistrationStatus } {
  const row = rowOf(standing, today)
  if (isListed(row, submitting.offeredWhen)) return { status: submitting.leadsTo }
  const instead = row === 'Approved, not active' ? ' Please renew it instead.' : ''
  const detail = `Submit is not possible while this registration is ${describe(standing, today)}.${instead}`
  throw new Refusal('action_not_offered', detail, { status: standing.status, offered: [] })
}

/** The status after an officer saves the Consideration form: with both verdicts, a pending registration awaits decision. Spec §2. */
export function considered(standing: Standing, bothVerdicts: boolean): RegistrationStatus {
  const moves = bothVerdicts && !standing.superseded && isListed(standing.status, considering.movesWhen)
  return moves ? considering.leadsTo : standing.status
}

/** Whether a registration is still being worked on. A facility has at most one that is. */
export function isOpen(status: RegistrationStatus): boolean {
  return status !== 'Approved'
}

/**
 * Whether documents, payments, staff, referees, operating officer, available facilities and answers may be changed.
 * `reach` is that of the capability 'change registration contents': who may change everybody's always may; an owner not
 * while an officer decides nor after approval. No registration yet: `undefined`.
 */
export function mayChangeContents(reach: Reach, status: RegistrationStatus | undefined): boolean {
  if (reach !== 'own') return reach === 'any'
  return status === undefined || !isListed(status, ownerMayNotChange)
}

function rowOf({ status, expiry_date, superseded }: Standing, today: string): Row {
  if (superseded) return 'superseded'
  return status === 'Approved' && !isInDate(expiry_date, today) ? 'Approved, not active' : status
}

function isListed(row: Row, rows: readonly Row[]): boolean {
  return rows.includes(row)
}

function describe(standing: Standing, today: string): string {
  if (standing.superseded) return 'replaced by a newer one'
  const lapsed = standing.expiry_date !== null && !isInDate(standing.expiry_date, today)
  return lapsed && standing.status === 'Approved' ? 'Approved and expired' : standing.status
}
