import styles from './chart.module.css'
import { figure } from './chart-figure.ts'
import type { Column, ColumnLayout } from './column-layout.ts'

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

interface DrawingProps {
  layout: ColumnLayout
  /** The text alternative. */
  label: string
}

/** The drawing of a column chart or, where there is little room, of a bar chart. */
export function ColumnDrawing({ layout, label }: DrawingProps) {
  const { direction, width, height } = layout
  return (
    <svg
      className={styles.drawing}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
    >
      {direction === 'columns' ? <VerticalColumns {...layout} /> : <HorizontalBars {...layout} />}
    </svg>
  )
}
