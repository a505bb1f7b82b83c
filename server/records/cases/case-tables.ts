import { type RawBuilder, sql } from 'kysely'

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

const ofAction = within('corrective_action_id', 'corrective_action', ofInspection)
/** Against a decision on the application, or against a penalty or a restriction of the case. */
const ofRepresentation: Condition = (ids) => sql`(${ofRegistration(ids)}
  or ${within('penalty_id', 'penalty', ofCase)(ids)}
  or ${within('restriction_id', 'facility_restriction', ofFacility)(ids)})`

/** The tables of a case, each with the condition for its rows. */
export const caseTables = {
  registration: ({ registration_id }) => sql`t.id = ${registration_id}::int`,
  applicant: ofRegistration,
  facility: ({ facility_id }) => sql`t.id = ${facility_id}::int`,
  operating_officer: ofFacility,
  available_facilities: ofFacility,
  import_row: ofFacility,
  import: ({ facility_id }) => sql`t.id in (select import_id from import_row where facility_id = ${facility_id}::int)`,
  accepted_flag: ofFacility,
  accepted_pair: ofFacility,
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
  representation: ofRepresentation,
  representation_file: within('representation_id', 'representation', ofRepresentation),
  registration_condition: ofRegistration,
  condition_evidence: within('condition_id', 'registration_condition', ofRegistration),
  certificate: ofRegistration,
  renewal_reminder: ofRegistration,
  end_notice: ofRegistration,
  letter: ofCase,
  invoice: ofCase,
  invoice_line: within('invoice_id', 'invoice', ofCase),
  payment: ofCase,
  payment_decision: within('payment_id', 'payment', ofCase),
  reconciled_line: within('payment_id', 'payment', ofCase),
  penalty: ofCase,
  facility_restriction: ofFacility,
  facility_closing: ofFacility,
  change_request: ofFacility,
  change_document: within('change_request_id', 'change_request', ofFacility),
  inspection: ofCase,
  inspection_member: ofInspection,
  inspection_former_member: ofInspection,
  inspection_concern: ofInspection,
  inspection_site: ofInspection,
  inspection_finding: ofInspection,
  inspection_person_seen: ofInspection,
  inspection_photo: ofInspection,
  inspection_addendum: ofInspection,
  inspection_comment: ofInspection,
  inspection_event: ofInspection,
  corrective_action: ofInspection,
  corrective_reply: ofAction,
  corrective_reply_file: within('reply_id', 'corrective_reply', ofAction),
  snapshot: ofRegistration,
} as const satisfies Record<string, Condition>

const derived = 'The portal derives it from other rows.'

/** The other tables that have a facility or an application, or refer to a row of a case, each with the reason why it is left out. */
export const leftOutOfCase = {
  facility_key: derived,
  similar_facility: derived,
  flagged_facility: derived,
  penalised_facility: derived,
  register_entry: derived,
  visit_risk: derived,
  invoice_balance: derived,
  claim: 'Its code makes somebody the owner.',
  helper: 'Whose accounts may help an owner is about accounts.',
  concern_facility: 'A concern is a case of its own, which protects who reported it.',
  file: 'The manifest lists the files, and they are in folders of their own.',
  letter_file: 'The letters are in a folder of their own.',
  paper_file: 'The papers are in a folder of their own.',
  certificate_code: 'It is printed on the paper.',
  resumable_upload: 'Nothing was uploaded yet.',
  import_file: 'It has the rows of many other facilities.',
} as const satisfies Record<string, string>
