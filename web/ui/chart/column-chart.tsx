import { useRef } from 'react'
import { Link } from 'react-router'
import styles from './chart.module.css'
import { amount, type Counted, figure, textAlternative, type Unit } from './chart-figure.ts'
import { ChartTable } from './chart-table.tsx'
import { type Column, type ColumnLayout, layColumns } from './column-layout.ts'
import { VisuallyHidden } from '../visually-hidden.tsx'
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

function ColumnName({ bar, label, isSlanted, base }: Column & Pick<ColumnLayout, 'isSlanted' | 'base'>) {
  const x = bar.x + bar.width / 2
  if (!isSlanted) {
    return (
      <text x={x} y={base + 22} textAnchor="middle">
        {label}
      </text>
    )
  }
  return (
    <text textAnchor="end" transform={`translate(${x + 4} ${base + 16}) rotate(-45)`}>
      {label}
    </text>
  )
}

function VerticalColumns({ columns, lines, base, left, right, isSlanted }: ColumnLayout) {
  return (
    <>
      {lines.map(({ at, count }) => (
        <g key={count} className={styles.line}>
          <line x1={left} x2={right} y1={at} y2={at} />
          <text x={left - 8} y={at + 5} textAnchor="end">
            {figure(count)}
          </text>
        </g>
      ))}
      {columns.map((column) => (
        <g key={column.name}>
          <rect className={styles.bar} {...column.bar} />
          <text
            className={styles.count}
            x={column.bar.x + column.bar.width / 2}
            y={column.bar.y - 6}
            textAnchor="middle"
          >
            {figure(column.count)}
          </text>
          <ColumnName {...column} isSlanted={isSlanted} base={base} />
        </g>
      ))}
      <line className={styles.base} x1={left} x2={right} y1={base} y2={base} />
    </>
  )
}

function HorizontalBars({ columns, base, height }: ColumnLayout) {
  return (
    <>
      {columns.map(({ name, label, count, bar }) => (
        <g key={name}>
          <text x={base - 8} y={bar.y + bar.height / 2 + 5} textAnchor="end">
            {label}
          </text>
          <rect className={styles.bar} {...bar} />
          <text className={styles.count} x={bar.x + bar.width + 6} y={bar.y + bar.height / 2 + 5}>
            {figure(count)}
          </text>
        </g>
      ))}
      <line className={styles.base} x1={base} x2={base} y1={0} y2={height} />
    </>
  )
}

/** A column chart, on a phone a bar chart, with a table of the same figures. Each column may be a link. */
export function ColumnChart({ title, of, unit, counted, follow }: ChartProps) {
  const frame = useRef<HTMLDivElement>(null)
  const layout = layColumns(counted, useWidth(frame, 720))
  const { direction, width, height, columns } = layout
  return (
    <div>
      <div className={styles.frame} ref={frame}>
        <svg
          className={styles.drawing}
          role="img"
          aria-label={`${title}: ${textAlternative(counted, unit)}`}
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
        >
          {direction === 'columns' ? <VerticalColumns {...layout} /> : <HorizontalBars {...layout} />}
        </svg>
        {follow && (
          <ul className={styles.strips}>
            {counted.map(({ key, name, count, to }, index) => {
              const { x, y, ...size } = columns[index]?.hitArea ?? { x: 0, y: 0 }
              return (
                to && (
                  <li key={key}>
                    <Link to={to} className={styles.strip} style={{ left: x, top: y, ...size }}>
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
