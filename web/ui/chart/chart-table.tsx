import type { ReactNode } from 'react'
import { Link } from 'react-router'
import hidden from '../visually-hidden.module.css'
import styles from './chart.module.css'
import { type Counted, figure, share, totalOf, type Unit } from './chart-figure.ts'

interface Row extends Counted {
  key: string | number
  to?: string
  /** The key that identifies the row in the chart. */
  legendKey?: ReactNode
}

interface TableProps {
  title: string
  of: string
  unit: Unit
  counted: readonly Row[]
  /** Draws a bar under each name, as long as its share of the largest. */
  hasBars?: boolean
}

function Bar({ length }: { length: number }) {
  return (
    <svg className={styles.share} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect width={100 * length} height="1" />
    </svg>
  )
}

/** The figures of a chart as a table that fits on a phone. */
export function ChartTable({ title, of, unit, counted, hasBars }: TableProps) {
  const total = totalOf(counted)
  const largest = Math.max(1, ...counted.map(({ count }) => count))
  return (
    <table className={styles.table}>
      <caption className={hidden.visuallyHidden}>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{of}</th>
          <th scope="col" data-figure>
            {unit.heading}
          </th>
          <th scope="col" data-figure>
            Share
          </th>
        </tr>
      </thead>
      <tbody>
        {counted.map(({ key, name, count, to, legendKey }) => (
          <tr key={key}>
            <th scope="row">
              <span className={styles.name}>
                {legendKey}
                {to ? <Link to={to}>{name}</Link> : <span>{name}</span>}
              </span>
              {hasBars && <Bar length={count / largest} />}
            </th>
            <td data-figure>{figure(count)}</td>
            <td data-figure>{share(count, total)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">All</th>
          <td data-figure>{figure(total)}</td>
          <td data-figure>{share(total, total)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
