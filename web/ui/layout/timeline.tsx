import type { ReactNode } from 'react'
import styles from './timeline.module.css'
import { Moment } from '../dates.tsx'

/** An event of a timeline. */
export interface Event {
  /** Distinguishes it from the other events of its list. */
  id: string | number
  at: string
  title: ReactNode
  by?: ReactNode
  note?: ReactNode
}

/** A list of events with person and time, in the given order. */
export function Timeline({ events }: { events: Event[] }) {
  return (
    <ol className={styles.timeline}>
      {events.map((event) => (
        <li key={event.id} className={styles.event}>
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
