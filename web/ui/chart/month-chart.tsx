import { useRef } from 'react'
import styles from './chart.module.css'
import { ChartTable } from './chart-table.tsx'
import { Drawing } from './drawing.tsx'
import { Legend, type Tone } from './legend.tsx'
import { layColumnsOf, layFrame, type MonthFrame, type Series } from './month-layout.ts'
import { middleInside } from './text-size.ts'
import { useWidth } from './use-width.ts'

/** The axis with its grid and zero line, and the months below it. */
export function MonthAxis({ width, left, base, steps, names }: MonthFrame) {
  return (
    <>
      {steps.map(({ at, words }, index) => (
        <g key={words} className={index === 0 ? styles.zero : styles.grid}>
          <line x1={left} x2={width} y1={at} y2={at} />
          <text x={left - 8} y={at + 4} textAnchor="end">
            {words}
          </text>
        </g>
      ))}
      {names.map(({ x, lines }) =>
        lines.map((line, index) => (
          <text key={`${x} ${line}`} x={x} y={base + 17 + index * 15} textAnchor="middle">
            {line}
          </text>
        )),
      )}
    </>
  )
}

interface ChartProps {
  title: string
  months: readonly string[]
  /** One or two, drawn beside each other; the second is the darker one. */
  series: readonly Series[]
  /** A figure in words. */
  words: (count: number) => string
  /** The largest figure of the scale, if it is shared with other charts. */
  largest?: number | undefined
  /** The text alternative, if it says more than the highest figures. */
  label?: string
  /** The chart stands above a table of its figures, so that it has none of its own. */
  hasTable?: boolean
}

const tones: readonly Tone[] = ['light', 'main']

function toneOf(index: number, series: readonly Series[]): Tone {
  return (series.length > 1 ? tones[index] : undefined) ?? 'main'
}

/** Columns over months, those of two series beside each other. */
export function MonthChart({ title, months, series, words, largest, label, hasTable }: ChartProps) {
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame, 440)
  const highest = Math.max(0, ...series.flatMap(({ counts }) => counts))
  const laid = layFrame({ months, largest: largest ?? highest, words, width })
  const said = series.map(({ name, counts }) => `${name}, highest ${words(Math.max(0, ...counts))}`).join('; ')
  return (
    <div className={styles.frame} ref={frame}>
      {series.length > 1 && <Legend of={series.map(({ name }, index) => ({ name, tone: toneOf(index, series) }))} />}
      <Drawing width={width} height={laid.height} label={label ?? `${title}: ${said}. The table has every figure.`}>
        <MonthAxis {...laid} />
        {layColumnsOf(series, laid, words).map(({ key, series: of, shown, ...column }) => (
          <g key={key} className={styles.tone} data-tone={toneOf(of, series)}>
            <rect {...column} />
            {shown && (
              <text
                className={styles.count}
                x={middleInside(column.x + column.width / 2, shown, width)}
                y={column.y - 5}
                textAnchor="middle"
              >
                {shown}
              </text>
            )}
          </g>
        ))}
      </Drawing>
      {!hasTable && (
        <ChartTable
          title={title}
          of="Month"
          columns={series.map(({ name }) => name)}
          rows={months.map((month, index) => ({
            name: month,
            cells: series.map(({ counts }) => words(counts[index] ?? 0)),
          }))}
        />
      )}
    </div>
  )
}
