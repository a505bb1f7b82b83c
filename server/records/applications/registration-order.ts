import { type RawBuilder, sql } from 'kysely'

/** The columns of each order of a list of registrations. */
export const registrationOrders = {
  created_at: ['registration.created_at', 'registration.id'],
  submitted_at: ['registration.queued_at', 'registration.id'],
  expiry_date: ['registration.expiry_date', 'registration.id'],
  name: ['facility.name_key', 'facility.id', 'registration.id'],
  status: ['registration.status', 'registration.created_at', 'registration.id'],
  lga: ['registration.local_gov_area_id', 'registration.created_at', 'registration.id'],
  category: ['registration.facility_type_id', 'registration.created_at', 'registration.id'],
} as const

/**
 * The condition that a row comes after a registration in the requested order. The comparison is in SQL, because timestamps
 * have microseconds there. The first column is also compared by itself, so that an index on it can be used.
 * Nothing comes after a registration that has no value in the first column, such as no expiry date.
 */
export function comesAfter(id: number, sort: string): RawBuilder<boolean> {
  const isDown = sort.startsWith('-')
  const [, order = registrationOrders.created_at] =
    Object.entries(registrationOrders).find(([field]) => field === sort.replace('-', '')) ?? []
  const placeIn = (column: string) => sql`(
    select ${sql.ref(column)}
    from registration join facility on facility.id = registration.facility_id
    where registration.id = ${id}
  )`
  const names = sql.join(order.map((column) => sql.ref(column)))
  const place = sql.join(order.map(placeIn))
  const [first] = order
  const notBefore = sql`${sql.ref(first)} ${isDown ? sql`<=` : sql`>=`} ${placeIn(first)}`
  return sql`(${notBefore} and (${names}) ${isDown ? sql`<` : sql`>`} (${place}))`
}
