import { useRef } from 'react'
import { type Counted, figureOf } from './chart-figure.ts'
import { ColumnDrawing } from './column-drawing.tsx'
import { layBars } from './column-layout.ts'
import { MonthDrawing } from './month-drawing.tsx'
import { layMonths } from './month-layout.ts'
import styles from './panel-chart.module.css'
import { useWidth } from './use-width.ts'

/** One small chart. */
interface Panel {
  title: string
  counted: readonly Counted[]
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

function PanelDrawing({ panel, isOverTime, scaleEnd }: { panel: Panel; isOverTime: boolean; scaleEnd: number }) {
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame, 320)
  const label = alternative(panel)
  return (
    <div ref={frame} className={styles.frame}>
      {isOverTime ? (
        <MonthDrawing layout={layMonths(panel.counted, width, scaleEnd)} label={label} />
      ) : (
        <ColumnDrawing layout={layBars(panel.counted, width, scaleEnd)} label={label} />
      )}
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
          <PanelDrawing panel={panel} isOverTime={isOverTime} scaleEnd={hasOneScale ? highest : 0} />
        </figure>
      ))}
    </div>
  )
}
