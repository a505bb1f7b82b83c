/** The calendar date in Africa/Lagos at an instant (a Date, or milliseconds since 1970). Lagos is at UTC+1 all year round. */
export function lagosDate(instant: Date | number): string {
  const oneHour = 60 * 60 * 1000
  return new Date(Number(instant) + oneHour).toISOString().slice(0, 10)
}
