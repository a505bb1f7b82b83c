import type { RegistrationStatus } from '../applications/registration-status.ts'
import type { PrintedKind } from '../licences/certificate.ts'
import type { Action, Consequences } from './action.ts'
import type { RegistrationState } from './registration-state.ts'

/** A row of the tables of what can happen to a registration. */
export interface RegistrationAction extends Action<RegistrationState, RegistrationStatus> {
  /** Offered even when a newer registration of the facility has replaced this one. */
  evenIfSuperseded?: true
  /** Succeeds again in these states and changes nothing, so that a click sent twice does no harm. */
  repeatsWhen?: readonly RegistrationState[]
  /** The status changes only in these states, and only when everything asked for is given. */
  movesWhen?: readonly RegistrationState[]
  /** The states in which it is offered besides to people whose capability reaches everything. */
  alsoWithReachAny?: readonly RegistrationState[]
  /** For people whose capability reaches everything, it is offered only if the facility has no owner account. */
  forOthersIf?: 'no owner account'
  /** Consideration and approval are kept with two officers, if the ministry has set so. */
  needsSeparateHands?: true
  /** Not offered while the facility is suspended, sealed or its licence revoked. */
  needsGoodStanding?: true
  /** A change of type is never offered it, or only while it is not declined, the licence is in force and the facility open. */
  ofTypeChange?: 'never' | 'while licensed'
  /** What follows for a change of type, in place of `causes`. */
  causesOfTypeChange?: Consequences
  /** Offered also for a licence that the ministry issued on paper before the portal; nothing else is. */
  alsoOnPaper?: true
  /** Offered only while the temporary approval has not been extended. */
  onlyOnce?: true
  /** Added to a refusal: what to do instead. */
  advice?: { when: readonly RegistrationState[]; text: string }
  prints?: PrintedKind
}
