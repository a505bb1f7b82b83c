import type { Reply } from '@portal/contract/call.ts'
import type { listImportRows } from '@portal/contract/imports/calls/import-rows.ts'
import type { ImportedField } from '@portal/contract/imports/import-row.ts'
import { phoneInGroups } from '@portal/domain/accounts/phone-in-groups.ts'
import { Day } from '../../../ui/dates.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { markWords } from '../import-words.ts'
import { type ChoicesOf, labelOf } from '../use-choices.ts'
import styles from './rows.module.css'

/** A row of a register as it was read. */
export type ImportRow = Reply<typeof listImportRows>['data'][number]

interface ValueProps {
  row: ImportRow
  field: ImportedField
  choicesOf: ChoicesOf
}

/** The value of a field as people read it. */
function PlainValue({ row, field, choicesOf }: ValueProps) {
  const value = row.fields[field]
  if (value === null) return null
  if (field === 'issued' || field === 'last_day') return <Day of={String(value)} />
  if (field === 'phone' || field === 'second_phone') {
    return <span className={styles.phone}>{phoneInGroups(String(value))}</span>
  }
  return labelOf(choicesOf, field, value)
}

/**
 * The value of a cell. Beneath what was understood stands what is written in the file; what is not certain or wrong is written
 * as it is there, with a sign.
 */
export function RowValue({ row, field, choicesOf }: ValueProps) {
  const mark = row.marks.find((one) => one.field === field)
  const isOpen = mark?.kind === 'doubtful' || mark?.kind === 'wrong'
  if (!mark) return <PlainValue row={row} field={field} choicesOf={choicesOf} />
  return (
    <span className={styles.cell} data-mark={mark.kind} data-field={field} title={mark.sentence ?? undefined}>
      {isOpen ? (
        <span className={styles.open}>
          <Icon name={mark.kind === 'wrong' ? 'cross' : 'warning'} size={14} />
          <span>
            {row.fields[field] === null ? (
              mark.written || 'Nothing'
            ) : (
              <PlainValue row={row} field={field} choicesOf={choicesOf} />
            )}
            <VisuallyHidden>
              {' '}
              {markWords[mark.kind]}. {mark.sentence}
            </VisuallyHidden>
          </span>
        </span>
      ) : (
        <>
          {row.fields[field] === null ? 'Not on paper' : <PlainValue row={row} field={field} choicesOf={choicesOf} />}
          {mark.written !== '' && (
            <span className={styles.written}>
              <VisuallyHidden>, in the file </VisuallyHidden>
              {mark.written}
            </span>
          )}
        </>
      )}
    </span>
  )
}
