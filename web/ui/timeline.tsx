import type { ReactNode } from 'react'
import looks from './timeline.module.css'
import { Moment } from './when.tsx'

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
    <ol className={looks.timeline}>
      {events.map((event) => (
        <li key={`${event.at} ${String(event.title)}`} className={looks.event}>
          <div className={looks.title}>{event.title}</div>
          <div className={looks.quiet}>
            <Moment of={event.at} />
            {event.by && <> by {event.by}</>}
          </div>
          {event.note && <div className={looks.note}>{event.note}</div>}
        </li>
      ))}
    </ol>
  )
}
