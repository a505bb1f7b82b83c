import type { calls } from '@portal/contract/calls.ts'
import type { Duty } from '@portal/domain/accounts/capabilities.ts'
import type { RegistrationStatus } from '@portal/domain/applications/registration-status.ts'
import type { RefusalCode } from '@portal/domain/refusal.ts'
import type { Actor } from './actors.ts'
import type { World } from './world.ts'

/** The expected outcome: success, or a refusal with this code. */
export type Outcome = 'ok' | RefusalCode

/** One outcome for all statuses of the registration, or one for each status. */
type Outcomes = Outcome | Record<RegistrationStatus, Outcome>

/** The outcomes for the signed-in actors. Visitors are refused as signed out, unless the call is open. */
export interface Row {
  /** Visitors may make the call; with a code, its example is refused to them. */
  open?: true | RefusalCode
  owner: Outcomes
  'another owner': Outcomes
  /** Somebody who helps with the facility; as the owner if it is left out. */
  helper?: Outcomes
  /** With exactly the duty below (the first of several); with none at all if there is none. */
  officer: Outcomes
  /** The duty that an officer needs, or several of which one is enough. An officer who has only the others is refused. */
  duty?: Duty | readonly Duty[]
  /** The request, if the contract's example cannot be used. */
  send?: (world: World) => object
}

/** The rows of some calls. */
export type CallRows = Partial<Record<keyof typeof calls, Row>>

/** Whether an outcome depends on the status. */
export function differsByStatus({ owner, 'another owner': another, officer }: Row): boolean {
  return [owner, another, officer].some((outcomes) => typeof outcomes !== 'string')
}

/** The expected outcome for an actor while the registration has a status. */
export function expectedOf(row: Row, actor: Actor, status: RegistrationStatus): Outcome {
  switch (actor) {
    case 'nobody':
    case 'expired token':
    case 'signed-out token':
      if (!row.open) return 'signed_out'
      return row.open === true ? 'ok' : row.open
    case 'officer without the duty':
      return 'not_allowed'
    case 'helper':
      return outcomeIn(row.helper ?? row.owner, status)
    case 'owner':
    case 'another owner':
    case 'officer':
      return outcomeIn(row[actor], status)
  }
}

function outcomeIn(outcomes: Outcomes, status: RegistrationStatus): Outcome {
  return typeof outcomes === 'string' ? outcomes : outcomes[status]
}
