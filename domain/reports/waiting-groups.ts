/** Applications that have waited for so many days; `to` is null where there is no end. */
export interface WaitingGroup {
  from: number
  to: number | null
  /** Whether they are in time, near the end of the days promised, or past it. */
  is: 'in time' | 'near' | 'late'
}

/**
 * How long applications wait, in groups beside the days that the ministry promises. As in `isNearPromise`, the end is near
 * from two thirds of these days.
 */
export function waitingGroups(service_days: number): WaitingGroup[] {
  const near = Math.ceil((service_days * 2) / 3)
  const half = Math.floor((near - 1) / 2)
  const groups: WaitingGroup[] = [
    { from: 0, to: half, is: 'in time' },
    { from: half + 1, to: near - 1, is: 'in time' },
    { from: near, to: service_days, is: 'near' },
    { from: service_days + 1, to: service_days * 3, is: 'late' },
    { from: service_days * 3 + 1, to: null, is: 'late' },
  ]
  return groups.filter(({ from, to }) => to === null || from <= to)
}

/** 'Up to 6 days', '7 to 13 days', 'Longer than 63 days'. */
export function daysOfGroup({ from, to }: Pick<WaitingGroup, 'from' | 'to'>): string {
  if (to === null) return `Longer than ${from - 1} days`
  if (from === to) return `${to} ${to === 1 ? 'day' : 'days'}`
  return from === 0 ? `Up to ${to} days` : `${from} to ${to} days`
}
