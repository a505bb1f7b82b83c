import { cacKey } from '@portal/domain/cac.ts'
import { facilityWarnings } from '@portal/domain/warnings.ts'
import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'

/** What makes two facilities look like one: the CAC number, or the name within an LGA. decisions.md §6.11. */
export interface Likeness {
  company_name: string
  local_gov_area_id: number
  cac?: string | null | undefined
}

const mostSimilar = 10

/** Facilities that may be the same as this one, at most ten; `exceptId` is itself. */
export function listSimilarFacilities(db: Db, { company_name, local_gov_area_id, cac }: Likeness, exceptId = 0) {
  return db
    .selectFrom('facility')
    .selectAll()
    .where('id', '<>', exceptId)
    .where((is) =>
      is.or([
        is.and([
          is('local_gov_area_id', '=', local_gov_area_id),
          is(sql`lower(company_name)`, '=', company_name.toLowerCase()),
        ]),
        ...(cac ? [is(sql`regexp_replace(upper(cac), '[^A-Z0-9]', '', 'g')`, '=', cacKey(cac))] : []),
      ]),
    )
    .orderBy('id')
    .limit(sql.lit(mostSimilar))
    .execute()
}

/** What the person who adds a facility is told about it. decisions.md §6.5, §6.11. */
export async function warningsAbout(db: Db, facility: Likeness): Promise<string[]> {
  const similar = await listSimilarFacilities(db, facility)
  const cac = facility.cac ?? null
  return facilityWarnings({
    cac,
    hasSameCac: cac !== null && similar.some((other) => other.cac !== null && cacKey(other.cac) === cacKey(cac)),
    hasSameNameInLga: similar.some(
      (other) =>
        other.local_gov_area_id === facility.local_gov_area_id &&
        other.company_name.toLowerCase() === facility.company_name.toLowerCase(),
    ),
  })
}
