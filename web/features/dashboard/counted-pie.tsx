import type { ComponentProps } from 'react'
import { ChartSkeleton, PieChart } from '../../ui/chart/charts.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Panel, Section } from '../../ui/layout/page.tsx'
import { type Loading, WhenLoaded } from '../../ui/feedback/when-loaded.tsx'

type Pie = ComponentProps<typeof PieChart>

interface PieProps<T> extends Omit<Pie, 'counted'> {
  loading: Loading<T>
  slices: (loaded: T) => Pie['counted']
  /** When there is nothing to count. */
  empty: string
}

/** A pie of the dashboard, in every state. */
export function CountedPie<T>({ loading, slices, empty, ...pie }: PieProps<T>) {
  return (
    <Section title={pie.title}>
      <WhenLoaded
        of={loading}
        skeleton={
          <Panel>
            <ChartSkeleton shape="pie" />
          </Panel>
        }
      >
        {(loaded) => {
          const counted = slices(loaded)
          if (counted.every(({ count }) => count === 0)) return <EmptyState title={empty} />
          return (
            <Panel>
              <PieChart {...pie} counted={counted} />
            </Panel>
          )
        }}
      </WhenLoaded>
    </Section>
  )
}
