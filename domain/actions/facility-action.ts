import type { RegistrationKind } from '../applications/registration-kinds.ts'
import type { RegistrationStatus } from '../applications/registration-status.ts'
import type { RestrictionKind } from '../standing/standing.ts'
import type { Action } from './action.ts'
import type { FacilityState } from './facility-state.ts'

/** A row of the tables of what can happen to a facility. */
export interface FacilityAction extends Action<FacilityState, RegistrationStatus> {
  /** The kind of registration that it starts. */
  starts?: RegistrationKind
  /** Offered only once a registration of the facility has been approved. */
  afterFirstApproval?: true
  /** Offered only while a change has been asked for and is not decided, or only while something can still be asked for. */
  changeAskedFor?: boolean
  /** Writes the change that has been asked for. Not offered while a registration that is open holds what would change. */
  appliesChange?: true
  /** Offered only for a facility without an owner account, which an officer recorded from paper. */
  onlyWithoutOwner?: true
  /** The restriction that it puts the facility under. Offered only while none of the kind is in force or begins later. */
  restricts?: RestrictionKind
  /** Ends a restriction. Offered only while one is in force or begins later. */
  lifts?: true
}
