import layout from '../../../ui/layout/layout.module.css'
import hidden from '../../../ui/visually-hidden.module.css'
import { figureInWords, type Report } from './report-figure.ts'
import styles from './report-table.module.css'

/** From so many columns on, their names are written upwards. */
const manyColumns = 8

/** A wide table is scrolled in its own frame, which people who use the keyboard must reach. */
const scrolledByKeyboard = { tabIndex: 0 }

/** The table of a report: every figure of its chart, and the sums. */
export function ReportTable({ title, of, columns, rows, sums }: Report) {
  const cellsOf = (figures: readonly (number | null)[]) =>
    columns.map(({ key, unit }, index) => <td key={key}>{figureInWords(figures[index], unit)}</td>)
  return (
    <section className={`${layout.panel} ${styles.frame}`} {...scrolledByKeyboard} aria-label={`${title}, table`}>
      <table className={styles.table} data-many={columns.length >= manyColumns || undefined}>
        <caption className={hidden.visuallyHidden}>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{of}</th>
            {columns.map(({ key, name }) => (
              <th key={key} scope="col">
                <span>{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, figures }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cellsOf(figures)}
            </tr>
          ))}
        </tbody>
        {sums && (
          <tfoot>
            <tr>
              <th scope="row">All</th>
              {cellsOf(sums)}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  )
}
