import { refuse } from '../refusal.ts'
import { sentenceCase } from '../text/sentence-case.ts'
import { rowSections } from './row-sections.ts'

/** The highest number of rows that the ministry may allow. */
const highest = 10_000

const askMinistry = 'Ask the ministry if you need more.'

/**
 * What the ministry limits, in the order in which it is shown: the name of the setting, its label, its default,
 * the highest value that may be set, and the sentence when it is reached.
 */
const limits = [
  {
    name: 'max_facilities',
    label: 'Facilities of one account',
    default: 200,
    highest,
    refusal: (most: string) =>
      `Your account has ${most} facilities, the most that one account can have. ${askMinistry}`,
  },
  ...rowSections.map(({ list, many, defaultLimit }) => ({
    name: `max_${list}` as const,
    label: `${sentenceCase(many)} of a facility`,
    default: defaultLimit,
    highest,
    refusal: (most: string) =>
      `This facility has ${most} ${many}, the most that can be stored. Remove one that is not needed.`,
  })),
  {
    name: 'max_documents',
    label: 'Documents of a facility',
    default: 300,
    highest,
    refusal: (most: string) => `This facility has ${most} documents, the most that can be stored. ${askMinistry}`,
  },
  {
    name: 'max_staff_documents',
    label: 'Documents of a member of staff',
    default: 20,
    highest: 100,
    refusal: (most: string) =>
      `This member of staff has ${most} documents, the most that can be stored. Remove one that is not needed.`,
  },
  {
    name: 'max_payments',
    label: 'Payments of a facility',
    default: 300,
    highest,
    refusal: (most: string) => `This facility has ${most} payments, the most that can be stored. ${askMinistry}`,
  },
  {
    name: 'max_helpers',
    label: 'Helpers of a facility',
    default: 10,
    highest: 100,
    refusal: (most: string) => `This facility has ${most} helpers, the most that it can have. Remove one first.`,
  },
  {
    name: 'max_comments',
    label: 'Comments on a registration',
    default: 2_000,
    highest,
    refusal: (most: string) => `This registration has ${most} comments, the most that can be stored.`,
  },
  {
    name: 'max_stored_megabytes',
    label: 'Files of one account',
    default: 2_048,
    highest: 1_000_000,
    refusal: (most: string) =>
      `The files of your facilities take ${most} MB together, the most that can be stored. ${askMinistry}`,
  },
] as const

type Limit = (typeof limits)[number]

/** The name of a setting that limits something. */
export type LimitName = Limit['name']

/** The settings that limit something, in the order in which they are shown. */
export const limitNames = limits.map(({ name }) => name)

/** A limit by the name of its setting. */
export function limitNamed(wanted: LimitName): Limit {
  const limit = limits.find(({ name }) => name === wanted)
  if (!limit) throw new Error(`There is no limit of the name ${wanted}`)
  return limit
}

/** Refuses one more of something when there are as many as the limit allows. */
export function refuseBeyondLimit(name: LimitName, present: number, limit: number): void {
  if (present >= limit) refuse('limit_reached', limitNamed(name).refusal(withCommas(limit)))
}

/** Refuses a document of staff when there are as many as all people who may be listed could have, those of former staff among them. */
export function refuseBeyondStaffDocuments(
  present: number,
  limits: Record<'max_staffs' | 'max_staff_documents', number>,
) {
  const most = limits.max_staffs * limits.max_staff_documents
  if (present < most) return
  const sentence = `This facility has ${withCommas(most)} documents of staff, the most that can be stored.`
  refuse('limit_reached', `${sentence} Remove those of people who have left.`)
}

const bytesInMegabyte = 1_048_576

/** Refuses a file that exceeds the limit. `bytes` is the total of the stored files and this one. */
export function refuseBeyondStorage(bytes: number, megabytes: number): void {
  if (bytes > megabytes * bytesInMegabyte) {
    refuse('limit_reached', limitNamed('max_stored_megabytes').refusal(withCommas(megabytes)))
  }
}

/** Writes a number with thousands commas: '1,000'. */
function withCommas(limit: number): string {
  return String(limit).replaceAll(/\B(?=(\d{3})+$)/g, ',')
}
