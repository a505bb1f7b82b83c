import { type Capability, mayDo, type Person, type Reach, reachOf } from '../accounts/capabilities.ts'
import { isOpenReturn } from '../applications/open-return.ts'
import type { RegistrationKind } from '../applications/registration-kinds.ts'
import type { DecidedStatus, RegistrationStatus } from '../applications/registration-status.ts'
import type { PrintedKind } from '../licences/certificate.ts'
import { Refusal } from '../refusal.ts'
import { restrictionOn, restrictionWords } from '../standing/standing.ts'
import type { Consequences } from './action.ts'
import { type DecisionName, decisionNames } from './decisions.ts'
import {
  type OfferedName,
  obstructedNames,
  offeredNames,
  type RegistrationActionName,
  registrationActions,
} from './registration.ts'
import type { RegistrationAction } from './registration-action.ts'
import {
  describeRegistration,
  includesStatus,
  isSuperseded,
  type RegistrationFacts,
  registrationState,
} from './registration-state.ts'
import { whyNotForTypeChange } from './type-change-facts.ts'

/** The row of an action. */
export function registrationAction(name: RegistrationActionName): RegistrationAction {
  return registrationActions[name]
}

/** What follows when an action is done to a registration of a kind. */
export function causesFor(name: RegistrationActionName, kind: RegistrationKind): Consequences {
  const { causes, causesOfTypeChange = causes } = registrationAction(name)
  return kind === 'change' ? causesOfTypeChange : causes
}

/** Whether the table offers an action, whatever the person's role. */
export function isOffered(name: RegistrationActionName, facts: RegistrationFacts, today: string): boolean {
  const {
    offeredWhen,
    evenIfSuperseded = false,
    needsGoodStanding = false,
    onlyOnce = false,
    alsoOnPaper = false,
  } = registrationAction(name)
  if (isOfPaper(facts) && !alsoOnPaper) return false
  if (onlyOnce && facts.extended_at) return false
  if (whyNotForTypeChange(name, facts, today)) return false
  if (needsGoodStanding && restrictionOn(facts.restrictions ?? [], today)) return false
  return (evenIfSuperseded || !isSuperseded(facts, today)) && offeredWhen.includes(registrationState(facts, today))
}

/** Whether it is a licence from before the portal. The portal neither decided on it nor printed it. */
function isOfPaper({ origin }: RegistrationFacts): boolean {
  return origin === 'paper'
}

/** Whether the action was done before, so that doing it again succeeds and changes nothing. */
export function isRepeated(name: RegistrationActionName, facts: RegistrationFacts, today: string): boolean {
  const { repeatsWhen = [] } = registrationAction(name)
  return !isSuperseded(facts, today) && repeatsWhen.includes(registrationState(facts, today))
}

interface FactsWithOwner extends RegistrationFacts {
  /** Whether the facility belongs to an account. One that was recorded from paper does not. */
  has_owner_account: boolean
  /** What the settings of the ministry keep this person from, and why. */
  obstacles?: Obstacles
}

/** Why the settings of the ministry keep a person from an action that the table offers. */
export type Obstacles = Partial<Record<RegistrationActionName, string>>

/** Whether the table offers an action to this person. */
function isOfferedTo(person: Person, name: RegistrationActionName, facts: FactsWithOwner, today: string): boolean {
  const { may, forOthersIf } = registrationAction(name)
  if (facts.obstacles?.[name]) return false
  if (forOthersIf && reachOf(person, may) === 'any' && facts.has_owner_account) return false
  return mayDo(person, may) && isOffered(name, facts, today)
}

/** What a person may do with a registration today, as the wire lists it. Spec §4. */
export function offeredActions(person: Person, facts: FactsWithOwner, today: string): OfferedName[] {
  return offeredNames.filter((name) => isOfferedTo(person, name, facts, today))
}

/** The actions that this person would be offered, were it not for the settings of the ministry, and what those ask for. */
export function listObstacles(person: Person, facts: FactsWithOwner, today: string) {
  const { obstacles = {}, ...table } = facts
  return obstructedNames.flatMap((action) => {
    const message = obstacles[action]
    return message !== undefined && isOfferedTo(person, action, table, today) ? [{ action, message }] : []
  })
}

/** Throws Refusal `action_not_offered` unless the action is offered, or repeats what was done. Spec §4. */
export function checkOffered(name: RegistrationActionName, facts: RegistrationFacts, today: string): void {
  if (isOffered(name, facts, today) || isRepeated(name, facts, today)) return
  const { may, advice } = registrationAction(name)
  const offered = offeredNames.filter(
    (other) => registrationAction(other).may === may && isOffered(other, facts, today),
  )
  const why = whyNotOffered(name, facts, today)
  const isAdvised =
    !isOfPaper(facts) && !isSuperseded(facts, today) && advice?.when.includes(registrationState(facts, today))
  const detail = isAdvised ? `${why} ${advice?.text}` : why
  throw new Refusal('action_not_offered', detail, { status: facts.status, offered })
}

function whyNotOffered(name: RegistrationActionName, facts: RegistrationFacts, today: string): string {
  if (isOfPaper(facts))
    return `${name} is not possible: this licence was issued on paper before the portal. Its renewal is decided here.`
  const restriction = restrictionOn(facts.restrictions ?? [], today)
  if (restriction && isOffered(name, { ...facts, restrictions: [] }, today)) {
    const { state, noun } = restrictionWords[restriction.kind]
    return `${name} is not possible while ${state}. Lift the ${noun} first.`
  }
  if (facts.extended_at && isOffered(name, { ...facts, extended_at: null }, today)) {
    return 'This temporary approval was extended before. It can be extended once.'
  }
  const forTypeChange = whyNotForTypeChange(name, facts, today)
  if (forTypeChange) return forTypeChange
  return `${name} is not possible while this registration is ${describeRegistration(facts, today)}.`
}

/** The status after an action; the present one if the action changes none. `isComplete`: all that the row asks for was given. */
export function statusAfter(
  name: RegistrationActionName,
  facts: RegistrationFacts,
  { today, isComplete }: { today: string; isComplete: boolean },
): RegistrationStatus {
  const { leadsTo, movesWhen } = registrationAction(name)
  if (leadsTo === null) return facts.status
  if (!movesWhen) return leadsTo
  const moves = isComplete && !isSuperseded(facts, today) && movesWhen.includes(registrationState(facts, today))
  return moves ? leadsTo : facts.status
}

/** Whether actions on registrations need this capability, besides printing. */
export function isActionOnRegistration(may: Capability): boolean {
  return Object.values<RegistrationAction>(registrationActions).some((row) => row.may === may && !row.prints)
}

/** The decision that leads to a status. */
export function decisionTo(status: DecidedStatus): DecisionName {
  const name = decisionNames.find((decision) => registrationActions[decision].leadsTo === status)
  if (!name) throw new RangeError(`No decision leads to ${status}`)
  return name
}

/** The action that prints a document. */
export function printingOf(kind: PrintedKind): RegistrationActionName {
  const name = offeredNames.find((action) => registrationAction(action).prints === kind)
  if (!name) throw new RangeError(`Nothing prints a ${kind}`)
  return name
}

/**
 * Whether documents, payments, people, available facilities and answers may be changed. Owners may not while an officer
 * decides, and nobody may after approval. `status` is undefined before the first registration.
 */
export function mayChangeContents(reach: Reach, status: RegistrationStatus | undefined): boolean {
  const { alsoWithReachAny, offeredWhen } = registrationActions['Change contents']
  if (reach === 'none') return false
  if (status === undefined || includesStatus(offeredWhen, status)) return true
  return reach === 'any' && includesStatus(alsoWithReachAny, status)
}

/** What of a registration decides whether its contents may be changed. */
type Changeable = Pick<RegistrationFacts, 'status' | 'kind'> & { ended_at?: string | null | undefined }

/**
 * Whether the contents of this application may be changed: they are as long as it has not ended. A change of type that was declined
 * is not corrected, because its facility has a licence. Its owner starts another one.
 */
export function mayChangeApplication(reach: Reach, { status, kind, ended_at = null }: Changeable): boolean {
  const isOver = ended_at !== null || (kind === 'change' && status === registrationActions.Decline.leadsTo)
  return !isOver && mayChangeContents(reach, status)
}

/**
 * Whether the details of a facility may be changed directly: while contents may be changed, until its first approval.
 */
export function mayChangeFacility(
  reach: Reach,
  { status, was_approved }: { status: RegistrationStatus | undefined; was_approved: boolean },
): boolean {
  return !was_approved && mayChangeContents(reach, status)
}

/** Whether the Consideration form with both verdicts moves a registration. What was returned stays with its owner. */
export function movesWhenConsidered({ status, returned }: Pick<RegistrationFacts, 'status' | 'returned'>): boolean {
  return includesStatus(registrationActions.Consider.movesWhen, status) && !isOpenReturn(returned)
}
