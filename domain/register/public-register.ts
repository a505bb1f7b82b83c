import { licences } from '../licences/licensed-today.ts'
import type { PaperOutcome } from '../licences/verification.ts'

/** What the check of a facility's present paper says of it. Only the register's own choice of papers leaves out the others. */
type PublishedOutcome = Exclude<PaperOutcome, 'replaced'>

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
  ...licences,
  'expired, renewal under review',
  'expired',
  'suspended',
  'sealed',
  'revoked',
  'closed',
  'no longer licensed',
] as const satisfies RegisterStanding[]

/** Whether a facility with this standing is licensed today, finally or provisionally. */
export function isLicensed(standing: RegisterStanding): boolean {
  return licences.some((licence) => licence === standing)
}

/** What the register says where the check of the paper that it shows has this outcome. */
export function standingInRegister(outcome: PaperOutcome): RegisterStanding {
  // The register shows no paper that was replaced. If one is replaced while it is read, its approval is over.
  return wordsOfRegister[outcome === 'replaced' ? 'ended' : outcome]
}

/** How many facilities one search of the register shows at most, page by page. All are in the files. */
export const maxFound = 1000

/** How many matches of words are parted into those that are licensed today and the others. */
export const maxParted = 100

/** How many facilities of each group are on the page of the search: at most twenty of what is licensed today and of the others. */
export const foundInGroup = 10

/** How many facilities are on a page of the register. */
export const foundOnPage = 20
