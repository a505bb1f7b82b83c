import type { Touch } from '@portal/domain/imports/touched.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** Tables with a row for each thing that may happen to a facility: what it is, and when it was. */
export const touchingFacility = {
  accepted_flag: { touch: 'flag', at: 'accepted_at' },
  available_facilities: { touch: 'contents', at: 'created_at' },
  change_request: { touch: 'change', at: 'asked_at' },
  contents_change: { touch: 'contents', at: 'at' },
  document: { touch: 'contents', at: 'created_at' },
  facility_closing: { touch: 'closing', at: 'closed_at' },
  facility_restriction: { touch: 'restriction', at: 'imposed_at' },
  file: { touch: 'file', at: 'created_at' },
  helper: { touch: 'helper', at: 'named_at' },
  inspection: { touch: 'inspection', at: 'planned_at' },
  invoice: { touch: 'payment', at: 'created_at' },
  letter: { touch: 'letter', at: 'written_at' },
  operating_officer: { touch: 'contents', at: 'created_at' },
  payment: { touch: 'payment', at: 'created_at' },
  penalty: { touch: 'penalty', at: 'created_at' },
  referee: { touch: 'contents', at: 'created_at' },
  resumable_upload: { touch: 'file', at: 'started_at' },
  staff: { touch: 'contents', at: 'created_at' },
} as const satisfies Record<string, { touch: Touch; at: string }>

/** Tables with a row for each thing that officers may do with a licence. */
export const touchingLicence = {
  applicant: 'contents',
  case_assignment: 'case',
  comment: 'case',
  consideration: 'case',
  registration_condition: 'condition',
} as const satisfies Record<string, Touch>

/** A row of an import with the facility, or the licence, that came of it. */
interface Committed {
  line: number
  facility_id: number
  registration_id: number | null
  /** When it came in. */
  since: string
}

/** What happened to facilities since they came in, by line. Lines to which nothing happened are not in it. */
export async function findTouched(db: Db, committed: readonly Committed[]): Promise<Map<number, Touch[]>> {
  const { rows } = await sql<{ line: number; touched: Touch[] }>`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(committed)}::jsonb)
        as row (line int, facility_id int, registration_id int, since timestamptz)
    )
    select line, array_agg(distinct touch) as touched from (
      select line, 'claimed' as touch from given join claim using (facility_id) where used_by is not null and claim.ended_at >= since
      union all
      select line, 'edited' from given join facility on facility.id = facility_id where updated_at > since
      union all
      select line, 'registration' from given join registration as other using (facility_id)
        where other.id is distinct from given.registration_id and other.created_at >= since
          and (other.origin = 'portal' or other.ended_at is null)
      union all
      select line, 'concern' from given join concern_facility using (facility_id)
        join concern on concern.id = concern_id where reported_at >= since
      union all
      select line, 'case' from given join registration_event as event using (registration_id)
        group by line having count(*) > 1
      union all
      ${sql.join([...anyOfFacility(), ...anyOfLicence()], sql` union all `)}
    ) as found group by line
  `.execute(db)
  return new Map(rows.map(({ line, touched }) => [line, touched]))
}

function anyOfFacility(): RawBuilder<unknown>[] {
  return Object.entries(touchingFacility).map(
    ([table, { touch, at }]) => sql`
      select line, ${sql.lit(touch)} from given join ${sql.table(table)} as one using (facility_id)
      where ${sql.ref(`one.${at}`)} >= since`,
  )
}

function anyOfLicence(): RawBuilder<unknown>[] {
  return Object.entries(touchingLicence).map(
    ([table, touch]) => sql`
      select line, ${sql.lit(touch)} from given join ${sql.table(table)} as one using (registration_id)`,
  )
}
