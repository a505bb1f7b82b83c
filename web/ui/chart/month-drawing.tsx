import styles from './chart.module.css'
import { figureOf } from './chart-figure.ts'
import type { MonthLayout } from './month-layout.ts'

interface DrawingProps {
  layout: MonthLayout
  /** The text alternative. */
  label: string
}

/** A text at the edge stays inside the drawing. */
function anchorOf(text: string, middle: number, width: number) {
  const half = text.length * 4
  if (middle < half) return { x: 0, textAnchor: 'start' } as const
  return width - middle < half
    ? ({ x: width, textAnchor: 'end' } as const)
    : ({ x: middle, textAnchor: 'middle' } as const)
}

/** The drawing of a small column chart over months. */
export function MonthDrawing({ layout: { width, height, base, columns }, label }: DrawingProps) {
  return (
    <svg
      className={styles.drawing}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
    >
      {columns.map(({ x, y, width: columnWidth, height: columnHeight, hasFigure, hasName, ...counted }) => (
        <g key={counted.name}>
          <rect className={styles.bar} x={x} y={y} width={columnWidth} height={columnHeight} />
          {hasFigure && (
            <text className={styles.count} {...anchorOf(figureOf(counted), x + columnWidth / 2, width)} y={y - 5}>
              {figureOf(counted)}
            </text>
          )}
          {hasName && (
            <text {...anchorOf(counted.name, x + columnWidth / 2, width)} y={base + 18}>
              {counted.name}
            </text>
          )}
        </g>
      ))}
      <line className={styles.base} x1={0} x2={width} y1={base} y2={base} />
    </svg>
  )
}
