import type { Reply } from '@portal/contract/call.ts'
import { type InboxKind, inboxKind } from '@portal/domain/inbox/kinds.ts'
import { useNavigate } from 'react-router'
import type { listInbox } from '../../api/first-page-calls.ts'
import { countInWords } from '../../fields/count-in-words.ts'
import { paths } from '../../paths.ts'
import { FilterChip } from '../../ui/table/filter-chips.tsx'
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

/** How many kinds are tabs. Of those who have more, these fit in one line, and the others are a choice beside them. */
const tabsInLine = 5

/** The other kinds, each with how much of it waits. */
function MoreKinds({ counts, chosen }: TabsProps) {
  const navigate = useNavigate()
  const choices = counts.map(({ kind, ...counted }) => ({
    value: kind,
    label: `${inboxKind(kind).tab} (${countInWords(counted)})`,
  }))
  return (
    <FilterChip
      label="More kinds"
      all="All kinds"
      value={choices.find(({ value }) => value === chosen)?.value ?? ''}
      choices={choices}
      onChoose={(value) => navigate(paths.inbox(choices.find((one) => one.value === value)?.value))}
    />
  )
}

/** The kinds of which something waits, each with how much, as links to the inbox with that kind alone. */
export function InboxTabs({ counts, chosen }: TabsProps) {
  const kinds = counts.filter(({ kind, total }) => total > 0 || kind === chosen)
  const inLine = kinds.length > tabsInLine + 1 ? kinds.slice(0, tabsInLine) : kinds
  const others = kinds.slice(inLine.length)
  return (
    <>
      <ViewTabs label="What waits, by kind">
        <ViewTab to={paths.inbox()} label="All" isCurrent={chosen === undefined} count={countInWords(sumOf(counts))} />
        {inLine.map(({ kind, ...counted }) => (
          <ViewTab
            key={kind}
            to={paths.inbox(kind)}
            label={inboxKind(kind).tab}
            isCurrent={kind === chosen}
            count={countInWords(counted)}
          />
        ))}
      </ViewTabs>
      {others.length > 0 && <MoreKinds counts={others} chosen={chosen} />}
    </>
  )
}
