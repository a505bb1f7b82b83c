import { byNumber } from '@portal/domain/text/by-number.ts'
import type { KeptPhoto, LogRow } from './visit-rows.ts'

/** How much of a visit is only on this phone. */
export interface Unsent {
  /** Questions whose finding has not arrived. */
  findings: number
  photos: number
  /** Whether the site page, the beginning or the end has not arrived. */
  others: boolean
}

/** What has not arrived of a visit. Words of corrective actions go with the end, so they do not count by themselves. */
export function unsentOf({ log, photos }: { log: readonly LogRow[]; photos: readonly KeptPhoto[] }): Unsent {
  const waiting = log.filter(({ state }) => state !== 'sent')
  const questions = waiting.flatMap(({ change }) =>
    change.is === 'finding' && change.finding.outcome !== null ? [change.finding.sub_list_id] : [],
  )
  return {
    findings: new Set(questions).size,
    photos: photos.filter(({ state }) => state === 'kept' || state === 'refused').length,
    others: waiting.some(({ change }) => change.is === 'begin' || change.is === 'site' || change.is === 'finish'),
  }
}

/** Whether anything has not arrived. */
export function isUnsent({ findings, photos, others }: Unsent): boolean {
  return findings > 0 || photos > 0 || others
}

/** What has not arrived, in words: '23 findings and 9 photos'. */
export function unsentInWords({ findings, photos, others }: Unsent): string {
  const counted = [
    findings > 0 && byNumber(findings, { one: '# finding', other: '# findings' }),
    photos > 0 && byNumber(photos, { one: '# photo', other: '# photos' }),
  ].filter((words) => words !== false)
  if (counted.length === 0) return others ? 'The site page' : ''
  return counted.join(' and ')
}

/** Whether the words for it are in the singular. */
export function isOne({ findings, photos }: Unsent): boolean {
  return findings + photos <= 1
}
