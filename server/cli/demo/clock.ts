import { dayAfter } from '@portal/domain/dates/calendar-date.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'

/** The time in the demonstration. It only goes forward. */
export interface Clock {
  now: () => Date
  /** The present day in Lagos. */
  today: () => string
  tomorrow: () => string
  /** Lets a second pass. Returns the moment. */
  tick: () => Date
  /** Moves on to nine in the morning of a day, or lets some minutes pass if that is over. */
  moveTo: (day: string) => void
}

const minutesBetweenSteps = 3

/** A clock that begins at nine in the morning of a day. */
export function makeClock(firstDay: string): Clock {
  let now = morningOf(firstDay)
  const later = (milliseconds: number) => {
    now = new Date(now.getTime() + milliseconds)
    return now
  }
  return {
    now: () => now,
    today: () => lagosDate(now),
    tomorrow: () => dayAfter(lagosDate(now)),
    tick: () => later(1000),
    moveTo: (day) => {
      const morning = morningOf(day)
      if (morning > now) now = morning
      else later(minutesBetweenSteps * 60_000)
    },
  }
}

function morningOf(day: string): Date {
  return new Date(`${day}T09:00:00+01:00`)
}
