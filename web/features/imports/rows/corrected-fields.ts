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

interface Corrected {
  /** The row as it is now. */
  row: ImportRow
  /** The row from which the form began. */
  began: ImportRow
  /** The fields of the form. */
  shown: readonly ImportedField[]
  values: Readonly<Record<string, unknown>>
}

const isOpenIn = ({ marks }: ImportRow, field: ImportedField) =>
  marks.some((mark) => mark.field === field && (mark.kind === 'wrong' || mark.kind === 'doubtful'))

/**
 * What the form changes of a row. What was emptied is sent as null. A field that is still not right is sent as it stands.
 * What nobody touched keeps what another officer saved meanwhile.
 */
export function correctedFields({ row, began, shown, values }: Corrected): Record<string, unknown> {
  const initial = typedFields(began)
  const changed = shown.flatMap((field) => {
    const value = values[field] ?? null
    const before = isOpenIn(began, field) ? initial[field] || null : began.fields[field]
    return value !== before || isOpenIn(row, field) ? [[field, value]] : []
  })
  return Object.fromEntries(changed)
}
