import { type ChangeKind, changeKindWords } from '../facilities/change-kinds.ts'
import { type ChangeFacts, mayChangeBeWritten } from './askable-changes.ts'
import { type FacilityActionName, facilityAction } from './facility.ts'
import { mayChangeContents } from './offered-actions.ts'

/** Why an action is refused. */
interface Reason {
  detail: string
  /** Whether it is because what is asked for exists already. */
  isThere?: true
}

type OpenFacts = Pick<ChangeFacts, 'newest' | 'user_id'>

/** Why an action about a change is refused; undefined if that is not the reason. */
export function explainChange(asked: FacilityActionName, facts: ChangeFacts): Reason | undefined {
  const { changeAskedFor, afterFirstApproval, may } = facilityAction(asked)
  if (may === 'decide on a change') return whileRegistrationIsOpen(facts.open_changes[0]?.kind, facts)
  if (asked === 'Record change' && facts.user_id !== null) {
    return { detail: 'The owner of this facility asks for changes. Decide on that request' }
  }
  if ((asked === 'Record joining' || asked === 'Record leaving') && facts.user_id !== null) {
    return { detail: 'The owner of this facility reports who joins and leaves' }
  }
  if (may !== 'ask for a change' && may !== 'record a change') return undefined
  if (afterFirstApproval && !facts.was_approved) {
    return { detail: 'Before its first approval, correct the details of the facility directly' }
  }
  if (changeAskedFor !== false) return undefined
  const detail = 'A change has been asked for already. Withdraw that request, or wait for its decision'
  return whileRegistrationIsOpen(facts.asked_kind, facts) ?? { detail, isThere: true }
}

/** A registration that is open holds its own sections, so they are changed there: by its owner, or by officers if it has none. */
export function whileRegistrationIsOpen(kind: ChangeKind | undefined, facts: OpenFacts): Reason | undefined {
  const { newest, user_id } = facts
  if (!kind || !newest || mayChangeBeWritten(kind, facts)) return undefined
  const what = changeKindWords[kind]
  const reach = user_id === null ? 'any' : 'own'
  const detail = mayChangeContents(reach, newest.status)
    ? `The registration ${newest.reference} of this facility is open. Change ${what} in it, or wait until it is decided`
    : `The registration ${newest.reference} of this facility waits for its decision. To change ${what}, ask the ministry to return it, or withdraw it. Otherwise wait until it is decided`
  return { detail }
}
