import { ChosenValues, fieldsAndMarks } from '@portal/domain/imports/apply-choices.ts'
import type { ImportLists } from '@portal/domain/imports/import-lists.ts'
import { type ImportReading, noMeaning, type RowMeaning } from '@portal/domain/imports/import-reading.ts'
import { newlySame } from '@portal/domain/imports/newly-same.ts'
import { lastDayOfPaper } from '@portal/domain/imports/paper-licence.ts'
import { checkTogether, knownLists, rowState, withMarksTogether } from '@portal/domain/imports/row-state.ts'
import type { Db } from '../../database/connect.ts'
import { listRowsToMatch, type RowMatch, type RowToMatch, storeMatches } from '../../records/imports/import-rows.ts'
import { type FoundSame, findLikelySame } from '../../records/imports/likely-same.ts'
import { markRepeats } from '../../records/imports/repeats.ts'
import { readSettings, type Settings } from '../../records/settings/settings.ts'

/** So many rows are matched in one go: few statements, and the portal answers others in between. */
const batch = 250

interface Matching {
  id: number
  reading: Pick<ImportReading, 'values'>
  lists: ImportLists
  today: string
  /** Only these rows. */
  lines?: readonly number[]
  /** Before each batch is stored; false ends the matching. */
  goesOn?: () => Promise<boolean>
}

/**
 * Matches the rows of an import that are not matched yet: what they mean by its file, what officers said of them, and the
 * facilities that are there. Returns whether all are matched.
 */
export async function matchWaitingRows(db: Db, matching: Matching): Promise<boolean> {
  const { id, lines, goesOn } = matching
  const chosen = new ChosenValues(matching.reading.values)
  const settings = await readSettings(db, matching.today)
  let after = 0
  for (;;) {
    const rows = await listRowsToMatch(db, id, { after, limit: batch, ...(lines && { lines }) })
    const last = rows.at(-1)
    if (!last) break
    const matches = await matchRows(db, { ...matching, settings, chosen }, rows)
    if (goesOn && !(await goesOn())) return false
    await storeMatches(db, id, matches)
    after = last.line
  }
  await markRepeats(db, id)
  return true
}

interface Understood extends RowMeaning, ReturnType<typeof fieldsAndMarks> {
  row: RowToMatch
  runsUntil: string | null
}

async function matchRows(
  db: Db,
  { id, lists, today, settings, chosen }: Matching & { settings: Settings; chosen: ChosenValues },
  rows: readonly RowToMatch[],
): Promise<RowMatch[]> {
  const known = { ...knownLists(lists), today }
  const understood = rows.map((row): Understood => {
    // A row of a file in which nothing stands that means anything.
    const meaning = row.meaning ?? { ...noMeaning, leftOut: 'note' as const }
    const { fields, marks } = fieldsAndMarks(meaning.cells, row.corrected, chosen)
    const runsUntil = lastDayFrom(fields, today, settings)
    return { row, ...meaning, fields, runsUntil, marks: withMarksTogether(marks, checkTogether(fields, known)) }
  })
  const likely = Map.groupBy(await findSame(db, id, understood), ({ line }) => line)
  return understood.map((one) => matchOf(one, likely.get(one.row.line) ?? []))
}

function findSame(db: Db, id: number, understood: readonly Understood[]): Promise<FoundSame[]> {
  const keys = understood.flatMap(({ row, leftOut, fields: { name, lga, cac, phone, paper_number } }) => {
    if ((leftOut && row.choice !== 'new') || typeof name !== 'string' || typeof lga !== 'number') return []
    return [{ line: row.line, name, lga, cac: textOf(cac), phone: textOf(phone), number: textOf(paper_number) }]
  })
  return findLikelySame(db, keys, { exceptImport: id, withSimilarNames: true })
}

/** The last day of the licence that a row would get, if that is from today on. */
function lastDayFrom({ issued, last_day }: Understood['fields'], today: string, settings: Settings): string | null {
  const last = lastDayOfPaper({ issued_on: textOf(issued), last_day: textOf(last_day) }, settings)
  return last !== null && last >= today ? last : null
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : null)

function matchOf(one: Understood, likely: readonly FoundSame[]): RowMatch {
  const { row, fields, marks, leftOut, runsUntil } = one
  const repeats = repeatsOf(one)
  const choice = choiceThatHolds(one, likely)
  const found = rowState({ fields, marks, leftOut, repeats, likely, choice, runsUntil })
  // What is no facility has no fields; it is shown as it is written.
  if (found.state === 'left out') return { line: row.line, fields: {}, marks: [], likely_same: [], choice, ...found }
  const isAdded = choice === 'add licence' && found.state !== 'wrong'
  return {
    line: row.line,
    fields: Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, value ?? null])),
    marks,
    likely_same: [
      ...likely.map(({ facility_id, reasons }) => ({ facility_id, line: null, reasons })),
      ...repeats.map(({ of, reason }) => ({ facility_id: null, line: of, reasons: [repeatReasons[reason]] })),
    ],
    choice,
    ...found,
    // The officer has said which facility it is.
    ...(isAdded && { state: 'same', why: null }),
    ...(choice === 'add licence' && { same_as: row.same_as }),
  }
}

/**
 * A choice holds as long as it is about what the officer saw: the licence goes to a facility that the row still may be, and a row is
 * a facility of its own while none is found that was not there. What somebody typed by hand names its facility itself.
 */
function choiceThatHolds({ row, leftOut }: Understood, likely: readonly FoundSame[]): RowToMatch['choice'] {
  const { choice, same_as, is_by_hand } = row
  if (choice === 'add licence' && !is_by_hand) {
    return likely.some(({ facility_id }) => facility_id === same_as) ? choice : null
  }
  if (choice === 'new' && !leftOut && newlySame(likely, row.likely_same) !== undefined) return null
  return choice
}

const repeatReasons = { 'same number': 'number', 'same facility': 'name', 'similar name': 'similar name' } as const

/** The earlier rows that a row repeats, unless an officer has corrected what they have in common. */
function repeatsOf({ row, repeats }: Understood): RowMeaning['repeats'] {
  const isCorrected = (['name', 'lga', 'paper_number'] as const).some((field) => Object.hasOwn(row.corrected, field))
  return isCorrected ? [] : repeats
}
