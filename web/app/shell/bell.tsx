import { Link } from 'react-router'
import * as calls from '../../api/first-page-calls.ts'
import { useCall } from '../../api/use-call.ts'
import { paths } from '../../paths.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './bell.module.css'

/** The most that the number beside the bell shows. */
const maxShown = 99

/** Leads to the person's messages and shows how many are unread. It fetches what the dashboard shows of them. */
export function Bell() {
  const { data } = useCall(calls.listNotifications, { query: { per_page: 5 } }, { staleTime: 60_000 })
  const unread = data?.unread ?? 0
  return (
    <Link
      to={paths.messages()}
      className={styles.bell}
      aria-label={unread > 0 ? `Messages, ${unread} unread` : 'Messages'}
    >
      <Icon name="bell" />
      {unread > 0 && (
        <span className={styles.count} aria-hidden>
          {unread > maxShown ? `${maxShown}+` : unread}
        </span>
      )}
    </Link>
  )
}
