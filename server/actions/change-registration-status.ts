import type { Assignee } from '@portal/domain/actions/case-actions.ts'
import type { RegistrationActionName } from '@portal/domain/actions/registration.ts'
import { registrationAction, statusAfter } from '@portal/domain/actions/offered-actions.ts'
import { type Condition, conditionsInWords } from '@portal/domain/licences/conditions.ts'
import { type Against, againstInWords } from '@portal/domain/cases/decision-checks.ts'
import { isOpenReturn } from '@portal/domain/applications/open-return.ts'
import type { LicencePeriod } from '@portal/domain/licences/renewal.ts'
import { type AuditEntry, doerOf, recordEntry } from '../audit/record-entry.ts'
import { stateOfRegistration } from '../audit/states.ts'
import type { Context } from '../use-case/context.ts'
import { findInvoiceId } from '../records/money/invoices.ts'
import { type NewNotification, notify } from '../records/messages/notifications.ts'
import { type LockedRegistration, updateRegistrationStatus } from '../records/applications/registrations.ts'
import { endRepresentation } from '../records/standing/representations.ts'
import { insertEvent } from '../records/cases/review.ts'
import { settlePenalties } from '../money/settle-penalties.ts'

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

/** What the timeline and the messages say: the reason that was given, and the conditions. */
export function reasonOf({ reason, conditions = [] }: StatusInput): string | null {
  return [reason, conditionsInWords(conditions)].filter(Boolean).join('\n') || null
}

interface StatusChange {
  registration: LockedRegistration
  input: StatusInput
  /** The period of what the action grants. */
  granted: LicencePeriod | null
  /** The message to the owner, or to the officer who is given the case. */
  notification?: NewNotification | undefined
  /** What the decision goes against. */
  against?: readonly Against[]
}

/** Who acts on a registration, and where. The portal itself is no user and has no address. */
export interface Acting extends Pick<Context, 'db' | 'now' | 'today'> {
  user: Pick<Context['user'], 'id' | 'first_name' | 'last_name'> | null
  address: string | null
}

/**
 * Writes the new status, the fields that the row records with it, the timeline entry, the message and the entry of the audit
 * record; only the message and the entry if the action changes nothing.
 */
export async function changeRegistrationStatus(
  { db, user, now, today, address }: Acting,
  name: RegistrationActionName,
  { registration, input, granted, notification, against = [] }: StatusChange,
): Promise<void> {
  const { leadsTo, movesWhen, causes } = registrationAction(name)
  const at = now.toISOString()
  const status = statusAfter(name, registration, { today, isComplete: input.isComplete ?? true })
  const event = {
    actor_id: user?.id ?? null,
    from_status: registration.status,
    reason: [causes.event?.text, reasonOf(input)].filter(Boolean).join(': ') || null,
    is_internal: causes.event?.isInternal ?? false,
  }
  const entry: AuditEntry = {
    ...doerOf({ now, user, address }),
    action: name,
    about: { kind: 'registration', id: registration.id },
    after: { facility_id: registration.facility_id, reason: reasonOf(input) ?? undefined },
  }
  if (leadsTo === null ? !causes.records : movesWhen && status === registration.status) {
    if (leadsTo === null && causes.event?.text) {
      await insertEvent(db, { ...event, registration_id: registration.id, to_status: status, at })
    }
    await recordEntry(db, entry)
    if (notification) await notify(db, notification)
    return
  }
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
  }
  const changed = {
    status,
    ...(causes.records && recorded[causes.records]),
    ...(causes.issues === 'certificate' && { approved_at: at }),
  }
  await recordEntry(db, {
    ...entry,
    before: valuesBefore(registration, changed),
    after: { ...entry.after, ...changed, ...(against.length > 0 && { against: against.map(({ check }) => check) }) },
    state: stateOfRegistration(registration, changed),
  })
  // Officers read it beside the decision; its owner does not.
  const remarks = against.length === 0 ? [] : [againstInWords(against, input.reason)]
  await updateRegistrationStatus(db, { id: registration.id, changed, event, remarks, at, notification })
  if (causes.records === 'end') {
    const invoiceId = await findInvoiceId(db, registration.id)
    if (invoiceId !== undefined) await settlePenalties({ db, user, now }, invoiceId)
  }
  const isOvertaken = status !== registration.status || causes.records === 'end'
  if (isOvertaken && registration.has_waiting_representation) {
    await endRepresentation(db, { registration_id: registration.id }, { outcome: 'overtaken', ended_at: at })
  }
}

/** The present values of the columns that an action changes. */
function valuesBefore(registration: LockedRegistration, changed: object) {
  return Object.fromEntries(Object.entries(registration).filter(([column]) => Object.hasOwn(changed, column)))
}
