import type { Reply } from '@portal/contract/call.ts'
import * as calls from '../../../api/first-page-calls.ts'
import { useCall } from '../../../api/use-call.ts'
import { CounterCard, Counters } from '../../../ui/chart/counter-card.tsx'
import { WhenLoaded } from '../../../ui/feedback/when-loaded.tsx'

/** The figures of the summary. */
export type Figures = Reply<typeof calls.showSummary>

/** One figure of the summary, with its label for a role. */
export interface Counter {
  label: string
  of: keyof Figures
  to?: string
  /** What the figure includes, in words. */
  note?: (figures: Figures) => string | undefined
}

interface CountersProps {
  counters: readonly Counter[]
  /** Below what matters more. */
  isSmall?: boolean
}

/** The counters of a dashboard. */
export function SummaryCounters({ counters, isSmall }: CountersProps) {
  const summary = useCall(calls.showSummary)
  return (
    <WhenLoaded
      of={summary}
      skeleton={
        <Counters isSmall={isSmall}>
          {counters.map(({ label }) => (
            <CounterCard key={label} label={label} />
          ))}
        </Counters>
      }
    >
      {(figures) => (
        <Counters isSmall={isSmall}>
          {counters.map(({ label, of, to, note }) => (
            <CounterCard key={label} label={label} value={figures[of]} note={note?.(figures)} to={to} />
          ))}
        </Counters>
      )}
    </WhenLoaded>
  )
}
