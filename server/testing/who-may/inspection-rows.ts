import type { CallRows } from '../who-may-outcomes.ts'
import type { World } from '../world.ts'
import { never, officers, officersWith, ownerAndOfficers } from './common-rows.ts'

const inspector = officersWith('inspect')
const published = ({ inspection }: World) => ({ params: { id: inspection.id } })
const planned = ({ visit }: World) => ({ params: { id: visit.id } })
const photo = ({ inspection }: World) => ({ params: { id: inspection.id, photo: inspection.photo } })
const onPublished = (body?: object) => ({ ...inspector, send: (world: World) => ({ ...published(world), body }) })
const onPlanned = (body?: object) => ({ ...inspector, send: (world: World) => ({ ...planned(world), body }) })
/** Officers with the duty who are of another team are refused, too. */
const theirs = { officer: 'not_allowed' } as const
/** Without the duty nobody else is refused: somebody who has lost it may still send what was recorded before. */
const sentByTeam = { ...officers, ...theirs }
const team = { ...inspector, ...theirs }
const because = { reason: 'The road is flooded.' }
const finding = {
  key: '6f7d2b7e-57f4-4c8e-8a43-0d1c1e3e7a01',
  sub_list_id: 3,
  outcome: 'met',
  based_on: 0,
  found_at: '2026-04-14T09:10:00Z',
}
const end = {
  recommendation: 'no change',
  unanswered: 0,
  departed_at: '2026-04-14T11:30:00Z',
  expects: { findings: 0, photos: 0 },
}

/**
 * The world's inspection is published, its visit is planned; the officers of the matrix are of neither team. What is not published is
 * refused to everybody but officers in the tests of the feature.
 */
export const inspectionRows = {
  listInspections: officers,
  listInspectionsOfFacility: { ...ownerAndOfficers, send: ({ facility }) => ({ params: { id: facility.id } }) },
  showInspection: { ...ownerAndOfficers, send: published },
  planInspection: {
    ...inspector,
    send: ({ facility }) => ({ body: { facility_id: facility.id, kind: 'routine' } }),
  },
  planInspections: { ...inspector, send: ({ facility }) => ({ body: { facility_ids: [facility.id] } }) },
  changePlan: onPlanned({ planned_day: null }),
  publishInspection: { ...onPublished(), officer: never },
  cancelInspection: onPlanned(because),
  reopenInspection: { ...onPublished(because), officer: never },
  discardFindings: { ...onPublished(because), officer: never },
  showVisitKit: { ...team, send: planned },
  beginInspection: { ...sentByTeam, send: (world) => ({ ...planned(world), body: { arrived_at: finding.found_at } }) },
  recordFindings: { ...sentByTeam, send: (world) => ({ ...planned(world), body: { findings: [finding] } }) },
  addInspectionPhoto: {
    ...sentByTeam,
    send: ({ visit, facility }) => ({
      params: { id: visit.id },
      body: { key: finding.key, facility_id: facility.id, taken_at: finding.found_at },
    }),
  },
  // The file of the test is a PDF.
  uploadVisitFile: { ...inspector, officer: 'file_refused', send: planned },
  removeInspectionPhoto: { ...sentByTeam, send: photo },
  linkInspectionPhoto: { ...ownerAndOfficers, send: photo },
  recordSite: { ...sentByTeam, send: (world) => ({ ...planned(world), body: { staff: [] } }) },
  finishInspection: { ...onPublished(end), ...theirs },
  linkChecklistForm: { ...officers, send: () => ({ body: { facility_type_id: 1 } }) },
  addAddendum: onPublished({ text: 'There are two.', reason: 'A receipt was sent.' }),
} as const satisfies CallRows
