import { useRef } from 'react'
import { Link } from 'react-router'
import { VisuallyHidden } from '../visually-hidden.tsx'
import styles from './chart.module.css'
import { amount, type Counted, figureOf, share, textAlternative, totalOf, type Unit } from './chart-figure.ts'
import { ChartTable } from './chart-table.tsx'
import { ColumnDrawing } from './column-drawing.tsx'
import { layColumns } from './column-layout.ts'
import { Legend } from './legend.tsx'
import { inRem } from './text-size.ts'
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
  /** What the darker part of a column is, and the rest of it. */
  parts?: { part: string; rest: string }
}

/** A column chart, on a phone a bar chart, with a table of the same figures. Each column may be a link. */
export function ColumnChart({ title, of, unit, counted, follow, parts }: ChartProps) {
  const frame = useRef<HTMLDivElement>(null)
  const layout = layColumns(counted, useWidth(frame, 720))
  const total = totalOf(counted)
  const cellsOf = (one: Counted) => [
    figureOf(one),
    ...(parts ? [figureOf({ name: parts.part, count: one.part ?? 0 })] : []),
    share(one.count, total),
  ]
  const whole = { name: 'All', count: total, part: counted.reduce((sum, { part = 0 }) => sum + part, 0) }
  return (
    <div>
      {parts && (
        <Legend
          of={[
            { name: parts.part, tone: 'main' },
            { name: parts.rest, tone: 'light' },
          ]}
        />
      )}
      <div className={styles.frame} ref={frame}>
        <ColumnDrawing layout={layout} label={`${title}: ${textAlternative(counted, unit)}`} />
        {follow && (
          <ul className={styles.strips}>
            {counted.map(({ key, name, count, to }, index) => {
              const { x = 0, y = 0, width = 0, height = 0 } = layout.columns[index]?.hitArea ?? {}
              const place = { left: inRem(x), top: inRem(y), width: inRem(width), height: inRem(height) }
              return (
                to && (
                  <li key={key}>
                    <Link to={to} className={`${styles.over} ${styles.strip}`} style={place}>
                      <VisuallyHidden>{`${name}, ${amount(count, unit)}. ${follow}`}</VisuallyHidden>
                    </Link>
                  </li>
                )
              )
            })}
          </ul>
        )}
      </div>
      <ChartTable
        title={title}
        of={of}
        columns={[unit.heading, ...(parts ? [parts.part] : []), 'Share']}
        rows={counted.map((one) => ({ name: one.name, to: one.to, cells: cellsOf(one) }))}
        sums={cellsOf(whole)}
      />
    </div>
  )
}
