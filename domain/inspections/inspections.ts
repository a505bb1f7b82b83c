/** Why the ministry visits. The first two are about an open registration, the last about concerns. */
export const inspectionKinds = ['before licence', 'renewal', 'routine', 'follow-up', 'concern'] as const

/** One of `inspectionKinds`. */
export type InspectionKind = (typeof inspectionKinds)[number]

/** The kinds as people read them. */
export const inspectionKindWords = {
  'before licence': 'Visit before the licence is decided on',
  renewal: 'Visit before the renewal is decided on',
  routine: 'Routine visit',
  'follow-up': 'Follow-up of findings of an earlier visit',
  concern: 'Visit because of a concern',
} as const satisfies Record<InspectionKind, string>

/** How far an inspection is. Of a planned one the day and the team may still be missing. */
export const inspectionStatuses = ['planned', 'under way', 'done', 'published', 'cancelled'] as const

/** One of `inspectionStatuses`. */
export type InspectionStatus = (typeof inspectionStatuses)[number]

/** Those of which something is still to be done on site. A facility has at most one of each registration. */
export const openInspectionStatuses = ['planned', 'under way'] as const satisfies readonly InspectionStatus[]

/** Those that are finished: nothing of them is edited. */
export const finishedInspectionStatuses = ['done', 'published'] as const satisfies readonly InspectionStatus[]

/** The half of the day for which a visit is planned. */
export const halvesOfDay = ['morning', 'afternoon'] as const

/** One of `halvesOfDay`. */
export type HalfOfDay = (typeof halvesOfDay)[number]

/** What the inspectors found about one question. `not seen` counts as not met. */
export const findingOutcomes = ['met', 'partly met', 'not met', 'does not apply', 'not seen'] as const

/** One of `findingOutcomes`. */
export type FindingOutcome = (typeof findingOutcomes)[number]

/** What the inspectors recommend. It decides nothing. */
export const recommendations = ['approve', 'approve temporarily', 'decline', 'no change', 'suspend', 'seal'] as const

/** One of `recommendations`. */
export type Recommendation = (typeof recommendations)[number]

/** Whether a recorded member of staff was there, or whether the facility says that it does not know the person. */
export const staffSightings = ['present', 'absent', 'not known to the facility', 'not recorded'] as const

/** One of `staffSightings`; `not recorded` is somebody who was found and is not in the list. */
export type StaffSighting = (typeof staffSightings)[number]

/** A lead inspector and up to four others. */
export const maxTeam = 5

/** The most visits that are planned at once. */
export const maxPlannedAtOnce = 200

/** The most photos of one question, and of one visit. */
export const maxPhotosOfQuestion = 6
export const maxPhotosOfVisit = 80

/** The most findings in one batch. */
export const maxFindingsAtOnce = 200

/** The number of an inspection: INS-2026-000001. Gapless in its year, and given when the inspection is planned. */
export function inspectionNumber(year: number, serial: number): string {
  return `INS-${year}-${String(serial).padStart(6, '0')}`
}
