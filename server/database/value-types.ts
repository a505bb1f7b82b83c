import pg from 'pg'

const types = { int8: 20, date: 1082, timestamptz: 1184 }

/**
 * Values as the wire shows them: a calendar date stays `YYYY-MM-DD` (a Date would move it to the day before in Lagos),
 * a moment is ISO 8601 in UTC, a large whole number is a number.
 */
export function readValuesAsTheWire(): void {
  pg.types.setTypeParser(types.date, (text) => text)
  pg.types.setTypeParser(types.timestamptz, momentOf)
  pg.types.setTypeParser(types.int8, Number)
}

/** A moment as the wire shows it, from the way PostgreSQL writes it, by itself or within JSON. */
export function momentOf(text: string): string {
  return new Date(text).toISOString()
}
