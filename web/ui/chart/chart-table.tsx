import { Link } from 'react-router'
import hidden from '../visually-hidden.module.css'
import styles from './chart.module.css'

interface TableProps {
  title: string
  /** What a row stands for. */
  of: string
  columns: readonly string[]
  rows: readonly { name: string; cells: readonly string[]; to?: string | undefined }[]
  /** The cells of the last row. */
  sums?: readonly string[]
}

/** The figures of a chart as a table that is opened below it. */
export function ChartTable({ title, of, columns, rows, sums }: TableProps) {
  const cells = (figures: readonly string[]) =>
    columns.map((column, index) => (
      <td key={column} data-figure>
        {figures[index]}
      </td>
    ))
  return (
    <details className={styles.more}>
      <summary>Show as a table</summary>
      <table className={styles.table}>
        <caption className={hidden.visuallyHidden}>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{of}</th>
            {columns.map((column) => (
              <th key={column} scope="col" data-figure>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells: figures, to }) => (
            <tr key={name}>
              <th scope="row">{to ? <Link to={to}>{name}</Link> : name}</th>
              {cells(figures)}
            </tr>
          ))}
        </tbody>
        {sums && (
          <tfoot>
            <tr>
              <th scope="row">All</th>
              {cells(sums)}
            </tr>
          </tfoot>
        )}
      </table>
    </details>
  )
}
