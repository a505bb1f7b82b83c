import { type RawBuilder, sql } from 'kysely'

/** The columns of a facility that say which registration is shown with it, and which one from `next_from` on. */
interface ShownColumns {
  registration_id: number | null
  next_registration_id: number | null
  next_from: string | null
}

/** The registration shown with a facility on a day: the one in force, else the newest. */
export function shownRegistrationId(
  { registration_id, next_registration_id, next_from }: ShownColumns,
  today: string,
): number | null {
  return next_from !== null && next_from <= today ? next_registration_id : registration_id
}

/** The newest registration of a facility. */
export function newestRegistrationId({ registration_id, next_registration_id }: ShownColumns): number | null {
  return next_registration_id ?? registration_id
}

/** The same rule in SQL: one of the columns on a day, of the table `facility`. */
export function shownColumn<T>(name: 'registration_id' | 'status' | 'expiry_date', today: string): RawBuilder<T> {
  return sql<T>`(
    case when facility.next_from <= ${today}::date then ${sql.ref(`facility.next_${name}`)} else ${sql.ref(`facility.${name}`)} end
  )`
}

/** The same rule as a condition: `of` makes the condition on the columns with a prefix, so that their indexes are used. */
export function shownCondition(of: (prefix: '' | 'next_') => RawBuilder<boolean>, today: string): RawBuilder<boolean> {
  return sql<boolean>`(
    (${of('')} and (facility.next_from is null or facility.next_from > ${today}::date))
    or (facility.next_from <= ${today}::date and ${of('next_')})
  )`
}
