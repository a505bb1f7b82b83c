/** The fields that are read first, in this order. A stored version has its fields in an order that says nothing. */
const first = [
  'company_name',
  'full_name',
  'first_name',
  'last_name',
  'name',
  'respond',
  'number',
  'description',
  'owner_name',
  'facility_type',
  'cac',
  'address',
  'ward',
  'lga',
  'state',
  'phone_number',
  'facility_email',
  'email',
  'cadre',
  'highest_qualification',
]

/** Fields in the order in which people read them; the others follow in their own order. */
export function inReadingOrder<F extends { field: string }>(fields: readonly F[]): F[] {
  const place = ({ field }: F) => (first.includes(field) ? first.indexOf(field) : first.length)
  return fields.toSorted((one, other) => place(one) - place(other))
}
