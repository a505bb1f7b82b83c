import type { CallRows } from '../who-may-outcomes.ts'
import type { World } from '../world.ts'
import { never, officersWith, ownerAndOfficers } from './common-rows.ts'

const ownersAlone = { owner: 'ok', 'another owner': 'not_found', officer: 'not_allowed' } as const
const inspector = officersWith('inspect')
const action = ({ inspection }: World) => ({ params: { id: inspection.action } })
const published = ({ inspection }: World) => ({ params: { id: inspection.id } })

/** What follows from the world's inspection: the owner has commented once, and one reply to its corrective action was sent back. */
export const correctiveRows = {
  listCorrectiveActions: {
    ...ownerAndOfficers,
    send: ({ facility }) => ({ query: { facility_id: String(facility.id) } }),
  },
  replyToFinding: { ...ownersAlone, send: (world) => ({ ...action(world), body: { text: 'It is repaired.' } }) },
  addReplyFile: { ...ownersAlone, owner: never, send: (world) => ({ ...action(world), body: {} }) },
  acceptReply: { ...inspector, officer: never, send: action },
  sendReplyBack: {
    ...inspector,
    officer: never,
    send: (world) => ({ ...action(world), body: { reason: 'It shows another one.' } }),
  },
  listFacilitiesAtRisk: inspector,
  commentOnInspection: {
    ...ownersAlone,
    owner: 'already_exists',
    send: (world) => ({ ...published(world), body: { text: 'We have two.' } }),
  },
  answerComments: {
    ...inspector,
    send: (world) => ({
      ...published(world),
      body: { answer: 'It did not work.', same_author_reason: 'There is no other inspector.' },
    }),
  },
} as const satisfies CallRows
