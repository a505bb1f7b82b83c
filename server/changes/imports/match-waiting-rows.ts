import { ChosenValues, fieldsAndMarks } from '@portal/domain/imports/apply-choices.ts'
import type { ImportLists } from '@portal/domain/imports/import-lists.ts'
import { type ImportReading, noMeaning, type RowMeaning } from '@portal/domain/imports/import-reading.ts'
import { checkTogether, knownLists, rowState, withMarksTogether } from '@portal/domain/imports/row-state.ts'
import type { Db } from '../../database/connect.ts'
import { listRowsToMatch, type RowMatch, type RowToMatch, storeMatches } from '../../records/imports/import-rows.ts'
import { type FoundSame, findLikelySame } from '../../records/imports/likely-same.ts'
import { markRepeats } from '../../records/imports/repeats.ts'

/** So many rows are matched in one go: few statements, and the portal answers others in between. */
const batch = 250

interface Matching {
  id: number
  reading: Pick<ImportReading, 'values'>
  lists: ImportLists
  today: string
  /** Only these rows. */
  lines?: readonly number[]
  /** After each batch; false ends the matching. */
  goesOn?: () => Promise<boolean>
}

/**
 * Matches the rows of an import that are not matched yet: what they mean by its file, what officers said of them, and the
 * facilities that are there. Returns whether all are matched.
 */
export async function matchWaitingRows(db: Db, matching: Matching): Promise<boolean> {
  const { id, lines, goesOn } = matching
  const chosen = new ChosenValues(matching.reading.values)
  let after = 0
  for (;;) {
    const rows = await listRowsToMatch(db, id, { after, limit: batch, ...(lines && { lines }) })
    const last = rows.at(-1)
    if (!last) break
    await storeMatches(db, id, await matchRows(db, matching, rows, chosen))
    after = last.line
    if (goesOn && !(await goesOn())) return false
  }
  await markRepeats(db, id, lines)
  return true
}

interface Understood extends RowMeaning, ReturnType<typeof fieldsAndMarks> {
  row: RowToMatch
}

async function matchRows(
  db: Db,
  { id, lists, today }: Matching,
  rows: readonly RowToMatch[],
  chosen: ChosenValues,
): Promise<RowMatch[]> {
  const known = { ...knownLists(lists), today }
  const understood = rows.map((row): Understood => {
    // A row of a file in which nothing stands that means anything.
    const meaning = row.meaning ?? { ...noMeaning, leftOut: 'note' as const }
    const { fields, marks } = fieldsAndMarks(meaning.cells, row.corrected, chosen)
    return { row, ...meaning, fields, marks: withMarksTogether(marks, checkTogether(fields, known)) }
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

const textOf = (value: unknown) => (typeof value === 'string' ? value : null)

function matchOf(one: Understood, likely: readonly FoundSame[]): RowMatch {
  const { row, fields, marks, leftOut } = one
  const repeats = repeatsOf(one)
  const found = rowState({ fields, marks, leftOut, repeats, likely, choice: row.choice })
  // What is no facility has no fields; it is shown as it is written.
  if (found.state === 'left out') return { line: row.line, fields: {}, marks: [], likely_same: [], ...found }
  const isAdded = row.choice === 'add licence' && found.state !== 'wrong'
  return {
    line: row.line,
    fields: Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, value ?? null])),
    marks,
    likely_same: [
      ...likely.slice(0, mostNamed).map(({ facility_id, reasons }) => ({ facility_id, line: null, reasons })),
      ...repeats.map(({ of, reason }) => ({ facility_id: null, line: of, reasons: [repeatReasons[reason]] })),
    ],
    ...found,
    // The officer has said which facility it is.
    ...(isAdded && { state: 'same', why: null }),
  }
}

const mostNamed = 10

const repeatReasons = { 'same number': 'number', 'same facility': 'name', 'similar name': 'similar name' } as const

/** The earlier rows that a row repeats, unless an officer has corrected what they have in common. */
function repeatsOf({ row, repeats }: Understood): RowMeaning['repeats'] {
  const isCorrected = (['name', 'lga', 'paper_number'] as const).some((field) => Object.hasOwn(row.corrected, field))
  return isCorrected ? [] : repeats
}
