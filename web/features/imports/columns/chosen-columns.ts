import type { ImportedField } from '@portal/contract/imports/import-row.ts'
import { neededFields } from '@portal/domain/imports/import-fields.ts'
import { fieldWords } from '../import-words.ts'

/** The field of each column of a file, by the place of the column. */
export type ChosenColumns = ReadonlyMap<number, ImportedField | null>

/** The fields of columns as they are saved. */
export function columnsOf({
  columns,
}: {
  columns: readonly { column: number; field: ImportedField | null }[]
}): ChosenColumns {
  return new Map(columns.map(({ column, field }) => [column, field]))
}

/** The columns that are said to be the same field as a column before. */
export function repeatedColumns(chosen: ChosenColumns): number[] {
  const seen = new Set<ImportedField>()
  return [...chosen].flatMap(([column, field]) => {
    if (field === null) return []
    if (seen.has(field)) return [column]
    seen.add(field)
    return []
  })
}

/** What no column is, although no row can come in without it: 'LGA', or 'Facility name and LGA'. */
export function missingFields(chosen: ChosenColumns): string {
  const used = [...chosen.values()]
  const names = neededFields.filter((field) => !used.includes(field)).map(fieldWords)
  return new Intl.ListFormat('en-GB').format(names)
}
