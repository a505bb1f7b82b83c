import type { ComponentProps } from 'react'
import { ChartCard } from '../../../ui/chart/chart-card.tsx'
import { ChartSkeleton, PieChart } from '../../../ui/chart/charts.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { type Loading, WhenLoaded } from '../../../ui/feedback/when-loaded.tsx'

type Pie = ComponentProps<typeof PieChart>

interface PieProps<T> extends Omit<Pie, 'counted'> {
  loading: Loading<T>
  slices: (loaded: T) => Pie['counted']
  /** The text if all counts are zero. */
  empty: string
}

/** A pie chart of the dashboard, with its loading, error and empty states. */
export function CountedPie<T>({ loading, slices, empty, ...pie }: PieProps<T>) {
  return (
    <ChartCard title={pie.title}>
      <WhenLoaded of={loading} skeleton={<ChartSkeleton shape="pie" />}>
        {(loaded) => {
          const counted = slices(loaded)
          if (counted.every(({ count }) => count === 0)) return <EmptyState title={empty} isSmall />
          return <PieChart {...pie} counted={counted} />
        }}
      </WhenLoaded>
    </ChartCard>
  )
}
