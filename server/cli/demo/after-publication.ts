import * as correctiveActions from '@portal/contract/inspections/calls/corrective-actions.ts'
import * as reports from '@portal/contract/inspections/calls/inspection-reports.ts'
import * as inspections from '@portal/contract/inspections/calls/inspections.ts'
import type { InspectionDetails } from '@portal/contract/inspections/inspection-details.ts'
import { smallPdf } from './invent.ts'
import type { World } from './life.ts'
import { demoOfficer, inspector } from './people.ts'
import type { Thread } from './thread.ts'

/** What the owner does after the publication, and how the inspector answers. */
export type Afterwards = 'replies' | 'replies, accepted' | 'replies, sent back' | 'comments' | 'comments, answered'

/** What follows after the publication of a visit. */
export function stepsAfter(world: World, id: () => number, afterwards: Afterwards | undefined): Thread['steps'] {
  switch (afterwards) {
    case 'replies':
      return [['+5', () => reply(world, id())]]
    case 'replies, accepted':
      return [
        ['+5', () => reply(world, id())],
        ['+4', () => answerReplies(world, id(), correctiveActions.acceptReply)],
      ]
    case 'replies, sent back':
      return [
        ['+5', () => reply(world, id())],
        ['+4', () => sendBack(world, id())],
      ]
    case 'comments':
      return [['+3', () => comment(world, id())]]
    case 'comments, answered':
      return [
        ['+3', () => comment(world, id())],
        ['+5', () => answerComments(world, id())],
      ]
    default:
      return []
  }
}

const detailsOf = async ({ portal }: World, id: number): Promise<InspectionDetails> =>
  (await portal.send(inspector, inspections.showInspection, { params: { id } })).data

async function ownerOf({ portal }: World, facilityId: number): Promise<string> {
  const { email } = await portal.db
    .selectFrom('facility')
    .innerJoin('user_account', 'user_account.id', 'facility.user_id')
    .where('facility.id', '=', facilityId)
    .select('email')
    .executeTakeFirstOrThrow()
  return email
}

/** The owner replies to the first three findings. */
async function reply(world: World, id: number): Promise<void> {
  const { facility_id, actions } = await detailsOf(world, id)
  const owner = await ownerOf(world, facility_id)
  for (const [place, { id: action }] of actions.slice(0, 3).entries()) {
    const body = {
      text: ['It was bought last week.', 'It was repaired.', 'The staff were trained.'][place] ?? 'It was done.',
    }
    const file = place === 0 ? smallPdf('Receipt') : undefined
    await world.portal.send(owner, correctiveActions.replyToFinding, { params: { id: action }, body }, file)
  }
}

async function repliedOf(world: World, id: number): Promise<number[]> {
  const { actions } = await detailsOf(world, id)
  return actions.filter(({ status }) => status === 'replied').map((action) => action.id)
}

async function answerReplies(world: World, id: number, call: typeof correctiveActions.acceptReply): Promise<void> {
  for (const action of await repliedOf(world, id)) await world.portal.send(inspector, call, { params: { id: action } })
}

async function sendBack(world: World, id: number): Promise<void> {
  for (const action of await repliedOf(world, id)) {
    const body = { reason: 'The photo does not show that it works.' }
    await world.portal.send(inspector, correctiveActions.sendReplyBack, { params: { id: action }, body })
  }
}

async function comment(world: World, id: number): Promise<void> {
  const { facility_id } = await detailsOf(world, id)
  const owner = await ownerOf(world, facility_id)
  const body = { text: 'The second sterilizer was in the theatre on that day.' }
  await world.portal.send(owner, reports.commentOnInspection, { params: { id }, body })
}

/** An officer who was not on site answers. */
async function answerComments({ portal }: World, id: number): Promise<void> {
  const body = { answer: 'The theatre was visited, and no second sterilizer was there.' }
  await portal.send(demoOfficer, reports.answerComments, { params: { id }, body })
}
