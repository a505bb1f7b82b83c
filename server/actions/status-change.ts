import type { Assignee } from '@portal/domain/actions/case-actions.ts'
import { causesFor, registrationAction, statusAfter } from '@portal/domain/actions/offered-actions.ts'
import type { RegistrationActionName } from '@portal/domain/actions/registration.ts'
import { isOpenReturn } from '@portal/domain/applications/open-return.ts'
import { type Against, againstInWords } from '@portal/domain/cases/decision-checks.ts'
import { type Condition, conditionsInWords } from '@portal/domain/licences/conditions.ts'
import type { LicencePeriod } from '@portal/domain/licences/renewal.ts'
import type { AuditEntry, Doer } from '../audit/record-entry.ts'
import { stateOfRegistration } from '../audit/states.ts'
import { briefOf } from '../records/applications/registration-briefs.ts'
import { type LockedRegistration, updateRegistrationStatus } from '../records/applications/registrations.ts'
import { insertEvent } from '../records/cases/review.ts'
import type { NewNotification } from '../records/messages/notifications.ts'
import type { Acting } from '../use-case/context.ts'

/** What is written with a change of status, besides what the table's row says. */
export interface StatusInput {
  /** Added to the timeline entry and to the message to the owner. */
  reason?: string | null | undefined
  /** Whether all that the table's row asks for is given. If not, a row with `movesWhen` does not change the status. */
  isComplete?: boolean
  /** The officer who is given the case; null if it is put back. */
  assignee?: Assignee | null
  /** What an approval asks of the facility. */
  conditions?: readonly Condition[]
}

interface Asked {
  name: RegistrationActionName
  registration: LockedRegistration
  input: StatusInput
  /** The period of what the action grants. */
  granted: LicencePeriod | null
  /** What the decision goes against. */
  against: readonly Against[]
}

/** What the timeline and the messages say: the reason that was given, and the conditions. */
export function reasonOf({ reason, conditions = [] }: StatusInput): string | null {
  return [reason, conditionsInWords(conditions)].filter(Boolean).join('\n') || null
}

/** What an action changes of a registration, and what the timeline and the audit record say of it. */
type StatusChange = ReturnType<typeof statusChange>

/** The new status with the columns that the row records with it; nothing is changed by an action that moves nothing. */
export function statusChange(context: Acting, asked: Asked) {
  const { name, registration, input, against } = asked
  const { leadsTo, movesWhen } = registrationAction(name)
  const causes = causesFor(name, registration.kind)
  const said = reasonOf(input)
  const status = statusAfter(name, registration, { today: context.today, isComplete: input.isComplete ?? true })
  const event = {
    actor_id: context.user?.id ?? null,
    from_status: registration.status,
    reason: [causes.event?.text, said].filter(Boolean).join(': ') || null,
    is_internal: causes.event?.isInternal ?? false,
  }
  const entry: Omit<AuditEntry, keyof Doer> = {
    action: name,
    about: { kind: 'registration', id: registration.id },
    after: { facility_id: registration.facility_id, reason: said ?? undefined },
  }
  const moves = leadsTo === null ? causes.records !== undefined : !movesWhen || status !== registration.status
  if (!moves) {
    const isEntered = leadsTo === null && causes.event?.text !== undefined
    return {
      name,
      id: registration.id,
      status,
      event: isEntered ? event : undefined,
      remarks: [],
      changed: undefined,
      entry,
    }
  }
  const changed = { status, ...recordedWith(context, asked) }
  const others = against.length > 0 ? { against: against.map(({ check }) => check) } : {}
  return {
    name,
    id: registration.id,
    status,
    event,
    // Officers read it beside the decision; its owner does not.
    remarks: against.length === 0 ? [] : [againstInWords(against, input.reason)],
    changed,
    entry: {
      ...entry,
      before: valuesBefore(registration, changed),
      after: { ...entry.after, ...changed, ...others },
      state: stateOfRegistration(registration, changed),
    },
  }
}

/** The registration as the page in the reply shows it after a decision; undefined if it has to be read. */
export function briefAfter(
  { user, now, today }: Acting,
  registration: LockedRegistration,
  { name, changed }: StatusChange,
) {
  if (!changed || causesFor(name, registration.kind).records !== 'decision') return undefined
  const officer = { officer_first_name: user?.first_name ?? null, officer_last_name: user?.last_name ?? null }
  return briefOf({ ...registration, ...changed, ...officer, updated_at: now.toISOString() }, today)
}

/** The columns that the row records besides the status. */
function recordedWith({ user, now }: Acting, { name, registration, input, granted }: Asked) {
  const causes = causesFor(name, registration.kind)
  const at = now.toISOString()
  const recorded = {
    // What was returned and is submitted again keeps its place in the queue.
    submission: { submitted_at: isOpenReturn(registration.returned) ? (registration.submitted_at ?? at) : at },
    decision: {
      expiry_date: granted?.expiry_date ?? null,
      valid_from: causes.issues === 'certificate' ? (granted?.valid_from ?? null) : null,
      processed_by: user?.id ?? null,
      processed_at: at,
      extended_at: null,
    },
    extension: { expiry_date: granted?.expiry_date ?? registration.expiry_date, extended_at: at },
    end: { ended_at: at },
    assignee: { assignee_id: input.assignee?.id ?? null },
    reminder: { reminded_at: at },
  }
  return {
    ...(causes.records && recorded[causes.records]),
    ...(causes.issues === 'certificate' && { approved_at: at }),
    ...(causes.changesType && { approved_at: at, ended_at: at }),
  }
}

/** The present values of the columns that an action changes. */
function valuesBefore(registration: LockedRegistration, changed: object) {
  return Object.fromEntries(Object.entries(registration).filter(([column]) => Object.hasOwn(changed, column)))
}

/** Writes the change and the timeline, and the first message with them. Returns the other messages. */
export async function enterChange(
  { db, now }: Acting,
  { id, status, event, remarks, changed }: StatusChange,
  messages: readonly NewNotification[],
): Promise<readonly NewNotification[]> {
  const at = now.toISOString()
  if (!changed) {
    if (event) await insertEvent(db, { ...event, registration_id: id, to_status: status, at })
    return messages
  }
  const [notification, ...others] = messages
  await updateRegistrationStatus(db, { id, changed, event, remarks, at, notification })
  return others
}
