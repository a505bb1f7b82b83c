import { Link } from 'react-router'
import hidden from '../visually-hidden.module.css'
import styles from './chart.module.css'
import { type Counted, figure, figureOf, share, totalOf } from './chart-figure.ts'
import { Swatch, type Tone } from './legend.tsx'

interface Row extends Counted {
  key: string | number
  /** The list of what is counted. */
  to?: string | undefined
  /** The colour of it in the chart beside, and of its bar. */
  tone?: Tone
  /** The figure of the second column. */
  second?: number
}

interface TableProps {
  title: string
  of: string
  /** The heading of the figures. */
  heading: string
  /** The heading of the second figures. */
  secondHeading?: string
  counted: readonly Row[]
  /** What stands for each row: a bar as long as its share of the largest, or the colour that it has in the chart beside. */
  sign?: 'bar' | 'swatch'
  /** The figures are parts of a whole: each has its share, and the last row is the whole. */
  isWhole?: boolean
}

/** How much each has, in words and as a bar: a chart that is a table. */
export function ShareTable({ title, of, heading, secondHeading, counted, sign, isWhole }: TableProps) {
  const total = totalOf(counted)
  const largest = Math.max(1, ...counted.map(({ count }) => count))
  return (
    <table className={styles.table}>
      <caption className={hidden.visuallyHidden}>{title}</caption>
      <thead className={sign === 'swatch' ? hidden.visuallyHidden : undefined}>
        <tr>
          <th scope="col">{of}</th>
          <th scope="col" data-figure>
            {heading}
          </th>
          {secondHeading && (
            <th scope="col" data-figure>
              {secondHeading}
            </th>
          )}
          {isWhole && (
            <th scope="col" data-figure>
              Share
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {counted.map(({ key, to, tone = 'main', ...row }) => (
          <tr key={key}>
            <th scope="row">
              <div className={sign === 'bar' ? styles.barred : undefined}>
                <span className={styles.name}>
                  {sign === 'swatch' && <Swatch tone={tone} />}
                  {to ? <Link to={to}>{row.name}</Link> : <span>{row.name}</span>}
                </span>
                {sign === 'bar' && (
                  <svg className={`${styles.length} ${styles.tone}`} data-tone={tone} aria-hidden="true">
                    <rect width={`${(100 * row.count) / largest}%`} height="100%" rx="2" />
                  </svg>
                )}
              </div>
            </th>
            <td data-figure>{figureOf(row)}</td>
            {secondHeading && <td data-figure>{figure(row.second ?? 0)}</td>}
            {isWhole && <td data-figure>{share(row.count, total)}</td>}
          </tr>
        ))}
      </tbody>
      {isWhole && (
        <tfoot>
          <tr>
            <th scope="row">All</th>
            <td data-figure>{figureOf({ name: 'All', count: total })}</td>
            <td data-figure>{share(total, total)}</td>
          </tr>
        </tfoot>
      )}
    </table>
  )
}
