import type { ColumnType } from 'kysely'

/** A moment: ISO 8601 in UTC when read. */
export type Moment = string

/** A column that may be null and may be left out when a row is made. */
export type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>
