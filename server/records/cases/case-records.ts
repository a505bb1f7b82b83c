import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** The application that a bundle is about. */
export interface CaseIds {
  registration_id: number
  facility_id: number
}

type Condition = (ids: CaseIds) => RawBuilder<unknown>

const ofRegistration: Condition = ({ registration_id }) => sql`t.registration_id = ${registration_id}::int`
const ofFacility: Condition = ({ facility_id }) => sql`t.facility_id = ${facility_id}::int`
/** What belongs to the application, and what belongs to the facility alone. Other applications of the facility are cases of their own. */
const ofCase: Condition = ({ registration_id, facility_id }) => sql`(
  t.facility_id = ${facility_id}::int and coalesce(t.registration_id, ${registration_id}::int) = ${registration_id}::int
)`
const within =
  (column: string, table: string, condition: Condition): Condition =>
  (ids) =>
    sql`t.${sql.ref(column)} in (select t.id from ${sql.table(table)} as t where ${condition(ids)})`

const ofInspection = within('inspection_id', 'inspection', ofCase)

/** The tables of a case, each with the condition for its rows. What only the portal needs, and codes of claims, are left out. */
const tables = {
  registration: ({ registration_id }) => sql`t.id = ${registration_id}::int`,
  applicant: ofRegistration,
  facility: ({ facility_id }) => sql`t.id = ${facility_id}::int`,
  operating_officer: ofFacility,
  available_facilities: ofFacility,
  staff: ofFacility,
  referee: ofFacility,
  document: ofFacility,
  submission: ofRegistration,
  answer_evidence: ofRegistration,
  contents_change: ofFacility,
  registration_event: ofRegistration,
  registration_return: ofRegistration,
  return_answer: within('return_id', 'registration_return', ofRegistration),
  case_assignment: ofRegistration,
  consideration: ofRegistration,
  replaced_consideration: ofRegistration,
  confirmed_section: ofRegistration,
  confirmed_part: ofRegistration,
  comment: ofRegistration,
  sign_off_round: ofRegistration,
  sign_off: ofRegistration,
  representation: ofRegistration,
  representation_file: within('representation_id', 'representation', ofRegistration),
  registration_condition: ofRegistration,
  condition_evidence: within('condition_id', 'registration_condition', ofRegistration),
  certificate: ofRegistration,
  letter: ofCase,
  invoice: ofCase,
  invoice_line: within('invoice_id', 'invoice', ofCase),
  payment: ofCase,
  payment_decision: within('payment_id', 'payment', ofCase),
  penalty: ofCase,
  facility_restriction: ofFacility,
  facility_closing: ofFacility,
  change_request: ofFacility,
  change_document: within('change_request_id', 'change_request', ofFacility),
  inspection: ofCase,
  inspection_member: ofInspection,
  inspection_site: ofInspection,
  inspection_finding: ofInspection,
  inspection_person_seen: ofInspection,
  inspection_photo: ofInspection,
  inspection_addendum: ofInspection,
  inspection_comment: ofInspection,
  inspection_event: ofInspection,
  corrective_action: ofInspection,
  corrective_reply: ({ facility_id }) =>
    sql`t.corrective_action_id in (select id from corrective_action where facility_id = ${facility_id}::int)`,
  snapshot: ofRegistration,
} as const satisfies Record<string, Condition>

/** What the portal derives from other columns, for its searches. */
const derived = [
  'name_key',
  'name_text',
  'words',
  'names_compared',
  'reference_key',
  'folio_key',
  'council_key',
  'person_key',
]

/** A row as it is stored. */
export type CaseRow = Record<string, unknown>

/** The rows of each table that belong to a case. A snapshot has its contents. */
export async function listCaseRows(db: Db, ids: CaseIds): Promise<Map<string, CaseRow[]>> {
  const found = new Map<string, CaseRow[]>()
  for (const [table, condition] of Object.entries(tables)) {
    const { rows } = await sql<{ row: CaseRow }>`
      select to_jsonb(t) - ${sql.lit(`{${derived.join(',')}}`)}::text[] ${table === 'snapshot' ? withContents : sql``} as row
      from ${sql.table(table)} as t where ${condition(ids)} order by t
    `.execute(db)
    if (rows.length > 0)
      found.set(
        table,
        rows.map(({ row }) => row),
      )
  }
  return found
}

const withContents = sql`|| jsonb_build_object('contents',
  (select to_jsonb(c) from snapshot_contents as c where c.digest = t.digest))`

/** The names of people, by which the rows name who did something. */
export async function listCasePeople(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('user_account')
    .where(sql<boolean>`id = any(${[...ids]}::int[])`)
    .select(['id', 'first_name', 'last_name', 'privilege_type'])
    .orderBy('id')
    .execute()
}
