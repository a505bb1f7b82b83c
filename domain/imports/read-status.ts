import { editDistance, forgivenSlips } from '../text/edit-distance.ts'
import { searchText } from '../text/search-text.ts'
import type { PlainCell } from './cell.ts'
import { importFieldRules, type PaperStatus, paperStatuses } from './import-fields.ts'
import { asWritten, doubtful, nothing, type Reading, understood } from './reading.ts'
import { oneLine } from './written-text.ts'

/** What registers write for each status. */
const wordsOfStatus: Record<PaperStatus, readonly string[]> = {
  licensed: [
    'licensed',
    'licenced',
    'active',
    'valid',
    'current',
    'in force',
    'in date',
    'approved',
    'registered',
    'renewed',
    'up to date',
    'live',
    'fully licensed',
    'fully registered',
    'full licence',
  ],
  ended: [
    'ended',
    'expired',
    'lapsed',
    'not renewed',
    'not valid',
    'invalid',
    'overdue',
    'out of date',
    'due for renewal',
    'defaulted',
    'licence expired',
  ],
  closed: [
    'closed',
    'closed down',
    'close',
    'shut',
    'shut down',
    'defunct',
    'no longer operating',
    'no longer in operation',
    'not operating',
    'not operational',
    'non operational',
    'not functional',
    'non functional',
    'nonfunctional',
    'ceased operation',
    'folded up',
    'wound up',
    'permanently closed',
  ],
  unknown: [
    ...['unknown', 'not known', 'not sure', 'n a', 'na', 'nil', 'no record', 'unverified', 'not verified'],
    // What somebody noted of a visit or a payment says nothing of the licence.
    ...['paid', 'seen', 'inspected', 'visited', 'checked', 'verified', 'noted', 'new', 'ok', 'okay'],
  ],
}

const statusOf = new Map(
  paperStatuses.flatMap((status) => wordsOfStatus[status].map((words) => [words, status] as const)),
)

const offers = paperStatuses.map((status) => ({ value: status, label: status }))

/** Reads what a register says of a licence. */
export function readStatus(cell: PlainCell): Reading<PaperStatus> {
  if (cell === null) return nothing
  if (typeof cell !== 'string') return doubtful(offers, importFieldRules.status.request)
  const line = oneLine(cell)
  if (line === '') return nothing
  const words = searchText(line)
    .replaceAll(/[^a-z]+/g, ' ')
    .trim()
  if (words === '') return understood('unknown')
  const known = statusOf.get(words)
  if (known !== undefined) return known === line ? asWritten(known) : understood(known)
  const near = new Set(
    [...statusOf].flatMap(([one, status]) =>
      editDistance(one, words, 1) <= Math.min(1, forgivenSlips(one.length)) ? [status] : [],
    ),
  )
  const [only, another] = near
  return only !== undefined && another === undefined
    ? understood(only)
    : doubtful(offers, importFieldRules.status.request)
}

const closedWords = new RegExp(
  `\\b(?:${wordsOfStatus.closed.filter((words) => words !== 'close').join('|')}|no longer (?:functioning|functional|exists?|there)|ceased)\\b`,
)

/** Whether a remark says that a facility is closed. */
export function saysClosed(remark: string): boolean {
  return closedWords.test(searchText(oneLine(remark)).replaceAll(/[^a-z]+/g, ' '))
}

/** The question whether a facility is closed, of which a remark says so. */
export function closedByRemark(remark: string): Reading<PaperStatus> {
  return doubtful(offers, `The remark says “${remark}”. Choose whether it is closed`)
}
