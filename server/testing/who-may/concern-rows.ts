import type { CallRows } from '../who-may-outcomes.ts'
import type { World } from '../world.ts'
import { never, officersWith, sameForAll } from './common-rows.ts'

const itself = ({ concern }: World) => ({ params: { id: concern.id } })
const triage = { ...officersWith('review'), send: itself }
const act = (body: object) => ({
  ...triage,
  send: (world: World) => ({ ...itself(world), body }),
})

/** What anybody reports, and what officers do about it. The world's concern is new and linked to its facility. */
export const concernRows = {
  // The file of the test is a PDF, which is not a photo.
  reportConcern: { ...sameForAll('file_refused'), open: 'file_refused' },
  listConcerns: officersWith('review'),
  showConcern: triage,
  linkConcernPhoto: triage,
  linkConcernsExport: officersWith('review'),
  listConcernsOfFacility: officersWith('review'),
  takeConcern: triage,
  giveConcern: {
    ...triage,
    send: (world) => ({ ...itself(world), body: { officer_id: world.officer.id, from_id: null } }),
  },
  putConcernBack: { ...triage, officer: 'action_not_offered' },
  linkConcern: {
    ...triage,
    officer: 'already_exists',
    send: (world) => ({ ...itself(world), body: { facility_id: world.facility.id } }),
  },
  unlinkConcern: {
    ...triage,
    send: ({ concern, facility }) => ({ params: { id: concern.id, facility_id: facility.id } }),
  },
  closeConcern: act({ outcome: 'dealt with', note: 'Visited.' }),
  reopenConcern: { ...act({ note: 'It is open again.' }), officer: never },
} as const satisfies CallRows
