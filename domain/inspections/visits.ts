import type { Standing } from '../standing/standing.ts'
import type { FindingOutcome, InspectionKind, InspectionStatus, Recommendation } from './inspections.ts'

/** How many days what lies on the phone of somebody who is no longer of the team is accepted. */
export const daysForFormerTeam = 7

/** The most addenda of an inspection. */
export const maxAddenda = 20

/** Within how many days an open corrective action is to be put right when its facility opens again. */
export const daysAfterReopening = 30

const hourMs = 3_600_000

/**
 * Whether the clock of a phone must be wrong, or what it tells is very old: it is an hour ahead of the portal's, or two weeks behind.
 * What was recorded without a network arrives days later, so some delay is usual.
 */
export function isClockOff(phone: string, now: Date): boolean {
  const ahead = Date.parse(phone) - now.getTime()
  return ahead > hourMs || ahead < -14 * 24 * hourMs
}

const aboutApplications: readonly Recommendation[] = ['approve', 'approve temporarily', 'decline']
const aboutApplication: readonly InspectionKind[] = ['before licence', 'renewal']

/** Whether a visit of this kind can recommend it. Only a visit for an application says what becomes of that. */
export function canRecommend(kind: InspectionKind, recommendation: Recommendation): boolean {
  return isAboutApplication(kind) || !aboutApplications.includes(recommendation)
}

/** Whether a visit of this kind is about an open registration. */
export function isAboutApplication(kind: InspectionKind): boolean {
  return aboutApplication.includes(kind)
}

/** What is found about a question and must be put right, the worst first. */
export const outcomesToCorrect = ['not met', 'not seen', 'partly met'] as const satisfies readonly FindingOutcome[]

/** Whether what is found about a question must be put right. */
export function needsCorrection(outcome: FindingOutcome): boolean {
  return outcomesToCorrect.some((one) => one === outcome)
}

/** Whether what a phone sends now came after the visit was cancelled, so that it is kept apart. */
export function comesLater(status: InspectionStatus): boolean {
  return status === 'cancelled'
}

/** Whether nobody visits a facility of this standing, and no day for its corrective actions counts. */
export function isOutOfService(standing: Standing): boolean {
  return standing === 'closed' || standing === 'revoked'
}
