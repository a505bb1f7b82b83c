import { listPenaltiesOfFacility } from '@portal/contract/applications/calls/contents-lists.ts'
import { showRegistration } from '@portal/contract/applications/calls/registrations.ts'
import * as conditions from '@portal/contract/licences/calls/conditions.ts'
import * as penalties from '@portal/contract/standing/calls/penalties.ts'
import * as representations from '@portal/contract/standing/calls/representations.ts'
import * as standing from '@portal/contract/standing/calls/standing.ts'
import type { ContestedKind } from '@portal/domain/standing/representations.ts'
import type { as } from './as.ts'
import type { followingMoves } from './lifecycle-moves.ts'

type Client = ReturnType<typeof as>

/** The people of the model, and what they act on. */
export interface MoveWorld {
  owner: Client
  rival: Client
  officer: Client
  /** Decides on representations. */
  second: Client
  facility_id: number
  registration_id: number
  year: number
}

/** The id of something that does not exist. */
const missing = 2_000_000_000
const reason = 'The inspector saw it.'

/** A move about what follows a decision. */
type FollowingMove = Exclude<(typeof followingMoves)[number], 'approve with a condition'> | 'seal' | 'revoke' | 'lift'

/** The moves about what follows a decision. Each names the newest condition, penalty or restriction there is. */
export async function makeFollowingMove(world: MoveWorld, move: FollowingMove) {
  const { owner, officer, facility_id, registration_id } = world
  switch (move) {
    case 'seal':
      return restrict(world, 'sealed')
    case 'revoke':
      return restrict(world, 'revoked')
    case 'lift':
      return liftAll(world)
    case 'penalise':
      return officer.send(penalties.penaliseFacility, { body: { facility_id, comment: 'Sharps in the yard.' } })
    case 'waive the penalty':
      return officer.send(penalties.waivePenalty, { params: { id: await newestPenalty(world) }, body: { reason } })
    case 'provide evidence':
      return owner.send(conditions.addEvidence, { params: { id: await conditionId(world) }, body: { text: reason } })
    case 'mark the condition as met':
      return officer.send(conditions.meetCondition, {
        params: { id: await conditionId(world) },
        body: { note: reason },
      })
    case 'contest the decline':
      return owner.send(representations.contestDecline, { params: { id: registration_id }, body: { text: reason } })
    case 'contest the penalty': {
      const params = { id: await newestPenalty(world) }
      return owner.send(representations.contestPenalty, { params, body: { text: reason } })
    }
    case 'contest the sealing': {
      const params = { id: facility_id, restriction_id: await sealingId(world) }
      return owner.send(representations.contestRestriction, { params, body: { text: reason } })
    }
    case 'uphold the decline':
      return decide(world, 'decline', 'upheld')
    case 'set aside the decline':
      return decide(world, 'decline', 'set aside')
    case 'set aside the penalty':
      return decide(world, 'penalty', 'set aside')
    case 'set aside the sealing':
      return decide(world, 'sealing', 'set aside')
  }
}

async function conditionId({ officer, registration_id }: MoveWorld): Promise<number> {
  const { reply } = await officer.send(showRegistration, { params: { id: registration_id } })
  return reply.conditions?.[0]?.id ?? missing
}

async function newestPenalty({ officer, facility_id }: MoveWorld): Promise<number> {
  const { reply } = await officer.send(listPenaltiesOfFacility, { params: { id: facility_id }, query: {} })
  return reply.data[0]?.id ?? missing
}

async function listRestrictions({ officer, facility_id }: MoveWorld) {
  const { reply } = await officer.send(standing.listRestrictions, { params: { id: facility_id }, query: {} })
  return reply.data
}

async function sealingId(world: MoveWorld): Promise<number> {
  return (await listRestrictions(world)).find(({ kind }) => kind === 'sealed')?.id ?? missing
}

function restrict({ officer, facility_id, year }: MoveWorld, kind: 'sealed' | 'revoked') {
  const body = { kind, from_date: `${year}-06-15`, reason }
  return officer.send(standing.restrictFacility, { params: { id: facility_id }, body })
}

/** Lifts all that is in force; with nothing in force, something that never was. Its status is that of the one that was refused, if one was. */
async function liftAll(world: MoveWorld) {
  const { officer, facility_id } = world
  const open = (await listRestrictions(world)).filter(({ lifted_at }) => lifted_at === null).map(({ id }) => id)
  const answers = []
  for (const restriction_id of open.length > 0 ? open : [missing]) {
    const params = { id: facility_id, restriction_id }
    answers.push(await officer.send(standing.liftRestriction, { params, body: { reason } }))
  }
  return { status: Math.max(...answers.map(({ status }) => status)), reply: undefined }
}

/** Another officer than the one who took the decision decides on the representation that waits. */
async function decide({ second, facility_id }: MoveWorld, against: ContestedKind, outcome: 'upheld' | 'set aside') {
  const { reply } = await second.send(representations.listRepresentationsOfFacility, {
    params: { id: facility_id },
    query: {},
  })
  const waiting = reply.data.find((made) => made.against === against && made.outcome === null)
  const params = { id: waiting?.id ?? missing }
  return second.send(representations.decideRepresentation, { params, body: { outcome, reason } })
}
