import { useRef } from 'react'
import { Link } from 'react-router'
import { VisuallyHidden } from '../visually-hidden.tsx'
import styles from './chart.module.css'
import { amount, type Counted, textAlternative, type Unit } from './chart-figure.ts'
import { ChartTable } from './chart-table.tsx'
import { ColumnDrawing } from './column-drawing.tsx'
import { layColumns } from './column-layout.ts'
import { useWidth } from './use-width.ts'

/** A column. `to` links to its details. */
interface ColumnOf extends Counted {
  key: string | number
  to?: string
}

interface ChartProps {
  /** What the chart shows: 'Facilities by LGA'. */
  title: string
  /** What a column represents: 'LGA'. */
  of: string
  unit: Unit
  counted: readonly ColumnOf[]
  /** The text of a column's link: 'See its wards'. */
  follow?: string
}

/** A column chart, on a phone a bar chart, with a table of the same figures. Each column may be a link. */
export function ColumnChart({ title, of, unit, counted, follow }: ChartProps) {
  const frame = useRef<HTMLDivElement>(null)
  const layout = layColumns(counted, useWidth(frame, 720))
  return (
    <div>
      <div className={styles.frame} ref={frame}>
        <ColumnDrawing layout={layout} label={`${title}: ${textAlternative(counted, unit)}`} />
        {follow && (
          <ul className={styles.strips}>
            {counted.map(({ key, name, count, to }, index) => {
              const { x, y, ...size } = layout.columns[index]?.hitArea ?? { x: 0, y: 0 }
              return (
                to && (
                  <li key={key}>
                    <Link to={to} className={`${styles.over} ${styles.strip}`} style={{ left: x, top: y, ...size }}>
                      <VisuallyHidden>{`${name}, ${amount(count, unit)}. ${follow}`}</VisuallyHidden>
                    </Link>
                  </li>
                )
              )
            })}
          </ul>
        )}
      </div>
      <details className={styles.more}>
        <summary>Show as a table</summary>
        <ChartTable title={title} of={of} unit={unit} counted={counted} />
      </details>
    </div>
  )
}
