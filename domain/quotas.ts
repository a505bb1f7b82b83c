import { refuse } from './refusal.ts'

/** The limits until the ministry sets others, by the names of their settings. */
export const defaultLimits = {
  max_facilities: 200,
  max_staffs: 1_000,
  max_referees: 100,
  max_documents: 300,
  max_payments: 300,
  max_comments: 2_000,
  max_stored_megabytes: 2_048,
} as const

/** The name of a setting that limits something. */
export type LimitName = keyof typeof defaultLimits

/** The settings that limit something, in the order in which they are shown. */
export const limitNames = [
  'max_facilities',
  'max_staffs',
  'max_referees',
  'max_documents',
  'max_payments',
  'max_comments',
  'max_stored_megabytes',
] as const satisfies readonly LimitName[]

const askMinistry = 'Ask the ministry if you need more.'

const sentences = {
  max_facilities: (limit) => `Your account has ${limit} facilities, the most that one account can have. ${askMinistry}`,
  max_staffs: (limit) =>
    `This facility has ${limit} members of staff, the most that can be stored. Remove one that is not needed.`,
  max_referees: (limit) =>
    `This facility has ${limit} referees, the most that can be stored. Remove one that is not needed.`,
  max_documents: (limit) => `This facility has ${limit} documents, the most that can be stored. ${askMinistry}`,
  max_payments: (limit) => `This facility has ${limit} payments, the most that can be stored. ${askMinistry}`,
  max_comments: (limit) => `This registration has ${limit} comments, the most that can be stored.`,
  max_stored_megabytes: (limit) =>
    `The files of your facilities take ${limit} MB together, the most that can be stored. ${askMinistry}`,
} as const satisfies Record<LimitName, (limit: string) => string>

/** Refuses one more of something when there are as many as the limit allows. */
export function refuseBeyondLimit(name: LimitName, present: number, limit: number): void {
  if (present >= limit) refuse('limit_reached', sentences[name](withCommas(limit)))
}

const bytesInMegabyte = 1_048_576

/** Refuses a file that exceeds the limit. `bytes` is the total of the stored files and this one. */
export function refuseBeyondStorage(bytes: number, megabytes: number): void {
  if (bytes > megabytes * bytesInMegabyte) {
    refuse('limit_reached', sentences.max_stored_megabytes(withCommas(megabytes)))
  }
}

/** Writes a number with thousands commas: '1,000'. */
function withCommas(limit: number): string {
  return String(limit).replaceAll(/\B(?=(\d{3})+$)/g, ',')
}
