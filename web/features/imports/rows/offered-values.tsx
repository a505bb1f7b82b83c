import * as rowCalls from '@portal/contract/imports/calls/import-rows.ts'
import { useCallMutation } from '../../../api/use-call.ts'
import { Button } from '../../../ui/form/button.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { fieldWords } from '../import-words.ts'
import type { ImportRow } from './row-value.tsx'

/** What the portal offers for the cells of a row that are not certain. One press takes it. */
export function OfferedValues({ id, row }: { id: number; row: ImportRow }) {
  const correction = useCallMutation(rowCalls.correctImportRow, {
    success: ({ message }) => message,
    failure: ({ message }) => message,
    recordVersion: row.updated_at,
  })
  const open = row.marks.filter(({ kind, offers }) => (kind === 'doubtful' || kind === 'wrong') && offers.length > 0)
  return open.map(({ field, written, offers }) => (
    <div key={field} className={layout.stack1}>
      <p>
        {fieldWords(field)}: <strong>{written}</strong>
      </p>
      <div className={layout.row2}>
        {offers.map(({ value, label }) => (
          <Button
            key={value}
            variant="default"
            isCompact
            aria-label={`${fieldWords(field)} is ${label}`}
            aria-disabled={correction.isPending || undefined}
            onClick={() => {
              if (correction.isPending) return
              correction.mutate({ params: { id, line: row.line }, body: { fields: { [field]: value } } })
            }}
          >
            {label}
          </Button>
        ))}
      </div>
    </div>
  ))
}
