import type { ReactNode } from 'react'
import { Moment } from '../dates.tsx'
import textStyles from '../text.module.css'
import layout from './layout.module.css'
import styles from './timeline.module.css'

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
    <ol className={layout.list}>
      {events.map((event) => (
        <li key={event.id} className={styles.event}>
          <div className={styles.title}>{event.title}</div>
          <div className={textStyles.quiet}>
            <Moment of={event.at} />
            {event.by && <> by {event.by}</>}
          </div>
          {event.note && <div className={styles.note}>{event.note}</div>}
        </li>
      ))}
    </ol>
  )
}
