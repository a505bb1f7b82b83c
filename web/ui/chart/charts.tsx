import { type ComponentProps, Suspense } from 'react'
import { Skeleton } from '../feedback/skeletons.tsx'
import { lazyPart } from '../lazy-part.ts'
import styles from './chart-waiting.module.css'
import type { ColumnChart as Columns } from './column-chart.tsx'
import type { PanelChart as Panels } from './panel-chart.tsx'
import type { PieChart as Pie } from './pie-chart.tsx'

// The chart code is loaded only when a chart is shown.
const LazyColumns = lazyPart(async () => (await import('./column-chart.tsx')).ColumnChart)
const LazyPanels = lazyPart(async () => (await import('./panel-chart.tsx')).PanelChart)
const LazyPie = lazyPart(async () => (await import('./pie-chart.tsx')).PieChart)

/** A skeleton of about the size of a chart. */
export function ChartSkeleton({ shape }: { shape: 'columns' | 'pie' }) {
  return (
    <div className={styles.waiting} data-shape={shape} role="status" aria-busy="true" aria-label="Loading">
      <Skeleton height="100%" />
    </div>
  )
}

/** See column-chart.tsx. */
export function ColumnChart(props: ComponentProps<typeof Columns>) {
  return (
    <Suspense fallback={<ChartSkeleton shape="columns" />}>
      <LazyColumns {...props} />
    </Suspense>
  )
}

/** See pie-chart.tsx. */
export function PieChart(props: ComponentProps<typeof Pie>) {
  return (
    <Suspense fallback={<ChartSkeleton shape="pie" />}>
      <LazyPie {...props} />
    </Suspense>
  )
}

/** See panel-chart.tsx. */
export function PanelChart(props: ComponentProps<typeof Panels>) {
  return (
    <Suspense fallback={<ChartSkeleton shape="columns" />}>
      <LazyPanels {...props} />
    </Suspense>
  )
}
