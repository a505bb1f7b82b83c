/** When the portal checks the audit record by itself. A setting of the ministry. */
export type RecordCheck = 'off' | 'evening' | 'night' | 'early morning'

/** The hours of the day in Lagos between which a check begins. */
const checkHours = {
  evening: { from: 20, to: 24 },
  night: { from: 0, to: 4 },
  'early morning': { from: 4, to: 7 },
} as const satisfies Record<Exclude<RecordCheck, 'off'>, { from: number; to: number }>

/** Lagos has had no summer time since 1919. */
const lagosOffset = '+01:00'
const minuteMs = 60_000

/**
 * The moment on a day at which the portal checks the record; undefined if it does not. `chance` is from 0 to 1 and chooses the
 * minute, so that nobody knows beforehand when to have undone a change.
 */
export function momentOfCheck(check: RecordCheck, day: string, chance: number): Date | undefined {
  if (check === 'off') return undefined
  const { from, to } = checkHours[check]
  const minute = Math.min(Math.floor(chance * (to - from) * 60), (to - from) * 60 - 1)
  return new Date(Date.parse(`${day}T${String(from).padStart(2, '0')}:00:00${lagosOffset}`) + minute * minuteMs)
}
