import type { RegistrationPage } from '@portal/contract/applications/registration-page.ts'
import type { Consequences } from '@portal/domain/actions/action.ts'
import { causesFor, checkOffered, isOffered, isRepeated } from '@portal/domain/actions/offered-actions.ts'
import type { RegistrationActionName } from '@portal/domain/actions/registration.ts'
import { isOpenReturn } from '@portal/domain/applications/open-return.ts'
import type { Against } from '@portal/domain/cases/decision-checks.ts'
import type { FinishedVisit } from '@portal/domain/inspections/inspection-before-approval.ts'
import type { LetterDetails } from '@portal/domain/letters/letter.ts'
import { conditionInWords } from '@portal/domain/licences/conditions.ts'
import type { LicencePeriod } from '@portal/domain/licences/renewal.ts'
import { isAtStage, isJudged, refuseObstacle } from '../reading/obstacles.ts'
import type { PageFacts } from '../reading/page-facts.ts'
import { readRegistrationPage } from '../reading/registration-page.ts'
import { type LockedRegistration, lockRegistration } from '../records/applications/registrations.ts'
import { updateFacility } from '../records/facilities/facilities.ts'
import { inspectionToday } from '../records/inspections/inspection-of-registration.ts'
import { readSettings, type Settings } from '../records/settings/settings.ts'
import type { Acting, Context } from '../use-case/context.ts'
import { act } from './act.ts'
import { endInspectionOf } from './end-inspections.ts'
import type { Carried, Kind } from './kind.ts'
import { periodGranted } from './period-granted.ts'
import { briefAfter, enterChange, reasonOf, type StatusInput, statusChange } from './status-change.ts'

/** What a use case gives besides the action and the registration. */
interface RegistrationInput extends StatusInput {
  /** Whether the owner is told, if the table's row has a message for them. Yes unless told otherwise. */
  isForOwner?: boolean
  /** What the letter names besides the facts of the registration and the reason. */
  letter?: LetterDetails
  /** It was done before, so it succeeds and nothing else happens. */
  isRepeat?: boolean
  /** Checks that are special to this action. Refuses by throwing. */
  check?: (checked: CheckedRegistration) => Promise<void>
}

interface CheckedRegistration {
  /** What is read once and shown on the page in the reply. */
  known: PageFacts
  /** The period that it grants. */
  granted: LicencePeriod | null
  /** What the decision goes against. */
  against: readonly Against[]
}

/** The actions on registrations. */
export interface OnRegistration {
  context: Acting
  name: RegistrationActionName
  id: number
  input: RegistrationInput
  facts: LockedRegistration
  checked: CheckedRegistration
  written: unknown
}

export const onRegistration: Kind<OnRegistration> = {
  lock: ({ db, lockedRegistration, today, now }, id, name) =>
    lockRegistration(db, id, {
      isLocked: id === lockedRegistration,
      judgedOn: isJudged(name) || isAtStage(name) ? today : undefined,
      submitted: name === 'Submit' ? { today, now } : undefined,
    }),

  async check({ context, name, facts, input }) {
    const { user, today } = context
    // What the portal does by itself is done if it is still offered.
    if (user) checkOffered(name, facts, today)
    else if (!isOffered(name, facts, today)) return 'repeat'
    if (input.isRepeat || isRepeated(name, facts, today)) return 'repeat'
    const known: PageFacts = {}
    const against = user ? await refuseObstacle({ ...context, user }, name, { registration: facts, known }) : []
    const causes = causesFor(name, facts.kind)
    const isGranting = causes.issues !== undefined || causes.issuesAgain !== undefined
    const granted = isGranting
      ? periodGranted(causes, facts, { settings: await settingsOf(context, known), today })
      : null
    const checked = { known, granted, against }
    await input.check?.(checked)
    return checked
  },

  async write({ context, name, id, facts, input, checked: { known, granted, against } }) {
    const causes = causesFor(name, facts.kind)
    const { isComplete = true, conditions = [] } = input
    const change = statusChange(context, { name, registration: facts, input, granted, against })
    const brief = briefAfter(context, facts, change)
    if (brief && !(causes.endsReturn && facts.returned)) known.brief = brief
    const { facility_id, facility_type_id } = facts
    if (causes.changesType) await updateFacility(context.db, facility_id, { facility_type_id }, context.now)
    return {
      causes,
      entry: change.entry,
      subjects: input.isForOwner === false ? [] : [subjectOf(facts, input)],
      enter: (messages) => enterChange(context, change, messages),
      application: {
        ...{ name, registration: facts, isComplete, conditions, known },
        isDecided: change.status !== facts.status || causes.records === 'end',
      },
      async follow() {
        const isOver = causes.records === 'decision' || causes.records === 'end'
        if (isOver && facts.open_inspection !== null) await endInspectionOf(context, facts.open_inspection)
      },
      papers: {
        about: { facility_id, registration_id: id },
        paper: causes.issues && granted ? { ...granted, kind: causes.issues, conditions } : undefined,
        until: causes.issuesAgain ? granted?.expiry_date : undefined,
        letter: letterOf(causes, input, inspectionToday(facts.inspection, context.today)),
        readSettings: () => settingsOf(context, known),
      },
    }
  },
}

function letterOf(
  { writesLetter }: Consequences,
  { letter, reason = null, conditions = [] }: RegistrationInput,
  visit: FinishedVisit | null,
) {
  return (
    writesLetter && {
      kind: writesLetter,
      reason,
      details: { ...letter, ...(visit && { visit }), conditions: conditions.map(conditionInWords) },
    }
  )
}

/** The settings of the day, read once. */
export async function settingsOf({ db, today }: Pick<Acting, 'db' | 'today'>, known: PageFacts): Promise<Settings> {
  known.settings ??= await readSettings(db, today)
  return known.settings
}

function subjectOf(facts: LockedRegistration, input: RegistrationInput) {
  const { returned, assignee } = facts
  return {
    ...facts,
    registration_id: facts.id,
    reason: reasonOf(input),
    assignee: input.assignee ?? null,
    reviewer: isOpenReturn(returned) ? (assignee?.id ?? returned.returned_by) : null,
  }
}

interface Shown<W> {
  input?: RegistrationInput | ((facts: LockedRegistration) => Promise<RegistrationInput>)
  write?: (action: Carried<OnRegistration>) => Promise<W>
}

/** Carries out an action of a person on a registration, and replies with its updated page. */
export function actAndShow(
  context: Context,
  name: RegistrationActionName,
  id: number,
  { input = {}, write = () => Promise.resolve() }: Shown<void> = {},
): Promise<RegistrationPage> {
  return act(context, onRegistration, name, id, {
    input,
    write,
    reply: (_, { checked }) => readRegistrationPage(context, id, checked.known),
    again: () => readRegistrationPage(context, id),
  })
}

interface OfPortal {
  reason?: string
  /** Whether there is still something to do once the registration is locked. */
  isDue?: (facts: LockedRegistration) => Promise<boolean>
}

/** Carries out an action without a person, if it is still offered and due. */
export function actByItself(
  context: Pick<Acting, 'db' | 'now' | 'today'>,
  name: RegistrationActionName,
  id: number,
  { reason, isDue = () => Promise.resolve(true) }: OfPortal = {},
): Promise<void> {
  const nothing = () => Promise.resolve()
  return act({ ...context, user: null, address: null }, onRegistration, name, id, {
    input: async (facts) => ({
      reason,
      isRepeat: !(isOffered(name, facts, context.today) && (await isDue(facts))),
    }),
    write: nothing,
    reply: nothing,
    again: nothing,
  })
}
