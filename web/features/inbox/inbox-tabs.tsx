import type { Reply } from '@portal/contract/call.ts'
import { type InboxKind, inboxKind } from '@portal/domain/inbox/kinds.ts'
import type { listInbox } from '../../api/first-page-calls.ts'
import { countInWords } from '../../fields/count-in-words.ts'
import { paths } from '../../paths.ts'
import { ViewTab, ViewTabs } from '../../ui/table/view-tabs.tsx'

type Counts = Reply<typeof listInbox>['kinds']

interface TabsProps {
  counts: Counts
  /** The kind that is shown; undefined for all. */
  chosen: InboxKind | undefined
}

function sumOf(counts: Counts) {
  const total = counts.reduce((sum, one) => sum + one.total, 0)
  return { total, or_more: counts.some(({ or_more }) => or_more) || undefined }
}

/** The kinds of which something waits, each with how much, as links to the inbox with that kind alone. */
export function InboxTabs({ counts, chosen }: TabsProps) {
  const kinds = counts.filter(({ kind, total }) => total > 0 || kind === chosen)
  return (
    <ViewTabs label="What waits, by kind">
      <ViewTab to={paths.inbox()} label="All" isCurrent={chosen === undefined} count={countInWords(sumOf(counts))} />
      {kinds.map(({ kind, ...counted }) => (
        <ViewTab
          key={kind}
          to={paths.inbox(kind)}
          label={inboxKind(kind).tab}
          isCurrent={kind === chosen}
          count={countInWords(counted)}
        />
      ))}
    </ViewTabs>
  )
}
