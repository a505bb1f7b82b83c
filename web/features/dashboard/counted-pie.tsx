import type { ComponentProps } from 'react'
import { ChartSkeleton, PieChart } from '../../ui/charts.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel, Section } from '../../ui/page.tsx'
import { type Loading, WhenLoaded } from '../../ui/when-loaded.tsx'

type Pie = ComponentProps<typeof PieChart>

interface PieParts<T> extends Omit<Pie, 'counted'> {
  loading: Loading<T>
  slices: (loaded: T) => Pie['counted']
  /** When there is nothing to count. */
  empty: string
}

/** A pie of the dashboard, in every state. */
export function CountedPie<T>({ loading, slices, empty, ...pie }: PieParts<T>) {
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
