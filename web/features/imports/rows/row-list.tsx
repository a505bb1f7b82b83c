import { useRef } from 'react'
import layout from '../../../ui/layout/layout.module.css'
import { useRowKeys } from '../../../ui/table/use-row-keys.ts'
import { stateWords } from '../import-words.ts'
import { type ChoicesOf, labelOf } from '../use-choices.ts'
import { rowName } from './row-table.tsx'
import type { ImportRow } from './row-value.tsx'
import styles from './rows.module.css'

interface ListProps {
  rows: readonly ImportRow[]
  /** The row that is open. */
  openLine: number
  choicesOf: ChoicesOf
  onOpen: (index: number) => void
}

/** The rows beside the one that is open. */
export function RowList({ rows, openLine, choicesOf, onOpen }: ListProps) {
  const list = useRef<HTMLUListElement>(null)
  useRowKeys(list, { isOn: true })
  return (
    <ul ref={list} className={layout.list} aria-label="Rows">
      {rows.map((row, index) => (
        <li key={row.line} data-row>
          <button
            type="button"
            className={styles.row}
            aria-current={row.line === openLine ? 'true' : undefined}
            onClick={() => onOpen(index)}
          >
            <span className={styles.rowName}>{rowName(row)}</span>
            <span className={styles.line}>{row.line}</span>
            <span className={styles.detail}>
              {[labelOf(choicesOf, 'lga', row.fields.lga), row.fields.paper_number].filter(Boolean).join(' · ') || '–'}
            </span>
            <span className={styles.detail}>{stateWords[row.state]}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
