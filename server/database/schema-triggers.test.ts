import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeFacility, makeRegistration } from '../testing/factories.ts'
import { makeOfficer } from '../testing/people.ts'
import { declaredTriggers } from '../testing/schema/declared.ts'
import { makeOneRowOfEach } from '../testing/schema/one-row-of-each.ts'
import { newTestDatabase, testDatabase } from '../testing/test-database.ts'
import type { Db } from './connect.ts'

/** Append-only tables, by their triggers. */
const appendOnlyTables = {
  accepted_flag_is_kept: 'accepted_flag',
  accepted_pair_is_kept: 'accepted_pair',
  audit_entry_is_kept: 'audit_entry',
  audit_era_is_kept: 'audit_era',
  audit_row_is_kept: 'audit_row',
  audit_seal_is_kept: 'audit_seal',
  case_assignment_is_kept: 'case_assignment',
  certificate_code_is_kept: 'certificate_code',
  certificate_is_kept: 'certificate',
  change_document_is_kept: 'change_document',
  change_rule_is_kept: 'change_rule',
  concern_event_is_kept: 'concern_event',
  contents_change_is_kept: 'contents_change',
  document_demand_is_kept: 'document_demand',
  document_example_is_kept: 'document_example',
  document_kind_is_kept: 'document_kind',
  document_kind_terms_is_kept: 'document_kind_terms',
  fee_is_kept: 'fee',
  inspection_addendum_is_kept: 'inspection_addendum',
  inspection_event_is_kept: 'inspection_event',
  invoice_is_kept: 'invoice',
  invoice_line_is_kept: 'invoice_line',
  letter_file_is_kept: 'letter_file',
  letter_is_kept: 'letter',
  letter_words_is_kept: 'letter_words',
  offence_rate_is_kept: 'offence_rate',
  office_signature_is_kept: 'office_signature',
  paper_file_is_kept: 'paper_file',
  payment_decision_is_kept: 'payment_decision',
  reconciled_line_is_kept: 'reconciled_line',
  registration_event_is_kept: 'registration_event',
  replaced_consideration_is_kept: 'replaced_consideration',
  setting_change_is_kept: 'setting_change',
  sign_off_is_kept: 'sign_off',
  sign_off_round_is_kept: 'sign_off_round',
  snapshot_contents_is_kept: 'snapshot_contents',
  snapshot_is_kept: 'snapshot',
  stage_is_kept: 'stage',
  stage_terms_is_kept: 'stage_terms',
}

/** A column of the tables that have no registration_id. */
const columnOf = new Map([
  ['accepted_flag', 'kind'],
  ['accepted_pair', 'shared'],
  ['audit_entry', 'kid'],
  ['audit_era', 'reason'],
  ['audit_row', 'key'],
  ['audit_seal', 'kid'],
  ['certificate_code', 'code'],
  ['change_document', 'name'],
  ['change_rule', 'kind'],
  ['concern_event', 'text'],
  ['contents_change', 'part'],
  ['document_demand', 'demand'],
  ['document_example', 'slug'],
  ['document_kind', 'name'],
  ['document_kind_terms', 'last_day'],
  ['fee', 'purpose'],
  ['inspection_addendum', 'text'],
  ['inspection_event', 'text'],
  ['invoice_line', 'kind'],
  ['letter_file', 'slug'],
  ['letter_words', 'words'],
  ['offence_rate', 'days_to_pay'],
  ['office_signature', 'slug'],
  ['paper_file', 'slug'],
  ['payment_decision', 'status'],
  ['reconciled_line', 'line'],
  ['setting_change', 'key'],
  ['sign_off', 'verdict'],
  ['sign_off_round', 'reason'],
  ['snapshot_contents', 'digest'],
  ['stage', 'name'],
  ['stage_terms', 'signed_by'],
])

/** The other triggers; each is tested below, those of revenue in server/features/money/revenue.test.ts, those of the public register in server/pages/find-pages.test.ts; those of signing keys in server/keys. */
const others = [
  'certificate_enters_register',
  'certificate_notes_keys',
  'closing_marks_facility',
  'closing_shows_in_register',
  'consideration_is_kept',
  'facilities_are_counted',
  'facilities_note_keys',
  'facilities_note_words',
  'facility_ends_helpers',
  'facility_is_counted',
  'facility_moves_registration',
  'facility_notes_keys',
  'facility_notes_words',
  'facility_type_keeps_version',
  'inspection_shows_in_register',
  'invoice_balance_is_counted',
  'invoice_balance_moves',
  'invoice_gets_balance',
  'invoice_line_is_counted',
  'part_keeps_version',
  'payment_changes_balance',
  'payment_decision_is_counted',
  'payment_is_counted',
  'payment_takes_registration',
  'penalty_is_counted',
  'registration_is_counted',
  'registration_keeps_assignment',
  'registration_moves_revenue',
  'registration_notes_keys',
  'registration_shows_in_register',
  'registration_shows_on_facility',
  'registration_takes_catalogue',
  'registration_takes_payments',
  'registration_takes_place',
  'registrations_are_counted',
  'registrations_show_on_facilities',
  'requirement_keeps_version',
  'restriction_shows_in_register',
  'signing_key_is_kept',
  'sub_list_keeps_version',
  'user_manager_changes',
  'user_manager_is_deleted',
]

const one = async (db: Db, query: ReturnType<typeof sql>) => (await query.execute(db)).rows[0]

describe('the triggers of the database', () => {
  beforeAll(async () => {
    await makeOneRowOfEach((await testDatabase()).db)
  })

  it('each have a test in this file', async () => {
    const { db } = await testDatabase()
    expect(await declaredTriggers(db)).toEqual([...Object.keys(appendOnlyTables), ...others].sort())
  })

  it.each(Object.values(appendOnlyTables))('refuse to change or delete a row of %s', async (table) => {
    const { db } = await testDatabase()
    const before = await one(db, sql`select * from ${sql.table(table)}`)
    const refusal = expect.objectContaining({ code: '23001', message: `rows of ${table} are never changed` })
    const column = columnOf.get(table) ?? 'registration_id'
    const same = sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sql.ref(column)}`
    await expect(same.execute(db)).rejects.toEqual(refusal)
    await expect(sql`delete from ${sql.table(table)}`.execute(db)).rejects.toEqual(refusal)
    expect(await one(db, sql`select * from ${sql.table(table)}`)).toEqual(before)
  })

  it('archive a consideration that is overwritten or deleted, with its author', async () => {
    const { db } = await testDatabase()
    const { id: registration_id, recorded_by: user_id } = await makeRegistration(db)
    const row = {
      registration_id,
      user_id,
      information_verdict: 'Satisfactory',
      updated_at: '2026-03-02T09:00:00.000Z',
    }
    await db
      .insertInto('consideration')
      .values({ ...row, information_verdict: 'Satisfactory' })
      .execute()
    const later = { information_verdict: 'Not-satisfactory', updated_at: '2026-03-02T10:00:00.000Z' } as const
    await db.updateTable('consideration').set(later).where('registration_id', '=', registration_id).execute()
    await db.deleteFrom('consideration').where('registration_id', '=', registration_id).execute()
    const { rows } = await sql`
      select registration_id, user_id, information_verdict, updated_at from replaced_consideration
      where registration_id = ${registration_id} order by id
    `.execute(db)
    expect(rows).toEqual([row, { ...row, ...later }])
  })

  it('keep each officer who got a case, with the time', async () => {
    const { db } = await testDatabase()
    const { id } = await makeRegistration(db)
    const [first, second] = [(await makeOfficer(db)).id, (await makeOfficer(db)).id]
    const assign = (assignee_id: number | null, updated_at: string) =>
      db.updateTable('registration').set({ assignee_id, updated_at }).where('id', '=', id).execute()
    await assign(first, '2026-03-02T09:00:00.000Z')
    await assign(first, '2026-03-02T10:00:00.000Z')
    await assign(null, '2026-03-02T11:00:00.000Z')
    await assign(second, '2026-03-02T12:00:00.000Z')
    const kept = db.selectFrom('case_assignment').where('registration_id', '=', id).orderBy('id')
    expect(await kept.select(['officer_id', 'assigned_at']).execute()).toEqual([
      { officer_id: first, assigned_at: '2026-03-02T09:00:00.000Z' },
      { officer_id: second, assigned_at: '2026-03-02T12:00:00.000Z' },
    ])
  })

  it('copy the LGA and type of the facility to a registration, at its insert and at each change', async () => {
    const { db } = await testDatabase()
    const facility = await makeFacility(db, { facility_type_id: 3, local_gov_area_id: 544 })
    const { id } = await makeRegistration(db, { facility_id: facility.id, facility_type_id: 2, local_gov_area_id: 541 })
    const place = sql`select facility_type_id, local_gov_area_id from registration where id = ${id}`
    expect(await one(db, place)).toEqual({ facility_type_id: 3, local_gov_area_id: 544 })
    await db.updateTable('facility').set({ facility_type_id: 5 }).where('id', '=', facility.id).execute()
    expect(await one(db, place)).toEqual({ facility_type_id: 5, local_gov_area_id: 544 })
  })

  it('keep each state of a row of the catalogue with the versions in which it held', async () => {
    const { db } = await testDatabase()
    const { rows: made } = await sql<{ id: number; version: number }>`
      insert into part (designation, part_name) values ('Part T', 'First name') returning id, catalogue_version() as version
    `.execute(db)
    const [{ id, version } = { id: 0, version: 0 }] = made
    await db.updateTable('part').set({ part_name: 'Second name' }).where('id', '=', id).execute()
    await db.updateTable('facility_type').set({ asks_folio: false }).where('id', '=', 2).execute()
    const states = sql`select part_name, from_version, until_version from part_version where id = ${id} order by 2`
    expect((await states.execute(db)).rows).toEqual([
      { part_name: 'First name', from_version: version + 1, until_version: version + 2 },
      { part_name: 'Second name', from_version: version + 2, until_version: null },
    ])
    expect(await one(db, sql`select catalogue_version() as version`)).toEqual({ version: version + 3 })
  })

  it('give all that one transaction changes of the catalogue one version, and each row its last state in it', async () => {
    const { db } = await testDatabase()
    const version = sql`select catalogue_version() as version`
    await sql`insert into part (designation, part_name) values ('Part V', 'First'), ('Part W', 'First')`.execute(db)
    const before = await one(db, version)
    const name = (part_name: string) =>
      sql`update part set part_name = ${part_name} where designation in ('Part V', 'Part W')`
    await db.transaction().execute(async (transaction) => {
      await name('Second').execute(transaction)
      await name('Third').execute(transaction)
    })
    const { rows } = await sql<{ part_name: string; length: number | null }>`
      select part_name, until_version - from_version as length from part_version
      where designation in ('Part V', 'Part W') order by from_version, designation
    `.execute(db)
    expect(rows).toEqual([
      { part_name: 'First', length: 1 },
      { part_name: 'First', length: 1 },
      { part_name: 'Third', length: null },
      { part_name: 'Third', length: null },
    ])
    expect(await one(db, sql`select catalogue_version() - 1 as version`)).toEqual(before)
  })

  it('give a registration the present version of the catalogue, and again when its facility gets another type', async () => {
    const { db } = await testDatabase()
    const facility = await makeFacility(db, { facility_type_id: 3 })
    const { id, catalogue_version: first } = await makeRegistration(db, { facility_id: facility.id })
    const version = sql`select catalogue_version from registration where id = ${id}`
    await sql`insert into part (designation, part_name) values ('Part U', 'Later')`.execute(db)
    expect(await one(db, version)).toEqual({ catalogue_version: first })
    await db.updateTable('facility').set({ facility_type_id: 5 }).where('id', '=', facility.id).execute()
    expect(await one(db, version)).toEqual({ catalogue_version: first + 1 })
  })

  it('give a payment to the newest registration that has not ended, else to the next one', async () => {
    const { db } = await testDatabase()
    const { id: facility_id, recorded_by } = await makeFacility(db)
    const pay = async (slug: string) => {
      const file = { slug, facility_id, recorded_by, media_type: 'application/pdf', size_bytes: 1 } as const
      await db.insertInto('file').values(file).execute()
      const payment = { facility_id, recorded_by, amount_kobo: 100, document: slug }
      await db.insertInto('payment').values(payment).execute()
    }
    const start = async () => (await makeRegistration(db, { facility_id })).id
    await pay('before-any')
    const first = await start()
    await pay('for-the-first')
    const ended_at = '2026-03-02T09:00:00Z'
    await db.updateTable('registration').set({ ended_at }).where('id', '=', first).execute()
    await pay('after-its-end')
    const second = await start()
    const paid = db.selectFrom('payment').where('facility_id', '=', facility_id).orderBy('id')
    expect(await paid.select(['document', 'registration_id']).execute()).toEqual([
      { document: 'before-any', registration_id: first },
      { document: 'for-the-first', registration_id: first },
      { document: 'after-its-end', registration_id: second },
    ])
  })

  it('show the registration in force with a facility, else the newest', async () => {
    const { db } = await testDatabase()
    const facility = await makeFacility(db)
    const shown = sql`select registration_id, status, expiry_date from facility where id = ${facility.id}`
    const approved = { status: 'Approved', approved_at: '2026-03-02T09:00:00Z' } as const
    const first = await makeRegistration(db, { facility_id: facility.id, ...approved, expiry_date: '2099-12-31' })
    const renewal = await makeRegistration(db, { facility_id: facility.id, kind: 'renewal' })
    expect(await one(db, shown)).toEqual({ registration_id: first.id, status: 'Approved', expiry_date: '2099-12-31' })
    await db.updateTable('registration').set({ expiry_date: '2020-12-31' }).where('id', '=', first.id).execute()
    expect(await one(db, shown)).toEqual({ registration_id: renewal.id, status: 'pending', expiry_date: null })
    await db.updateTable('registration').set({ status: 'declined' }).where('id', '=', renewal.id).execute()
    expect(await one(db, shown)).toEqual({ registration_id: renewal.id, status: 'declined', expiry_date: null })
  })

  it('move what is not approved to the new LGA of its facility, and leave what was approved or has ended', async () => {
    const { db } = await testDatabase()
    const { id: facility_id } = await makeFacility(db)
    const approved = { status: 'Approved', approved_at: '2026-03-02T09:00:00Z', expiry_date: '2026-12-31' } as const
    await makeRegistration(db, { facility_id, ...approved })
    await makeRegistration(db, { facility_id, status: 'declined', ended_at: '2026-03-02T09:00:00Z' })
    await makeRegistration(db, { facility_id, kind: 'renewal' })
    await db.updateTable('facility').set({ local_gov_area_id: 544 }).where('id', '=', facility_id).execute()
    const places = db.selectFrom('registration').where('facility_id', '=', facility_id).orderBy('id')
    expect(await places.select('local_gov_area_id').execute()).toEqual(
      [541, 541, 544].map((id) => ({ local_gov_area_id: id })),
    )
  })

  it('note the words of a facility, of its owner, and of their new names', async () => {
    const { db } = await testDatabase()
    const { id } = await makeFacility(db, { company_name: 'Kwakuti Clinic', owner_name: "O'Brien" })
    await db.updateTable('facility').set({ company_name: 'Gawu Clinic' }).where('id', '=', id).execute()
    const known = db.selectFrom('search_word').select('word').orderBy('word')
    const words = ['kwakuti', 'gawu', 'o', 'brien', 'obrien']
    expect((await known.where('word', 'in', words).execute()).map(({ word }) => word)).toEqual(words.toSorted())
  })

  it('note the numbers that lead to a facility, and forget those it has no more', async () => {
    const { db } = await testDatabase()
    const { id } = await makeFacility(db, { cac: 'RC 12345', phone_number: '+2348031234567' })
    const registration = await makeRegistration(db, { facility_id: id, reference: 'APP-2026-001234' })
    const days = { issue_date: '2026-01-02', expiry_date: '2026-12-31', printed: '{}' }
    const number = 'NSMOH/PHF/00017/2026'
    await db
      .insertInto('certificate')
      .values({ kind: 'certificate', registration_id: registration.id, number, ...days })
      .execute()
    await db.updateTable('facility').set({ cac: 'BN 98765' }).where('id', '=', id).execute()
    const keys = db.selectFrom('facility_key').where('facility_id', '=', id).select(['kind', 'key'])
    expect((await keys.orderBy('kind').orderBy('key').execute()).map(({ kind, key }) => `${kind} ${key}`)).toEqual([
      'c 98765',
      'c bn98765',
      'p 8031234567',
      'r 001234',
      'r 1234',
      'r 2026001234',
      'r app2026001234',
      't 00017',
      't 000172026',
      't nsmohphf000172026',
    ])
  })

  it('count facilities, registrations and penalties as they are added and deleted', async () => {
    const { db } = await testDatabase()
    const counts = async () => {
      const { rows } = await sql<{ n: number }>`
        select sum(n)::int as n from facility_count where local_gov_area_id = 0 and facility_type_id = 0
        union all select sum(n)::int from ward_count
        union all select sum(n)::int from registration_count where local_gov_area_id = 0 and facility_type_id = 0
        union all select sum(n)::int from penalty_count
        union all select sum(facilities)::int from penalty_count
      `.execute(db)
      return rows.map(({ n }) => n)
    }
    const before = await counts()
    const more = (changes: number[]) => changes.map((change, index) => (before[index] ?? 0) + change)

    const { id, recorded_by } = await makeFacility(db)
    expect(await counts()).toEqual(more([1, 1, 0, 0, 0]))
    const penalty = { facility_id: id, comment: 'Sharps.', recorded_by }
    await db.insertInto('penalty').values([penalty, penalty]).execute()
    expect(await counts()).toEqual(more([1, 1, 0, 2, 1]))
    await db.deleteFrom('penalty').where('facility_id', '=', id).execute()
    expect(await counts()).toEqual(more([1, 1, 0, 0, 0]))
    const registration = await makeRegistration(db, { facility_id: id })
    expect(await counts()).toEqual(more([1, 1, 1, 0, 0]))
    await db.updateTable('facility').set({ registration_id: null }).where('id', '=', id).execute()
    await db.deleteFrom('registration').where('id', '=', registration.id).execute()
    await db.deleteFrom('facility').where('id', '=', id).execute()
    expect(await counts()).toEqual(more([0, 0, 0, 0, 0]))
  })

  it('keep the last enabled officer who manages users, also when two remove each other at the same moment', async () => {
    const { db } = await newTestDatabase()
    const [hauwa, musa] = [await makeOfficer(db), await makeOfficer(db, ['users'])]
    const remove = ({ id }: { id: number }) => sql`update user_account set disabled_at = now() where id = ${id}`
    const refusal = expect.objectContaining({ constraint: 'last_user_manager' })
    await expect(sql`update user_account set duties = '{review}'`.execute(db)).rejects.toEqual(refusal)
    await expect(sql`delete from user_account`.execute(db)).rejects.toEqual(refusal)
    const outcomes = await Promise.allSettled([
      db.transaction().execute((one) => remove(hauwa).execute(one)),
      db.transaction().execute((another) => remove(musa).execute(another)),
    ])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await one(db, sql`select count(*)::int as managers from user_account where disabled_at is null`)).toEqual({
      managers: 1,
    })
  })
})
