import type { Reply } from '@portal/contract/call.ts'
import { type InboxKind, inboxKind } from '@portal/domain/inbox/kinds.ts'
import { Link } from 'react-router'
import type { listInbox } from '../../api/first-page-calls.ts'
import { countInWords } from '../../fields/count-in-words.ts'
import { paths } from '../../paths.ts'
import styles from './inbox.module.css'

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
  const tabs = [
    { key: undefined, label: 'All', counted: sumOf(counts) },
    ...kinds.map(({ kind, total, or_more }) => ({
      key: kind,
      label: inboxKind(kind).tab,
      counted: { total, or_more },
    })),
  ]
  return (
    <nav aria-label="What waits, by kind">
      <ul className={styles.tabs}>
        {tabs.map(({ key, label, counted }) => (
          <li key={label}>
            <Link to={paths.inbox(key)} className={styles.tab} aria-current={key === chosen ? 'page' : undefined}>
              {label} <span className={styles.count}>{countInWords(counted)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
