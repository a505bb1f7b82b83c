import type { Standing } from '../standing/standing.ts'
import type { PrintedKind } from './certificate.ts'
import { type Licence, licenceOn, statusOfLicence } from './licensed-today.ts'

/** What is said about a paper that the portal issued. */
export const paperOutcomes = [
  'valid',
  'provisional',
  'expired',
  'expired, renewal under review',
  'suspended',
  'sealed',
  'revoked',
  'closed',
  'replaced',
  'ended',
] as const

/** One of `paperOutcomes`. */
export type PaperOutcome = (typeof paperOutcomes)[number]

/**
 * What anybody is told who has asked about a paper. `issued on paper` is a licence from before the portal that is in date; its paper
 * cannot be confirmed. Of the last ones nothing is said about a paper: what the
 * portal has stored does not agree with the audit record, no paper has the number and the check code together, the signature of the code is wrong, or its key was revoked, so that the code proves nothing.
 */
export const checkOutcomes = [
  ...paperOutcomes,
  'issued on paper',
  'not confirmed',
  'check what you typed',
  'not issued by us',
  'key not trusted',
] as const

/** One of `checkOutcomes`. */
export type CheckOutcome = (typeof checkOutcomes)[number]

/** A certificate or statement that the portal issued, and how its facility stands today. */
export interface IssuedPaper {
  kind: PrintedKind
  /** The last day on which it is valid. */
  expiry_date: string
  /** How the facility stands with the ministry. */
  standing: Standing
  /** There is a later issue, or a certificate that has begun since. */
  isReplaced: boolean
  /** Its registration still has the status with which it was issued. */
  isGranted: boolean
  /** A renewal was submitted before the end of the licence and is not decided. */
  isRenewalUnderReview: boolean
}

const licenceOf = { certificate: 'licensed', statement: 'provisionally licensed' } as const satisfies Record<
  PrintedKind,
  Licence
>
const whileInForce = { licensed: 'valid', 'provisionally licensed': 'provisional' } as const satisfies Record<
  Licence,
  PaperOutcome
>

/** What is said about a licence from before the portal: never that its paper is valid, because the portal has not issued it. */
export function outcomeOnPaper(outcome: PaperOutcome): CheckOutcome {
  return isInForce(outcome) ? 'issued on paper' : outcome
}

/** Whether a facility may work today under a paper with this outcome. */
export function isInForce(outcome: CheckOutcome): boolean {
  return Object.values(whileInForce).some((one) => one === outcome)
}

/** What is said about a paper on a day. How the facility stands comes first, because it says whether patients are safe there. */
export function verificationOf(paper: IssuedPaper, today: string): PaperOutcome {
  if (paper.standing !== 'good') return paper.standing
  if (paper.isReplaced) return 'replaced'
  if (!paper.isGranted) return 'ended'
  const licence = licenceOn({ ...paper, status: statusOfLicence[licenceOf[paper.kind]] }, today)
  if (licence) return whileInForce[licence]
  return paper.isRenewalUnderReview ? 'expired, renewal under review' : 'expired'
}
