import type { Reply } from '@portal/contract/call.ts'
import * as rowCalls from '@portal/contract/imports/calls/import-rows.ts'
import type { showImport } from '@portal/contract/imports/calls/imports.ts'
import { type FormEvent, useState } from 'react'
import { useCallMutation } from '../../../api/use-call.ts'
import { BusyButton } from '../../../ui/form/busy-button.tsx'
import { Select, TextInput } from '../../../ui/form/inputs.tsx'
import layout from '../../../ui/layout/layout.module.css'
import textStyles from '../../../ui/text.module.css'
import styles from './columns.module.css'

type Shown = Reply<typeof showImport>['data']

/** Which sheet of the file is read, and the row of it with the headings. Another one is read at once. */
export function SheetAndHeadings({ of, isFixed }: { of: Shown; isFixed: boolean }) {
  const { id, sheet, sheets, heading_row, updated_at } = of
  const saved = heading_row === null ? '' : String(heading_row)
  /** What is typed and not read from yet. */
  const [typed, setTyped] = useState<string>()
  const row = typed ?? saved
  const [error, setError] = useState<string>()
  const reading = useCallMutation(rowCalls.setImportColumns, {
    success: ({ message }) => message,
    failure: ({ message }) => message,
    recordVersion: updated_at,
  })
  if (isFixed) {
    return (
      <p className={textStyles.quiet}>
        {sheet && `Sheet ${sheet}. `}
        {heading_row === null ? 'The file has no headings.' : `The headings are in row ${heading_row}.`}
      </p>
    )
  }
  function readFrom(event: FormEvent) {
    event.preventDefault()
    const heading = Number(row)
    const isRow = Number.isInteger(heading) && heading >= 1
    setError(isRow ? undefined : 'Enter the number of a row, like 3')
    if (!isRow) return
    reading.mutate({ params: { id }, body: { heading_row: heading } }, { onSuccess: () => setTyped(undefined) })
  }
  const isOther = row.trim() !== saved
  return (
    <form className={styles.reading} onSubmit={readFrom}>
      {sheets.length > 1 && (
        <Select
          label="Sheet"
          value={sheet ?? ''}
          onChange={({ currentTarget }) => reading.mutate({ params: { id }, body: { sheet: currentTarget.value } })}
        >
          {sheets.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Select>
      )}
      <div className={layout.row2}>
        <TextInput
          className={styles.headingRow}
          label="Row with the headings"
          inputMode="numeric"
          maxLength={7}
          error={error}
          value={row}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        {isOther && (
          <BusyButton type="submit" variant="default" busy={reading.isPending && 'Reading'}>
            Read from this row
          </BusyButton>
        )}
      </div>
    </form>
  )
}
