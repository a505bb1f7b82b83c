import type { VerificationOutcome } from './verification.ts'

/** What the check of a facility's present paper says of it. Only the register's own choice of papers leaves out the others. */
type PublishedOutcome = Exclude<VerificationOutcome, 'replaced' | 'not issued by us'>

/** What the public register says of a facility, in its own words, for each outcome of the check of its present paper. */
const wordsOfRegister = {
  valid: 'licensed',
  provisional: 'provisionally licensed',
  expired: 'expired',
  'expired, renewal under review': 'expired, renewal under review',
  suspended: 'suspended',
  sealed: 'sealed',
  revoked: 'revoked',
  closed: 'closed',
  ended: 'no longer licensed',
} as const satisfies Record<PublishedOutcome, string>

/** How a facility stands in the public register. */
export type RegisterStanding = (typeof wordsOfRegister)[PublishedOutcome]

/** Every standing of the public register, the best first. */
export const registerStandings = [
  'licensed',
  'provisionally licensed',
  'expired, renewal under review',
  'expired',
  'suspended',
  'sealed',
  'revoked',
  'closed',
  'no longer licensed',
] as const satisfies RegisterStanding[]

/** What the register says where the check of the paper that it shows has this outcome. */
export function standingInRegister(outcome: VerificationOutcome): RegisterStanding {
  // The register shows no paper that was replaced. If one is replaced while it is read, its approval is over.
  if (outcome === 'replaced' || outcome === 'not issued by us') return wordsOfRegister.ended
  return wordsOfRegister[outcome]
}

/** How many facilities one search of the register shows at most, page by page. All are in the files. */
export const maxFound = 1000

/** How many facilities are on a page of the register. */
export const foundOnPage = 20
