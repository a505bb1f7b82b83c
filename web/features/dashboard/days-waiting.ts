const oneDay = 24 * 60 * 60 * 1000

/** How many whole days have passed since a moment. */
export function daysSince(moment: string, now = Date.now()): number {
  return Math.max(0, Math.floor((now - Date.parse(moment)) / oneDay))
}

/** 'Today', '1 day', '23 days'. */
export function daysInWords(days: number): string {
  if (days === 0) return 'Today'
  return days === 1 ? '1 day' : `${days} days`
}
