import type { Reply } from '@portal/contract/call.ts'
import type { showImport } from '@portal/contract/imports/calls/imports.ts'
import { type ImportedField, importedFieldNames } from '@portal/contract/imports/import-row.ts'
import { Select } from '../../../ui/form/inputs.tsx'
import textStyles from '../../../ui/text.module.css'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { fieldWords } from '../import-words.ts'
import styles from './columns.module.css'

/** A column of the file as it was read. */
type Column = Reply<typeof showImport>['data']['columns'][number]

interface LineProps {
  column: Column
  field: ImportedField | null
  /** Why the choice cannot stay as it is. */
  error?: string | undefined
  /** It can only be read. */
  isFixed: boolean
  onChoose: (field: ImportedField | null) => void
}

/** What a column is called: by its heading, or by its place. */
export function columnName({ column, heading }: Pick<Column, 'column' | 'heading'>): string {
  return heading.trim() || `Column ${column + 1}, without a heading`
}

/** A column of the file: its heading, what stands in it, and the field that it is. */
export function ColumnLine({ column, field, error, isFixed, onChoose }: LineProps) {
  return (
    <li className={styles.column} data-doubtful={column.confidence === 'doubtful' || undefined}>
      <div className={styles.written}>
        <strong>{columnName(column)}</strong>
        <span className={textStyles.second}>
          {column.samples.length > 0 ? column.samples.join(' · ') : 'Nothing is written in it'}
        </span>
      </div>
      {isFixed ? (
        <span className={styles.field}>{field ? fieldWords(field) : 'Not used'}</span>
      ) : (
        <Select
          className={styles.field}
          label={
            <>
              <VisuallyHidden>{columnName(column)} </VisuallyHidden>
              is
            </>
          }
          error={error}
          value={field ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChoose(importedFieldNames.find((name) => name === value) ?? null)
          }
        >
          <option value="">Not used</option>
          {importedFieldNames.map((name) => (
            <option key={name} value={name}>
              {fieldWords(name)}
            </option>
          ))}
        </Select>
      )}
    </li>
  )
}
