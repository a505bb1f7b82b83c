import type { ReactNode } from 'react'
import { DatesInTable } from '../../ui/dates.tsx'
import styles from './form-table.module.css'

interface TableProps {
  caption: string
  columns: string[]
  rows: { id: number; cells: ReactNode[] }[]
  /** How many there are in all; the reply carries the first hundred. */
  total: number
}

/** A table on the printed form. */
export function FormTable({ caption, columns, rows, total }: TableProps) {
  if (total === 0) return <p>None are recorded.</p>
  return (
    <>
      <table className={styles.table} aria-label={caption}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <DatesInTable>
            {rows.map(({ id, cells }) => (
              <tr key={id}>
                {cells.map((cell, index) => (
                  <td key={columns[index]}>{cell}</td>
                ))}
              </tr>
            ))}
          </DatesInTable>
        </tbody>
      </table>
      {total > rows.length && (
        <p>
          The first {rows.length} of {total} are printed here. All are in the application.
        </p>
      )}
    </>
  )
}
