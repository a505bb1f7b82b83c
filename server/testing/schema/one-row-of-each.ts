import { recordEntry } from '../../audit/record-entry.ts'
import type { Db } from '../../database/connect.ts'
import { refreshReports } from '../../jobs/refresh-reports.ts'
import { insertAcceptedFlag } from '../../records/facilities/accepted-flags.ts'
import { readChangeableDetails } from '../../records/facilities/change-requests.ts'
import { foldRevenue, foldTallies } from '../../records/reports/fold-deltas.ts'
import { attachToFirstAnswer, completeApplication } from '../complete-application.ts'
import { bida, makeFacility, makeRegistration } from '../factories.ts'
import { makeInspection } from '../inspections.ts'
import { makeOfficer } from '../people.ts'
import { addChangeRows } from './change-rows.ts'
import { addClaimLetterRows } from './claim-letter-rows.ts'
import { addConcernRows } from './concern-rows.ts'
import { addImportRows } from './import-rows.ts'
import { addInspectionRows } from './inspection-rows.ts'
import { addLetter, addMoneyRows } from './money-rows.ts'
import { addSignedCode, addStatement } from './paper-rows.ts'
import { addPersonRows } from './person-rows.ts'
import { addRepresentations } from './representation-rows.ts'
import { addSettingRows } from './setting-rows.ts'
import { addStageRows } from './stage-rows.ts'

const day = '2026-03-02'
const at = '2026-03-02T09:00:00Z'

/** Makes sure that every table has at least one row. The rows of places and of the catalogue are the seeded ones. */
export async function makeOneRowOfEach(db: Db) {
  const officer = await makeOfficer(db)
  const facility = await makeFacility(db, { registration_number: 'NSMOH/PHF/00001' })
  const registration = await makeRegistration(db, { facility_id: facility.id })
  await completeApplication(db, registration)
  const { file_slug } = await attachToFirstAnswer(db, registration)
  await addMinistryRows(db, { registration_id: registration.id, facility_id: facility.id, user_id: officer.id })
  const of = { facility_id: facility.id, owner_id: facility.recorded_by, officer_id: officer.id }
  const concern_id = await addConcernRows(db, { facility_id: facility.id, actor_id: officer.id })
  await addImportRows(db, of)
  await addInspectionRows(db, { ...of, concern_id, file_slug })
  const undecided = { is_accepted: null, reason: null, decided_by: null, decided_at: null }
  await db.updateTable('corrective_reply').set(undecided).execute()
  const spare = { status: 'planned', kind: 'before licence', registration_id: registration.id } as const
  const { id: spareInspectionId } = await makeInspection(db, { ...spare, facility_id: facility.id, team: [] })
  await addPersonRows(db, officer.id)
  await addSettingRows(db, officer.id)
  await addClaimLetterRows(db, { facility_id: facility.id, user_id: officer.id })
  await addStageRows(db, { registration_id: registration.id, user_id: officer.id })
  await foldTallies(db, 4)
  await foldRevenue(db, 1)
  return {
    wardId: await addWard(db),
    registrationId: registration.id,
    spareInspectionId,
    ...(await addSpares(db, { facility_id: facility.id, recorded_by: officer.id })),
  }
}

/** Adds the rows that the ministry records for a registration. */
async function addMinistryRows(db: Db, ids: { registration_id: number; facility_id: number; user_id: number }) {
  const { registration_id, facility_id, user_id } = ids
  await db
    .insertInto('registration_event')
    .values({ registration_id, actor_id: user_id, from_status: null, to_status: 'pending', at })
    .execute()
  const verdict = { registration_id, user_id, updated_at: at, information_verdict: 'Satisfactory' } as const
  await db
    .insertInto('contents_change')
    .values({ facility_id, part: 'facility', kind: 'changed', name: '', fields: '[]', actor_id: user_id, at })
    .execute()
  await db.insertInto('consideration').values(verdict).execute()
  // Saved again: the trigger archives the old values in replaced_consideration.
  await db.updateTable('consideration').set({ recommend_to_inspect: 'Yes' }).where('user_id', '=', user_id).execute()
  await db
    .insertInto('snapshot_contents')
    .values({ digest: Buffer.from('1'), contents: '{}' })
    .execute()
  await db
    .insertInto('snapshot')
    .values({ registration_id, action: 'Submit', digest: Buffer.from('1'), at })
    .execute()
  await db.insertInto('comment').values({ registration_id, user_id, body: 'Which wards are new?' }).execute()
  await addStatement(db, registration_id)
  await addSignedCode(db)
  await db
    .insertInto('claim')
    .values({ facility_id, code_hash: Buffer.from('1'), made_by: user_id, made_at: at, last_day: day })
    .execute()
  await db
    .insertInto('helper')
    .values({ facility_id, email: 'helper@example.org', user_id, named_by: user_id, named_at: at })
    .execute()
  const upload = { id: 'upload', call: '/api/upload/document', size_bytes: 600, started_at: at }
  await db
    .insertInto('resumable_upload')
    .values({ user_id, facility_id, ...upload })
    .execute()
  const details = JSON.stringify(await readChangeableDetails(db, facility_id))
  const { id: change_request_id } = await db
    .insertInto('change_request')
    .values({ facility_id, old: details, new: details, reason: 'We moved.', asked_by: user_id, asked_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: return_id } = await db
    .insertInto('registration_return')
    .values({ registration_id, returned_by: user_id, returned_at: at, due_date: day, items: '[{}]' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const said = { text: 'It is right.', answered_by: user_id, answered_at: at }
  await db
    .insertInto('return_answer')
    .values({ return_id, item: 0, ...said })
    .execute()
  const { id: condition_id } = await db
    .insertInto('registration_condition')
    .values({ registration_id, text: 'Fence the yard.', set_by: user_id, set_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('condition_evidence')
    .values({ condition_id, text: 'It is fenced.', provided_by: user_id, provided_at: at })
    .execute()
  await db
    .insertInto('facility_closing')
    .values({ facility_id, closed_from: day, reason: 'The owner retires.', closed_by: user_id, closed_at: at })
    .execute()
  await db
    .insertInto('facility_restriction')
    .values({ facility_id, kind: 'sealed', from_date: day, reason: 'No water.', imposed_by: user_id, imposed_at: at })
    .execute()
  await db.insertInto('end_notice').values({ registration_id, expiry_date: day, told_at: at }).execute()
  await db.insertInto('renewal_reminder').values({ registration_id, step: 60, sent_at: at }).execute()
  await addMoneyRows(db, ids)
  await addChangeRows(db, { change_request_id, facility_id, user_id })
  await addLetter(db, ids)
  await addRepresentations(db, ids)
  const similar_id = (await makeFacility(db)).id
  await db.insertInto('similar_facility').values({ facility_id, similar_id }).execute()
  await db
    .insertInto('flagged_facility')
    .values({ facility_id, kinds: ['duplicate'], flagged_at: at })
    .execute()
  await insertAcceptedFlag(
    db,
    { facility_id, kind: 'duplicate', reason: 'Two buildings.', accepted_by: user_id, accepted_at: at },
    [{ facility_id, other_id: similar_id, shared: 'name' }],
  )
  await db.insertInto('counter').values({ name: 'test', value: 1 }).execute()
  await db.updateTable('registration').set({ assignee_id: user_id }).where('id', '=', registration_id).execute()
  await refreshReports(db, new Date(at))
  await addAuditRecord(db, registration_id)
}

/** Adds an entry of the audit record, a row that it changed, a seal and an era. */
async function addAuditRecord(db: Db, id: number) {
  const about = { kind: 'registration', id } as const
  await recordEntry(db, { at: new Date(at), actor: null, address: null, action: 'Lapse', about })
  const row = { of_table: 'registration', key: String(id), before: null, after: Buffer.alloc(16) }
  await db
    .insertInto('audit_row')
    .values({ ...row, entry: 1, place: 1 })
    .execute()
  const seal = { n: 1, era: 1, to_xid: '9', ids: [1], digests: Buffer.alloc(8), hash: Buffer.alloc(32), at, kid: 'k' }
  await db
    .insertInto('audit_seal')
    .values({ ...seal, signature: Buffer.alloc(64) })
    .execute()
  await db.insertInto('audit_era').values({ era: 2, at, reason: 'A backup was restored.' }).execute()
}

/** A ward of Bida. */
async function addWard(db: Db): Promise<number> {
  const ward = { name: 'Test ward', local_gov_area_id: bida }
  return (await db.insertInto('ward').values(ward).returning('id').executeTakeFirstOrThrow()).id
}

/** Adds a file without a document, and a registration without an applicant and a consideration. */
async function addSpares(db: Db, recorded: { facility_id: number; recorded_by: number }) {
  await db
    .insertInto('file')
    .values({ ...recorded, slug: 'spare', media_type: 'image/png', size_bytes: 1 })
    .execute()
  const spare = await makeRegistration(db)
  await db.deleteFrom('applicant').where('registration_id', '=', spare.id).execute()
  return { spareRegistrationId: spare.id, spareFacilityId: spare.facility_id }
}
