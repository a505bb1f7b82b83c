import styles from './chart.module.css'
import { figureOf } from './chart-figure.ts'
import type { Column, ColumnLayout } from './column-layout.ts'
import { Drawing } from './drawing.tsx'

function ColumnName({ name, nameAt: { x, y }, layout }: Column & { layout: ColumnLayout }) {
  if (layout.isSlanted) {
    return (
      <text textAnchor="end" transform={`translate(${x} ${y}) rotate(-45)`}>
        {name}
      </text>
    )
  }
  const anchor = layout.direction === 'columns' ? 'middle' : layout.isAbove ? 'start' : 'end'
  return (
    <text x={x} y={y} textAnchor={anchor}>
      {name}
    </text>
  )
}

interface DrawingProps {
  layout: ColumnLayout
  /** The text alternative. */
  label: string
}

/** The drawing of a column chart or, where there is little room, of a bar chart. Each has its figure, so there is no grid. */
export function ColumnDrawing({ layout, label }: DrawingProps) {
  const { direction, width, height, columns, base } = layout
  const isUpright = direction === 'columns'
  return (
    <Drawing width={width} height={height} label={label}>
      {columns.map((column) => {
        const { name, bar, partOfBar: part, figureAt } = column
        return (
          <g key={name}>
            <rect {...bar} className={styles.tone} data-tone={part ? 'light' : 'main'} />
            {part && <rect {...part} className={styles.tone} data-tone="main" />}
            <text className={styles.count} {...figureAt} textAnchor={isUpright ? 'middle' : 'start'}>
              {figureOf(column)}
            </text>
            <ColumnName {...column} layout={layout} />
          </g>
        )
      })}
      <line
        className={styles.base}
        {...(isUpright ? { x1: 0, x2: width, y1: base, y2: base } : { x1: base, x2: base, y1: 0, y2: height })}
      />
    </Drawing>
  )
}
