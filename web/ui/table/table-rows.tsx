import type { ReactNode } from 'react'
import { DatesInTable } from '../dates.tsx'
import { Skeleton } from '../feedback/skeletons.tsx'
import styles from './data-table.module.css'
import { useRowSelecting } from './row-checkbox.tsx'
import type { RowKey, Selection } from './use-selection.ts'

// On narrow screens CSS turns rows into cards, which removes the implicit table roles for screen readers. So they are explicit.
export const role = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  header: { role: 'columnheader' },
  cell: { role: 'cell' },
}

interface SkeletonProps {
  columns: readonly { header: string; inCard?: string }[]
  count: number
  /** The rows will have boxes to select them. */
  hasBoxes: boolean
}

/** Grey rows while a table loads. */
export function SkeletonRows({ columns, count, hasBoxes }: SkeletonProps) {
  return Array.from({ length: count }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: all skeleton rows are identical
    <tr key={row} {...role.row}>
      {hasBoxes && <td {...role.cell} />}
      {columns.map(({ header, inCard }) => (
        <td key={header} data-label={header} data-in-card={inCard} {...role.cell}>
          <Skeleton height={16} width={`${45 + ((row * 23 + header.length * 7) % 45)}%`} />
        </td>
      ))}
    </tr>
  ))
}

interface RowsProps<Row> {
  list: readonly Row[]
  rowKey: (row: Row) => RowKey
  /** Rows can be selected; `nameOf` says what a row is called. */
  selection: { of: Selection; nameOf: (row: Row) => string } | undefined
  /** The cells of a row, which is the `index`th of the list. */
  cells: (row: Row, index: number) => ReactNode
}

/** The rows of a table, each with a box if rows can be selected. */
export function TableRows<Row>({ list, rowKey, selection, cells }: RowsProps<Row>) {
  const onSelect = useRowSelecting(selection?.of, list.map(rowKey))
  return (
    <DatesInTable>
      {list.map((row, index) => {
        const key = rowKey(row)
        const isSelected = selection?.of.keys.has(key) ?? false
        return (
          <tr key={key} data-row data-selected={isSelected || undefined} {...role.row}>
            {selection && (
              <td className={styles.choice} data-in-card="choice" {...role.cell}>
                <input
                  type="checkbox"
                  aria-label={`Select ${selection.nameOf(row)}`}
                  checked={isSelected}
                  onChange={(event) => onSelect(key, event)}
                />
              </td>
            )}
            {cells(row, index)}
          </tr>
        )
      })}
    </DatesInTable>
  )
}
