import { type ImportedField, importedFieldNames } from '@portal/contract/imports/import-row.ts'
import type { ImportRow } from './row-value.tsx'

/** The values of a row for its form. What is written and could not be read begins as it is written, to be corrected. */
export function typedFields({ fields, marks }: ImportRow): Record<string, unknown> {
  const isChosen = (field: ImportedField) => ['type', 'lga', 'ward', 'status'].includes(field)
  const values = importedFieldNames.map((field): [string, unknown] => {
    const mark = marks.find((one) => one.field === field)
    const written = mark && !isChosen(field) && field !== 'issued' && field !== 'last_day' ? mark.written : ''
    return [field, fields[field] ?? written]
  })
  return Object.fromEntries(values)
}

/** What the form changes of a row, of the fields that it shows. What was emptied is sent as null. */
export function correctedFields(
  row: ImportRow,
  shown: readonly ImportedField[],
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const changed = shown.flatMap((field) => {
    const value = values[field] ?? null
    const isOpen = row.marks.some((mark) => mark.field === field && (mark.kind === 'wrong' || mark.kind === 'doubtful'))
    return value === row.fields[field] && !isOpen ? [] : [[field, value]]
  })
  return Object.fromEntries(changed)
}
