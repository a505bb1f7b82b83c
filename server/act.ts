import type { RegistrationPage } from '@portal/contract/replies/registration-page.ts'
import type { Assignee } from '@portal/domain/actions/case-actions.ts'
import {
  checkOffered,
  isOffered,
  isRepeated,
  registrationAction,
  statusAfter,
} from '@portal/domain/actions/offered-actions.ts'
import type { RegistrationActionName } from '@portal/domain/actions/registration.ts'
import { type Condition, conditionInWords, conditionsInWords } from '@portal/domain/conditions.ts'
import type { LetterDetails } from '@portal/domain/letters/letter.ts'
import { isOpenReturn } from '@portal/domain/open-return.ts'
import type { LicencePeriod } from '@portal/domain/renewal.ts'
import { standingOn } from '@portal/domain/standing.ts'
import type { Context } from './http/context.ts'
import { issueCertificate, reissueStatement } from './issue-certificate.ts'
import { periodGranted } from './period-granted.ts'
import { notificationFor, notificationForOfficers } from './notification-for.ts'
import { replaceConditions } from './records/conditions.ts'
import { writeLetter } from './write-letter.ts'
import { insertSnapshot } from './records/application.ts'
import { type NewNotification, notify } from './records/notifications.ts'
import { type LockedRegistration, lockRegistration, updateRegistrationStatus } from './records/registrations.ts'
import { endReturns } from './records/returns.ts'
import { insertEvent } from './records/review.ts'
import { readSettings, type Settings } from './records/settings.ts'
import { refuseSameHands } from './refuse-same-hands.ts'
import { readRegistrationPage } from './registration-page.ts'

/** The input of an action besides the registration. */
export interface ActionInput {
  /** Added to the timeline entry and to the message to the owner. */
  reason?: string | null | undefined
  /** Whether the owner is told, if the table's row has a message for them. Yes unless told otherwise. */
  isForOwner?: boolean
  /** Whether all that the table's row asks for is given. If not, a row with `movesWhen` does not change the status. */
  isComplete?: boolean
  /** The officer who is given the case; null if it is put back. */
  assignee?: Assignee | null
  /** What an approval asks of the facility. */
  conditions?: readonly Condition[]
  /** What the letter names besides the facts of the registration and the reason. */
  letter?: LetterDetails
  /** It was done before, so it succeeds and nothing else happens. */
  isRepeat?: boolean
  /** Checks that are special to this action. Runs before anything is written; refuses by throwing. */
  check?: (registration: LockedRegistration, readSettingsOnce: () => Promise<Settings>) => Promise<void>
  /** Writes the rows that are special to this action. */
  write?: (registration: LockedRegistration) => Promise<void>
}

/** Carries out one action of the table on a registration and returns the registration's updated page. */
export function act(
  context: Context,
  name: RegistrationActionName,
  id: number,
  input: ActionInput = {},
): Promise<RegistrationPage> {
  return actAndReply(context, name, id, input, () => readRegistrationPage(context, id))
}

/**
 * Carries out one action of the table on a registration: locks it, checks the action against the table, and writes what
 * the row says, all in the transaction of the call. A second request waits for the lock and is then checked against the
 * new state. `makeReply` builds the reply; if the action is a repeat, nothing else happens.
 */
export async function actAndReply<A>(
  context: Context,
  name: RegistrationActionName,
  id: number,
  input: ActionInput,
  makeReply: () => Promise<A>,
): Promise<A> {
  const { db, today } = context
  const registration = await lockRegistration(db, id)
  checkOffered(name, registration, today)
  if (input.isRepeat || isRepeated(name, registration, today)) return makeReply()
  let read: Promise<Settings> | undefined
  const readSettingsOnce = () => (read ??= readSettings(db, today))
  if (registrationAction(name).needsSeparateHands) await refuseSameHands(context, registration, readSettingsOnce)
  await input.check?.(registration, readSettingsOnce)
  await input.write?.(registration)
  const { causes } = registrationAction(name)
  const settings = (causes.issues ?? causes.issuesAgain) && (await readSettingsOnce())
  const granted = settings ? periodGranted(causes, registration, { settings, today }) : null
  const about = {
    ...registration,
    registration_id: id,
    reason: reasonOf(input),
    assignee: input.assignee ?? null,
    reviewer: isOpenReturn(registration.returned)
      ? (registration.assignee?.id ?? registration.returned.returned_by)
      : null,
  }
  const message = notificationFor(context, causes, about) ?? notificationForOfficers(context, causes, about)
  const notification = input.isForOwner === false ? undefined : message
  await changeStatus(context, name, { registration, input, granted, notification })
  const { conditions = [] } = input
  if (causes.records === 'decision' && (conditions.length > 0 || registration.has_conditions)) {
    await replaceConditions(db, id, {
      conditions,
      set_by: context.user.id,
      set_at: context.now.toISOString(),
    })
  }
  if (causes.endsReturn && registration.returned) {
    await endReturns(db, id, { by: causes.endsReturn, at: context.now.toISOString() })
  }
  if (causes.takesSnapshot && (input.isComplete ?? true)) {
    await insertSnapshot(
      db,
      { ...registration, standing: standingOn(registration, today) },
      name,
      context.now.toISOString(),
    )
  }
  const reply = await makeReply()
  // Last, because its number comes from a counter that all decisions share and that is locked until the commit.
  if (causes.issues && settings && granted) {
    await issueCertificate({ db, today }, { kind: causes.issues, registration, ...granted, conditions, settings })
  }
  if (causes.issuesAgain && settings && granted) {
    await reissueStatement({ db, today }, { registration, expiry_date: granted.expiry_date, settings })
  }
  if (causes.writesLetter) {
    await writeLetter(context, {
      kind: causes.writesLetter,
      facility_id: registration.facility_id,
      registration_id: id,
      reason: input.reason ?? null,
      details: { ...input.letter, conditions: conditions.map(conditionInWords) },
      settings: await readSettingsOnce(),
    })
  }
  return reply
}

/** What an action without a person checks and says. */
interface OwnInput extends Pick<ActionInput, 'reason'> {
  /** Writes the rows that are special to this action; whether there is anything to do. */
  write?: (registration: LockedRegistration) => Promise<boolean>
}

/** Carries out an action without a person. Does nothing if it is no longer offered, or if `write` finds nothing to do. */
export async function actByItself(
  context: Pick<Context, 'db' | 'now' | 'today'>,
  name: RegistrationActionName,
  id: number,
  { write, reason = null }: OwnInput = {},
): Promise<void> {
  const registration = await lockRegistration(context.db, id)
  if (!isOffered(name, registration, context.today)) return
  if (write && !(await write(registration))) return
  const portal = { ...context, user: null }
  const about = { ...registration, registration_id: id, reason: reason ?? null }
  const notification = notificationFor(portal, registrationAction(name).causes, about)
  await changeStatus(portal, name, { registration, input: { reason }, granted: null, notification })
}

/** What the timeline and the messages say: the reason that was given, and the conditions. */
function reasonOf({ reason, conditions = [] }: ActionInput): string | null {
  return [reason, conditionsInWords(conditions)].filter(Boolean).join('\n') || null
}

interface StatusChange {
  registration: LockedRegistration
  input: ActionInput
  /** The period of what the action grants. */
  granted: LicencePeriod | null
  /** The message to the owner, or to the officer who is given the case. */
  notification?: NewNotification | undefined
}

/** Writes the new status, the fields that the row records with it, the timeline entry and the message; only the message if the action changes nothing. */
async function changeStatus(
  { db, user, now, today }: Pick<Context, 'db' | 'now' | 'today'> & { user: { id: number } | null },
  name: RegistrationActionName,
  { registration, input, granted, notification }: StatusChange,
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
  if (leadsTo === null ? !causes.records : movesWhen && status === registration.status) {
    if (leadsTo === null && causes.event?.text) {
      await insertEvent(db, { ...event, registration_id: registration.id, to_status: status, at })
    }
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
  await updateRegistrationStatus(db, {
    id: registration.id,
    changed: {
      status,
      ...(causes.records && recorded[causes.records]),
      ...(causes.issues === 'certificate' && { approved_at: at }),
    },
    event,
    at,
    notification,
  })
}
