import type { RegistrationPage } from '@portal/contract/applications/registration-page.ts'
import { checkOffered, isRepeated, registrationAction } from '@portal/domain/actions/offered-actions.ts'
import type { RegistrationActionName } from '@portal/domain/actions/registration.ts'
import { conditionInWords } from '@portal/domain/licences/conditions.ts'
import type { Against } from '@portal/domain/cases/decision-checks.ts'
import type { LetterDetails } from '@portal/domain/letters/letter.ts'
import { isOpenReturn } from '@portal/domain/applications/open-return.ts'
import type { LicencePeriod } from '@portal/domain/licences/renewal.ts'
import { standingOn } from '@portal/domain/standing/standing.ts'
import { changeRegistrationStatus, reasonOf, type StatusInput } from './change-registration-status.ts'
import type { Context } from '../use-case/context.ts'
import { issueCertificate, reissueStatement } from './issue-certificate.ts'
import { notificationFor, notificationForOfficers } from './notification-for.ts'
import { periodGranted } from './period-granted.ts'
import { refuseObstacle } from '../reading/obstacles.ts'
import { insertSnapshot } from '../records/applications/application.ts'
import { replaceConditions } from '../records/licences/conditions.ts'
import { type LockedRegistration, lockRegistration } from '../records/applications/registrations.ts'
import { endReturns } from '../records/applications/returns.ts'
import { readSettings, type Settings } from '../records/settings/settings.ts'
import { readRegistrationPage } from '../reading/registration-page.ts'
import { writeLetter } from '../papers/write-letter.ts'

/** The input of an action besides the registration. */
export interface ActionInput extends StatusInput {
  /** Whether the owner is told, if the table's row has a message for them. Yes unless told otherwise. */
  isForOwner?: boolean
  /** What the letter names besides the facts of the registration and the reason. */
  letter?: LetterDetails
  /** It was done before, so it succeeds and nothing else happens. */
  isRepeat?: boolean
  /** Checks that are special to this action. Runs before anything is written; refuses by throwing. */
  check?: (
    registration: LockedRegistration,
    known: {
      readSettingsOnce: () => Promise<Settings>
      /** The period that it grants. */
      granted: LicencePeriod | null
      /** What the decision goes against. */
      against: readonly Against[]
    },
  ) => Promise<void>
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
  const against = await refuseObstacle(context, name, { registration, readSettingsOnce })
  const { causes } = registrationAction(name)
  const settings = (causes.issues ?? causes.issuesAgain) && (await readSettingsOnce())
  const granted = settings ? periodGranted(causes, registration, { settings, today }) : null
  await input.check?.(registration, { readSettingsOnce, granted, against })
  await input.write?.(registration)
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
  await changeRegistrationStatus(context, name, { registration, input, granted, notification, against })
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
    await issueCertificate(context, { kind: causes.issues, registration, ...granted, conditions, settings })
  }
  if (causes.issuesAgain && settings && granted) {
    await reissueStatement(context, { registration, expiry_date: granted.expiry_date, settings })
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
