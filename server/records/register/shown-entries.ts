import { type RawBuilder, sql } from 'kysely'
import { isShownOn } from './public-register.ts'

/** The columns of {@link shownEntries} that the conditions of a search may name. */
export const searchedColumns = sql`id, certificate_id, name_key, words, kind, expiry_date, is_granted, renewal_submitted_on, is_watched`

/** The entries that are shown on a day, as rows that look like facilities to the search. */
export function shownEntries(today: string): RawBuilder<unknown> {
  return sql`(
    select facility_id as id, certificate_id, name_key, name_text, words, local_gov_area_id, facility_type_id, kind, expiry_date,
      is_granted, renewal_submitted_on, is_watched
    from register_entry where shown_from is not null and ${isShownOn(today)}
  ) as facility`
}

/** The entries that are shown on a day and meet all conditions, for `from`. */
export function entriesWhere(today: string, conditions: readonly RawBuilder<boolean>[]): RawBuilder<unknown> {
  const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``
  return sql`${shownEntries(today)} ${where}`
}
