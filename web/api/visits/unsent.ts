import { byNumber } from '@portal/domain/text/by-number.ts'
import type { KeptPhoto, LogRow } from './visit-rows.ts'

/** How much of a visit is only on this phone. */
export interface Unsent {
  /** Questions whose finding has not arrived. */
  findings: number
  photos: number
  /** What else has not arrived, in the order of a visit. */
  others: string[]
}

const others = { begin: 'beginning', site: 'site page', finish: 'end' } as const

/** What has not arrived of a visit. Words of corrective actions go with the end, so they do not count by themselves. */
export function unsentOf({ log, photos }: { log: readonly LogRow[]; photos: readonly KeptPhoto[] }): Unsent {
  const waiting = log.filter(({ state }) => state !== 'sent')
  const questions = waiting.flatMap(({ change }) =>
    change.is === 'finding' && change.finding.outcome !== null ? [change.finding.sub_list_id] : [],
  )
  return {
    findings: new Set(questions).size,
    photos: photos.filter(({ state }) => state === 'kept' || state === 'refused').length,
    others: Object.entries(others).flatMap(([is, name]) =>
      waiting.some(({ change }) => change.is === is) ? [name] : [],
    ),
  }
}

/** Whether anything has not arrived. */
export function isUnsent({ findings, photos, others }: Unsent): boolean {
  return findings > 0 || photos > 0 || others.length > 0
}

/** What has not arrived, in words: '23 findings and 9 photos'. What else has not arrived is named where there are none. */
export function unsentInWords({ findings, photos, others: names }: Unsent): string {
  const counted = [
    findings > 0 && byNumber(findings, { one: '# finding', other: '# findings' }),
    photos > 0 && byNumber(photos, { one: '# photo', other: '# photos' }),
  ].filter((words) => words !== false)
  if (counted.length > 0) return counted.join(' and ')
  return new Intl.ListFormat('en-GB').format(names.map((name) => `the ${name}`))
}

/** Whether the words for it are in the singular. */
export function isOne({ findings, photos, others: names }: Unsent): boolean {
  return findings + photos === 0 ? names.length <= 1 : findings + photos === 1
}
