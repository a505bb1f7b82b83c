import { isNearPromise } from '../cases/case-clock.ts'
import { daysBetween } from '../dates/calendar-date.ts'
import { lagosDate } from '../dates/lagos-date.ts'
import { type InboxKind, inboxKind } from './kinds.ts'

/** How long something has waited, and how that compares with what the ministry promises. */
export interface WaitingDays {
  days: number
  /** More days than promised. */
  is_late: boolean
  /** Two thirds of the promised days, and not late. */
  is_near: boolean
}

/** Only what somebody outside the ministry waits for can be late. `since` is an instant (ISO). */
export function waitingDays(
  { kind, since }: { kind: InboxKind; since: string },
  { today, service_days }: { today: string; service_days: number },
): WaitingDays {
  const days = Math.max(0, daysBetween(lagosDate(Date.parse(since)), today))
  const isPromised = inboxKind(kind).isPromised ?? false
  const is_late = isPromised && days > service_days
  return { days, is_late, is_near: isPromised && !is_late && isNearPromise(days, service_days) }
}
