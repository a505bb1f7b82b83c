import type { ColumnType, Generated } from 'kysely'

/** A moment: ISO 8601 in UTC when read. */
export type Moment = string

/** A column that may be null and may be left out when a row is made. */
export type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>

/** The columns of a record of the wire: its fields. A field that may be null may be left out when a row is made. */
export type ColumnsOf<Fields> = {
  [Field in keyof Fields]: Field extends 'id'
    ? Generated<number>
    : null extends Fields[Field]
      ? Optional<NonNullable<Fields[Field]>>
      : Fields[Field]
}
