import pg from 'pg'

const types = { int8: 20, date: 1082, timestamptz: 1184 }

/**
 * Values as the wire shows them: a calendar date stays `YYYY-MM-DD` (a Date would move it to the day before in Lagos),
 * a moment is ISO 8601 in UTC, a large whole number is a number.
 */
export function readValuesAsTheWire(): void {
  pg.types.setTypeParser(types.date, (text) => text)
  pg.types.setTypeParser(types.timestamptz, (text) => new Date(text).toISOString())
  pg.types.setTypeParser(types.int8, Number)
}
