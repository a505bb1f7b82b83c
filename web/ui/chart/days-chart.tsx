import { useRef } from 'react'
import styles from './chart.module.css'
import { ChartTable } from './chart-table.tsx'
import { type DaysOf, layDays } from './days-layout.ts'
import { Drawing } from './drawing.tsx'
import { MonthAxis } from './month-chart.tsx'
import { useWidth } from './use-width.ts'

interface ChartProps {
  title: string
  /** What a point stands for: 'Month'. */
  of: string
  points: readonly DaysOf[]
  /** How many days the ministry promises. */
  promise: number
  /** The chart stands above a table of its figures, so that it has none of its own. */
  hasTable?: boolean
}

const inWords = (days: number | null) => (days === null ? '–' : String(days))

/** The days that half of the cases took at most, and nine in ten, as two dots, beside the promise as a dashed line. */
export function DaysChart({ title, of, points, promise, hasTable }: ChartProps) {
  const element = useRef<HTMLDivElement>(null)
  const width = useWidth(element, 440)
  const { frame, dots, promiseAt } = layDays(points, { promise, width })
  const last = dots.at(-1)
  const newest = last ? `${last.name}: half within ${last.half.days}, nine in ten within ${last.most.days} days.` : ''
  return (
    <div className={styles.frame} ref={element}>
      <ul className={styles.legend}>
        <li>
          <svg className={styles.swatch} viewBox="0 0 10 10" aria-hidden="true">
            <circle className={styles.tone} data-tone="main" cx="5" cy="5" r="5" />
          </svg>
          Half within
        </li>
        <li>
          <svg className={styles.swatch} viewBox="0 0 10 10" aria-hidden="true">
            <circle className={styles.tone} data-tone="bad" cx="5" cy="5" r="3.5" />
          </svg>
          Nine in ten within, red past the promise
        </li>
      </ul>
      <Drawing
        width={width}
        height={frame.height}
        label={`${title}, with the promise of ${promise} days. ${newest} The table has every figure.`}
      >
        <MonthAxis {...frame} />
        <line className={styles.promise} x1={frame.left} x2={width} y1={promiseAt} y2={promiseAt} />
        {dots.map(({ name, x, half, most }) => (
          <g key={name}>
            <line className={styles.base} x1={x} x2={x} y1={half.y} y2={most.y} />
            <circle className={styles.tone} data-tone={most.isLate ? 'bad' : 'middle'} cx={x} cy={most.y} r={3.5} />
            <circle className={styles.tone} data-tone="main" cx={x} cy={half.y} r={5} />
          </g>
        ))}
        <text className={`${styles.count} ${styles.clear}`} x={frame.left + 4} y={promiseAt - 5}>
          {`Promise: ${promise} days`}
        </text>
        {last && (
          <>
            <text className={styles.count} x={last.x} y={last.most.y - 8} textAnchor="middle">
              {last.most.days}
            </text>
            {last.half.y - last.most.y > 16 && (
              <text className={styles.count} x={last.x - 9} y={last.half.y + 4} textAnchor="end">
                {last.half.days}
              </text>
            )}
          </>
        )}
      </Drawing>
      {!hasTable && (
        <ChartTable
          title={title}
          of={of}
          columns={['Half within, days', 'Nine in ten within, days']}
          rows={points.map(({ name, half, most }) => ({ name, cells: [inWords(half), inWords(most)] }))}
        />
      )}
    </div>
  )
}
