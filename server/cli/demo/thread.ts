import { addDays } from '@portal/domain/dates/calendar-date.ts'
import type { Clock } from './clock.ts'

/** When something happens: so many days ago, so many days after what was before, or before or after the last day of the licence. */
export type When = number | `+${number}` | `end-${number}` | `end+${number}`

/** Things that happen one after the other. What would happen after yesterday does not happen. */
export interface Thread {
  steps: [when: When, happens: () => Promise<unknown>][]
  /** The last day of the newest licence, once there is one. */
  licenceEnd?: () => string | null
}

/** How often the portal does by itself what is due; not each day, which would take too long. */
const month = 28

interface Running {
  thread: Thread
  next: number
  day: string
}

/**
 * Lets everything happen, of all threads together in the order of the days. `everyMonth` is what the portal does by itself. Days count back
 * from `today`.
 */
export async function runThreads(
  threads: readonly Thread[],
  { clock, today, everyMonth }: { clock: Clock; today: string; everyMonth: () => Promise<unknown> },
): Promise<void> {
  let waiting: Running[] = threads.flatMap((thread) => following(thread, 0, clock.today(), today))
  let nextTime = addDays(clock.today(), month)
  for (let running = earliest(waiting); running; running = earliest(waiting)) {
    const { thread, next, day } = running
    for (; nextTime <= day; nextTime = addDays(nextTime, month)) {
      clock.moveTo(nextTime)
      await everyMonth()
    }
    clock.moveTo(day)
    await thread.steps[next]?.[1]()
    waiting = waiting.filter((other) => other !== running)
    waiting.push(...following(thread, next + 1, day, today))
  }
}

function earliest(waiting: readonly Running[]): Running | undefined {
  return waiting.reduce<Running | undefined>((first, one) => (first && first.day <= one.day ? first : one), undefined)
}

/** The step of a thread, unless it would be after yesterday. No step is earlier than the one before it. */
function following(thread: Thread, next: number, before: string, today: string): Running[] {
  const step = thread.steps[next]
  if (!step) return []
  const wanted = dayOf(step[0], { before, today, end: thread.licenceEnd?.() ?? null })
  const day = wanted > before ? wanted : before
  return day < today ? [{ thread, next, day }] : []
}

function dayOf(when: When, { before, today, end }: { before: string; today: string; end: string | null }): string {
  if (typeof when === 'number') return addDays(today, -when)
  if (when.startsWith('+')) return addDays(before, Number(when))
  if (end === null) throw new Error(`${when} needs a licence`)
  return addDays(end, Number(when.slice('end'.length)))
}
