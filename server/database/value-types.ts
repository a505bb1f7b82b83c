import pg from 'pg'

const types = { int8: 20, date: 1082, timestamptz: 1184 }

/**
 * Makes the driver return values in the form of the wire: a calendar date as `YYYY-MM-DD` (a Date would become the day
 * before in Lagos), a timestamp as ISO 8601 in UTC, a bigint as a number.
 */
export function parseValuesForTheWire(): void {
  pg.types.setTypeParser(types.date, (text) => text)
  pg.types.setTypeParser(types.timestamptz, momentOf)
  pg.types.setTypeParser(types.int8, Number)
}

/** Converts a timestamp of PostgreSQL, also one within JSON, to the form of the wire. */
export function momentOf(text: string): string {
  return new Date(text).toISOString()
}
