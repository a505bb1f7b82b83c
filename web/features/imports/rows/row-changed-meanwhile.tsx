import { importedFieldNames } from '@portal/contract/imports/import-row.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { fieldWords } from '../import-words.ts'
import type { ChoicesOf } from '../use-choices.ts'
import { type ImportRow, RowValue } from './row-value.tsx'
import type { TypedRow } from './use-typed-row.ts'

interface ChangedProps {
  row: ImportRow
  choicesOf: ChoicesOf
  typed: TypedRow
}

/** That another officer changed a row while somebody was typing into its form, and what is saved now. */
export function RowChangedMeanwhile({ row, choicesOf, typed }: ChangedProps) {
  const began = typed.beginningOf(row)
  if (began.updated_at === row.updated_at) return null
  const changed = importedFieldNames.filter((field) => began.fields[field] !== row.fields[field])
  return (
    <Notice
      tone="warning"
      title="This row was changed meanwhile"
      action={
        <Button variant="default" isCompact onClick={typed.forget}>
          Take what is saved
        </Button>
      }
    >
      <p>What you typed is still here. Look at it again before you save it.</p>
      {changed.length > 0 && (
        <ul>
          {changed.map((field) => (
            <li key={field}>
              {fieldWords(field)} is saved as{' '}
              {row.fields[field] === null ? 'nothing' : <RowValue row={row} field={field} choicesOf={choicesOf} />}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  )
}
