import { addDays, dayInWords } from '../dates/calendar-date.ts'
import { type ImportField, importFieldRules, neededFields } from './import-fields.ts'
import type { ImportLists } from './import-lists.ts'
import type { ImportedValue, LikelySame, StoredMark } from './import-reading.ts'
import type { ImportChoice, ImportRowState } from './import-states.ts'
import type { LeftOutReason, RepeatedRow } from './matched-row.ts'

/** The fields of a row in the forms of the portal. What paper does not say is missing or null. */
export type RowFields = { [Field in ImportField]?: ImportedValue }

/** A facility that a row is likely. */
export interface LikelyFacility {
  facility_id: number
  reasons: LikelySame['reasons']
  is_same_number: boolean
}

interface RowFacts {
  fields: RowFields
  marks: readonly StoredMark[]
  leftOut: LeftOutReason | null
  repeats: readonly RepeatedRow[]
  likely: readonly LikelyFacility[]
  choice: ImportChoice | null
  /** The last day of its licence from today on, printed or counted; null if it has none. */
  runsUntil: string | null
}

interface RowState {
  state: ImportRowState
  why: string | null
  /** The facility that the row is. */
  same_as: number | null
}

const leftOutSentences: Record<LeftOutReason, string> = {
  title: 'A title',
  heading: 'The headings',
  'column numbers': 'The numbers of the columns',
  total: 'A total',
  'group heading': 'The heading of a group',
  note: 'A note',
}

/**
 * What a row is. A wrong cell counts before everything else, because nothing that is wrong comes in; so does a needed field without
 * a value, also where the cell is only doubtful.
 */
export function rowState({ fields, marks, leftOut, repeats, likely, choice, runsUntil }: RowFacts): RowState {
  const [likeliest] = likely
  const same = likely.find(isSame)
  const same_as = same?.facility_id ?? likeliest?.facility_id ?? null
  if (leftOut && choice !== 'new') return { state: 'left out', why: leftOutSentences[leftOut], same_as: null }
  const wrong = marks.find(({ kind }) => kind === 'wrong')
  if (wrong) return { state: 'wrong', why: wrong.sentence, same_as }
  const missing = neededFields.find((field) => isEmpty(fields[field]))
  if (missing) {
    const said = marks.find(({ field, sentence }) => field === missing && sentence !== null)?.sentence
    return { state: 'wrong', why: said ?? importFieldRules[missing].request, same_as }
  }
  const status = whyNotLicensed(fields, runsUntil)
  if (same) return { state: 'same', why: status, same_as }
  const reasons = [whyDoubtful({ marks, repeats, likeliest }), status].filter((reason) => reason !== null)
  const why = reasons.length === 0 ? null : reasons.join('. ')
  return { state: why === null ? 'new' : 'doubtful', why, same_as }
}

/** The same number, the same CAC number, the same phone and name, or the same or a similar name in the LGA. */
function isSame({ reasons, is_same_number }: LikelyFacility): boolean {
  return is_same_number || reasons.some((reason) => reason === 'cac' || reason === 'name' || reason === 'similar name')
}

function whyDoubtful({
  marks,
  repeats: [repeat],
  likeliest,
}: Pick<RowFacts, 'marks' | 'repeats'> & { likeliest: LikelyFacility | undefined }): string | null {
  if (likeliest?.reasons.includes('number'))
    return 'The portal has a licence with a number that is written like this one'
  if (likeliest) return 'Another facility has this phone number'
  if (repeat) return repeatSentences[repeat.reason](repeat.of)
  const doubtful = marks.find(({ kind }) => kind === 'doubtful')
  return doubtful ? (doubtful.sentence ?? `${labelOf(doubtful.field)}: look at what is written`) : null
}

const isEmpty = (value: ImportedValue | undefined) => value === null || value === undefined

/** What the register says against the licence that the row would get, and what happens if it comes in all the same. */
function whyNotLicensed({ status }: RowFields, runsUntil: string | null): string | null {
  const licence = runsUntil === null ? '' : `licensed until ${dayInWords(runsUntil)}`
  if (status === 'closed')
    return `The register says that it is closed. If it comes in, it is open${licence && ` and ${licence}`}`
  if (status !== 'ended' || licence === '') return null
  return `The register says that its licence has ended. If it comes in, it is ${licence}`
}

const repeatSentences: Record<RepeatedRow['reason'], (line: number) => string> = {
  'same number': (line) => `Row ${line} has the same number`,
  'same facility': (line) => `Row ${line} is the same facility`,
  'similar name': (line) => `Row ${line} has a similar name`,
}

const isField = (name: string): name is ImportField => Object.hasOwn(importFieldRules, name)
const labelOf = (field: string) => (isField(field) ? importFieldRules[field].label : field)

/** What a row may name, and the day. */
export interface KnownLists {
  types: ReadonlySet<number>
  lgas: ReadonlySet<number>
  /** The LGA of each ward. */
  lgaOfWard: ReadonlyMap<number, number>
  today: string
}

/** What rows may name now. What is retired can be chosen no more. */
export function knownLists({ types, lgas, wards }: ImportLists): Omit<KnownLists, 'today'> {
  const offered = <One extends { is_retired: boolean }>(rows: readonly One[]) => rows.filter((row) => !row.is_retired)
  return {
    types: new Set(offered(types).map(({ id }) => id)),
    lgas: new Set(offered(lgas).map(({ id }) => id)),
    lgaOfWard: new Map(offered(wards).map(({ id, lga_id }) => [id, lga_id])),
  }
}

/** What the fields of a row say together that cannot be: marks for them. What is needed and missing is marked, too. */
export function checkTogether(fields: RowFields, { types, lgas, lgaOfWard, today }: KnownLists): StoredMark[] {
  const found: StoredMark[] = []
  const mark = (field: ImportField, sentence: string) => {
    const written = String(fields[field] ?? '')
    found.push({ field, kind: 'wrong', written, sentence, offers: [] })
  }
  for (const field of neededFields) if (isEmpty(fields[field])) mark(field, importFieldRules[field].request)
  const { type, ward, lga, issued, last_day } = fields
  if (typeof type === 'number' && !types.has(type)) mark('type', importFieldRules.type.request)
  if (typeof lga === 'number' && !lgas.has(lga)) mark('lga', importFieldRules.lga.request)
  if (typeof ward === 'number' && lgaOfWard.get(ward) !== lga)
    mark('ward', 'This ward is not in the LGA. Choose the ward')
  if (typeof issued === 'string' && issued > today) mark('issued', 'The day of issue cannot be in the future')
  if (typeof last_day !== 'string') return found
  if (typeof issued === 'string' && last_day < issued) mark('last_day', 'The last day is before the day of issue')
  else if (last_day > addDays(today, mostDaysAhead)) mark('last_day', 'The last day is more than ten years from now')
  return found
}

/**
 * The marks of a row with those for what its fields say together. They take the place of what was understood of a cell, and keep
 * what is written in it; what a cell alone asks about is asked first.
 */
export function withMarksTogether(marks: readonly StoredMark[], together: readonly StoredMark[]): StoredMark[] {
  const markOf = (field: string) => marks.find((mark) => mark.field === field)
  const isAsked = (mark: StoredMark | undefined) => mark?.kind === 'wrong' || mark?.kind === 'doubtful'
  const added = together.filter(({ field }) => !isAsked(markOf(field)))
  const others = marks.filter(({ field }) => !added.some((mark) => mark.field === field))
  return [...others, ...added.map((mark) => ({ ...mark, written: markOf(mark.field)?.written ?? mark.written }))]
}

/** A licence that lasts longer is a slip of the pen. */
const mostDaysAhead = 3653
