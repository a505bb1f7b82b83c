import { refuse } from './refusal.ts'

/** How much of each there may be unless the ministry sets another limit: the settings by their names. */
export const firstLimits = {
  max_facilities: 200,
  max_staffs: 1_000,
  max_referees: 100,
  max_documents: 300,
  max_payments: 300,
  max_comments: 2_000,
  max_stored_megabytes: 2_048,
} as const

/** The name of a setting that limits something. */
export type LimitName = keyof typeof firstLimits

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
  max_facilities: (most) => `Your account has ${most} facilities, the most that one account can have. ${askMinistry}`,
  max_staffs: (most) =>
    `This facility has ${most} members of staff, the most that can be stored. Remove one that is not needed.`,
  max_referees: (most) =>
    `This facility has ${most} referees, the most that can be stored. Remove one that is not needed.`,
  max_documents: (most) => `This facility has ${most} documents, the most that can be stored. ${askMinistry}`,
  max_payments: (most) => `This facility has ${most} payments, the most that can be stored. ${askMinistry}`,
  max_comments: (most) => `This registration has ${most} comments, the most that can be stored.`,
  max_stored_megabytes: (most) =>
    `The files of your facilities take ${most} MB together, the most that can be stored. ${askMinistry}`,
} as const satisfies Record<LimitName, (most: string) => string>

/** Refuses one more of something when there are as many as the limit allows. */
export function refuseBeyondLimit(name: LimitName, present: number, limit: number): void {
  if (present >= limit) refuse('limit_reached', sentences[name](inWords(limit)))
}

const bytesInMegabyte = 1_048_576

/** Refuses a file that does not fit beside the stored ones any more; `bytes` counts it already. */
export function refuseBeyondStorage(bytes: number, megabytes: number): void {
  if (bytes > megabytes * bytesInMegabyte) {
    refuse('limit_reached', sentences.max_stored_megabytes(inWords(megabytes)))
  }
}

/** '1,000'. */
function inWords(limit: number): string {
  return String(limit).replaceAll(/\B(?=(\d{3})+$)/g, ',')
}
