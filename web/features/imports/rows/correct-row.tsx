import { correctedFields as correctedShape } from '@portal/contract/imports/by-hand-form.ts'
import * as rowCalls from '@portal/contract/imports/calls/import-rows.ts'
import { type ImportedField, importedFieldNames } from '@portal/contract/imports/import-row.ts'
import { CallForm } from '../../../api/call-form.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { WhileTyping } from '../../../ui/form/while-typing.tsx'
import { AskedField } from '../imported-field.tsx'
import { correctedFields, typedFields } from './corrected-fields.ts'
import type { ImportRow } from './row-value.tsx'
import type { TypedRow } from './use-typed-row.ts'

interface CorrectProps {
  id: number
  row: ImportRow
  /** The fields that are asked for: those that are not right, or all. */
  fields: readonly ImportedField[]
  typed: TypedRow
  /** All fields of the row are asked for, because somebody wants to correct what was read as certain. */
  isWhole: boolean
}

/** What is written of a field in the file, and what is wrong with it. */
function hintOf({ marks }: ImportRow, field: ImportedField): string | undefined {
  const mark = marks.find((one) => one.field === field)
  if (!mark) return undefined
  const written = `In the file: ${mark.written || 'nothing'}`
  return mark.sentence ? `${written}. ${mark.sentence}.` : written
}

/** The fields of a row, to be corrected in place. The form stays as it is while another officer changes the row. */
export function CorrectRow({ id, row, fields, typed, isWhole }: CorrectProps) {
  const shown = importedFieldNames.filter((field) => fields.includes(field))
  const began = typed.beginningOf(row)
  return (
    <CallForm
      key={began.updated_at}
      call={rowCalls.correctImportRow}
      params={{ id, line: row.line }}
      schema={correctedShape}
      defaults={{ ...typedFields(began), ...typed.valuesOf(row) }}
      recordVersion={row.updated_at}
      bodyOf={(values) => ({ fields: correctedFields({ row, began, shown, values }) })}
      submit={`Save row ${row.line}`}
      busy="Saving"
      success={({ message }) => message}
      onSuccess={typed.forget}
      beside={
        isWhole && (
          <Button variant="default" onClick={typed.forget}>
            Cancel
          </Button>
        )
      }
    >
      <WhileTyping onTyped={(values) => typed.keep(began, values)} />
      {shown.map((field) => (
        <AskedField key={field} field={field} hint={hintOf(row, field)} />
      ))}
    </CallForm>
  )
}
