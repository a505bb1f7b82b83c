import { type ComponentType, Suspense } from 'react'
import { Skeleton } from '../feedback/skeletons.tsx'
import { lazyPart } from '../lazy-part.ts'
import styles from './chart-waiting.module.css'

type Shape = 'columns' | 'pie'

/** A skeleton of about the size of a chart. */
export function ChartSkeleton({ shape }: { shape: Shape }) {
  return (
    <div className={styles.waiting} data-shape={shape} role="status" aria-busy="true" aria-label="Loading">
      <Skeleton height="100%" />
    </div>
  )
}

/** A chart whose code is loaded only when it is shown. */
function whenShown<Props extends object>(shape: Shape, load: () => Promise<ComponentType<Props>>) {
  const Chart = lazyPart(load)
  return function LazyChart(props: Props) {
    return (
      <Suspense fallback={<ChartSkeleton shape={shape} />}>
        <Chart {...props} />
      </Suspense>
    )
  }
}

/** See column-chart.tsx. */
export const ColumnChart = whenShown('columns', async () => (await import('./column-chart.tsx')).ColumnChart)
/** See month-chart.tsx. */
export const MonthChart = whenShown('columns', async () => (await import('./month-chart.tsx')).MonthChart)
/** See days-chart.tsx. */
export const DaysChart = whenShown('columns', async () => (await import('./days-chart.tsx')).DaysChart)
/** See panel-chart.tsx. */
export const PanelChart = whenShown('columns', async () => (await import('./panel-chart.tsx')).PanelChart)
/** See pie-chart.tsx. */
export const PieChart = whenShown('pie', async () => (await import('./pie-chart.tsx')).PieChart)
