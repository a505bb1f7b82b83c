import { useRef } from 'react'
import chart from './chart.module.css'
import { type Counted, figureOf } from './chart-figure.ts'
import { ColumnDrawing } from './column-drawing.tsx'
import { layBars } from './column-layout.ts'
import { MonthChart } from './month-chart.tsx'
import styles from './panel-chart.module.css'
import { useWidth } from './use-width.ts'

/** One small chart. */
interface Panel {
  title: string
  counted: readonly Counted[]
  /** A figure in words. */
  words: (count: number) => string
}

interface ChartProps {
  panels: readonly Panel[]
  /** The figures are of months, drawn as columns from left to right; otherwise as bars. */
  isOverTime: boolean
  /** All panels have the same scale, so that they can be compared. */
  hasOneScale: boolean
}

/** What people hear who do not see the panel: its three highest figures. */
function alternative({ title, counted }: Panel): string {
  const highest = counted
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, 3)
  const words = highest.map((one) => `${one.name} ${figureOf(one)}`).join(', ')
  return `${title}. ${words ? `Highest: ${words}` : 'All are zero'}. The table beneath has every figure.`
}

function Bars({ panel, scaleEnd }: { panel: Panel; scaleEnd: number }) {
  const frame = useRef<HTMLDivElement>(null)
  const layout = layBars(panel.counted, useWidth(frame, 320), scaleEnd)
  return (
    <div ref={frame} className={chart.frame}>
      <ColumnDrawing layout={layout} label={alternative(panel)} />
    </div>
  )
}

/** Several small charts beside each other, one for each thing that is counted. They need no colours to be told apart. */
export function PanelChart({ panels, isOverTime, hasOneScale }: ChartProps) {
  const highest = Math.max(...panels.flatMap(({ counted }) => counted.map(({ count }) => count)))
  return (
    <div className={styles.panels}>
      {panels.map((panel) => (
        <figure key={panel.title} className={styles.panel}>
          <figcaption>{panel.title}</figcaption>
          {isOverTime ? (
            <MonthChart
              title={panel.title}
              label={alternative(panel)}
              months={panel.counted.map(({ name }) => name)}
              series={[{ name: panel.title, counts: panel.counted.map(({ count }) => count) }]}
              words={panel.words}
              largest={hasOneScale ? highest : undefined}
              hasTable
            />
          ) : (
            <Bars panel={panel} scaleEnd={hasOneScale ? highest : 0} />
          )}
        </figure>
      ))}
    </div>
  )
}
