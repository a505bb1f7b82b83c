import { changedDetails } from '@portal/domain/inbox/inbox-words.ts'
import { sql } from 'kysely'

const [name, owner, address, place, ...otherKinds] = changedDetails
const isChanged = (...fields: string[]) =>
  sql.join(
    fields.map((field) => sql`old ->> ${sql.lit(field)} is distinct from new ->> ${sql.lit(field)}`),
    sql` or `,
  )
/** What a request for a change would change, in words, for a query that reads change_request. */
export const changedWords = sql`(
  select coalesce(jsonb_agg(word order by position), '[]') from (values
    (1, ${sql.lit(name)}, ${isChanged('company_name')}),
    (2, ${sql.lit(owner)}, ${isChanged('owner_name')}),
    (3, ${sql.lit(address)}, ${isChanged('address')}),
    (4, ${sql.lit(place)}, ${isChanged('local_gov_area_id', 'ward_id')}),
    (5, change_request.kind, change_request.kind in (${sql.join(otherKinds.map((kind) => sql.lit(kind)))}))
  ) as detail (position, word, is_changed) where is_changed
)`
