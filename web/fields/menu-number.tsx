import { Link } from 'react-router'
import { type InboxCounts, useInboxCounts } from '../api/inbox-counts.ts'
import { paths } from '../paths.ts'
import { countInWords } from './count-in-words.ts'
import styles from './menu-number.module.css'

interface Counted {
  /** What the number counts. */
  words: string
  /** The list of it, if the page shows more at first. */
  to?: string
}

/** What the numbers beside the entries of the menu count. */
const counted: Record<keyof InboxCounts, Counted> = {
  inbox: { words: 'everything here' },
  registrations: { words: 'those with the ministry', to: paths.queue('with=ministry') },
  payments: { words: 'those to confirm' },
  changes: { words: 'those that wait for the ministry' },
  representations: { words: 'those that are not decided' },
  concerns: { words: 'those that are new or in hand', to: paths.concerns('open') },
  inspections: {
    words: 'visits to plan, reports, replies and comments that wait for you',
    to: paths.inbox(),
  },
  visits: { words: 'those that are due', to: paths.inbox('visit') },
  facilities: { words: 'every facility' },
  renewals: { words: 'licences that can be renewed now' },
  penalties: { words: 'those that are open', to: paths.penalties('open') },
}

/** Says on the page of an entry of the menu what its number there counts. */
export function MenuNumber({ of }: { of: keyof InboxCounts }) {
  const number = useInboxCounts()?.[of]
  if (!number || number.total === 0) return null
  const { words, to } = counted[of]
  return (
    <span className={styles.number}>
      The menu counts {to ? <Link to={to}>{words}</Link> : words}: {countInWords(number)}.
    </span>
  )
}
