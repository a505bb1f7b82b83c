import type { Reply } from '@portal/contract/call.ts'
import type { listConcerns } from '@portal/contract/concerns/calls.ts'
import {
  type ConcernFilter,
  type ConcernStatus,
  concernFilters,
  concernStatuses,
  statusesShown,
} from '@portal/domain/concerns/concerns.ts'
import { countInWords } from '../../fields/count-in-words.ts'
import { paths } from '../../paths.ts'
import { ViewTab, ViewTabs } from '../../ui/table/view-tabs.tsx'
import { statusWords } from './concern-words.ts'

type Counts = Reply<typeof listConcerns>['counts']

const labels: Record<ConcernFilter, string> = { open: 'New or in hand', ...statusWords }

function totalOf(counts: Counts, statuses: readonly ConcernStatus[]): number {
  return statuses.reduce((sum, status) => sum + counts[status], 0)
}

interface TabsProps {
  /** Undefined while they are loading. */
  counts: Counts | undefined
  /** The state that the address names; '' for all. */
  shown: string
}

/** The concerns by their states, with how many each has. */
export function ConcernTabs({ counts, shown }: TabsProps) {
  return (
    <ViewTabs label="Views">
      <ViewTab
        to={paths.concerns()}
        label="All"
        isCurrent={shown === ''}
        count={counts && countInWords({ total: totalOf(counts, concernStatuses) })}
      />
      {concernFilters.map((view) => (
        <ViewTab
          key={view}
          to={paths.concerns(view)}
          label={labels[view]}
          isCurrent={shown === view}
          count={counts && countInWords({ total: totalOf(counts, statusesShown(view)) })}
        />
      ))}
    </ViewTabs>
  )
}
