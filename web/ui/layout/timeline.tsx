import type { ReactNode } from 'react'
import styles from './timeline.module.css'
import { Moment } from '../dates.tsx'

/** Something that happened, newest first or oldest first as given. */
export interface Event {
  at: string
  title: ReactNode
  by?: ReactNode
  note?: ReactNode
}

/** What happened, by whom and when. */
export function Timeline({ events }: { events: Event[] }) {
  return (
    <ol className={styles.timeline}>
      {events.map((event) => (
        <li key={`${event.at} ${String(event.title)}`} className={styles.event}>
          <div className={styles.title}>{event.title}</div>
          <div className={styles.quiet}>
            <Moment of={event.at} />
            {event.by && <> by {event.by}</>}
          </div>
          {event.note && <div className={styles.note}>{event.note}</div>}
        </li>
      ))}
    </ol>
  )
}
