import type { ImportField } from './import-fields.ts'
import type { ChosenValue, ImportedValue, StoredMark } from './import-reading.ts'
import type { MatchedCells } from './matched-row.ts'
import type { RowFields } from './row-state.ts'

/** What officers said that written values mean, by field and writing. */
export class ChosenValues {
  readonly #values: ReadonlyMap<string, ImportedValue>

  constructor(values: readonly ChosenValue[]) {
    this.#values = new Map(values.map(({ field, written, value }) => [keyOf(field, written), value]))
  }

  /** Undefined if nobody said anything of it. Nothing is no writing: what an empty cell means is said in its row. */
  valueOf(field: string, written: string): ImportedValue | undefined {
    if (written.trim() === '') return undefined
    return this.#values.get(keyOf(field, written))
  }
}

const keyOf = (field: string, written: string) => `${field}\n${written}`

/**
 * The fields of a row and what is to be said of its cells. What an officer corrected in the row counts first, then what an officer
 * said that the written value means, then what the portal made of it.
 */
export function fieldsAndMarks(
  cells: MatchedCells,
  corrected: Readonly<Record<string, ImportedValue>>,
  chosen: ChosenValues,
): { fields: RowFields; marks: StoredMark[] } {
  const fields: Record<string, ImportedValue> = {}
  const marks: StoredMark[] = []
  const names = new Set([...Object.keys(cells), ...Object.keys(corrected)]) as ReadonlySet<ImportField>
  for (const field of names) {
    const cell = cells[field]
    const written = (cell?.written ?? '').slice(0, 500)
    const said = Object.hasOwn(corrected, field) ? corrected[field] : chosen.valueOf(field, written)
    if (said !== undefined) {
      fields[field] = said
      marks.push({ field, kind: 'corrected', written, sentence: null, offers: [] })
      continue
    }
    if (!cell) continue
    fields[field] = cell.value
    if (cell.mark === 'as written' && !cell.isFormula) continue
    const kind = cell.mark === 'as written' ? 'understood' : cell.mark
    const sentence = cell.sentence ?? (cell.isFormula ? 'Calculated by a formula of the file' : null)
    const offers = (cell.offers ?? []).slice(0, 10).map(({ value, label }) => ({ value, label }))
    marks.push({ field, kind, written, sentence, offers })
  }
  return { fields, marks }
}
