import { linkBundle } from '@portal/contract/cases/calls/bundles.ts'
import { fieldsOf } from '@portal/contract/fields/fields-of.ts'
import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { recordEntry } from '../../audit/record-entry.ts'
import { listCaseFiles } from '../../records/cases/case-files.ts'
import { listCaseRows } from '../../records/cases/case-records.ts'
import { caseTables, leftOutOfCase } from '../../records/cases/case-tables.ts'
import { as } from '../../testing/as.ts'
import { makeRegistration } from '../../testing/factories.ts'
import { makeOfficer } from '../../testing/people.ts'
import { makeOneRowOfEach } from '../../testing/schema/one-row-of-each.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { newTestDatabase } from '../../testing/test-database.ts'

const at = '2026-03-02T09:00:00Z'

let portal: TestApp
let ids: { registration_id: number; facility_id: number }
/** Another application of the same facility. */
let other: typeof ids

beforeAll(async () => {
  portal = await testApp(await newTestDatabase())
  const { db } = portal
  const { registrationId: registration_id } = await makeOneRowOfEach(db)
  const { facility_id } = await db
    .selectFrom('registration')
    .where('id', '=', registration_id)
    .select('facility_id')
    .executeTakeFirstOrThrow()
  ids = { registration_id, facility_id }
  const ended = { status: 'declined', ended_at: at } as const
  other = { facility_id, registration_id: (await makeRegistration(db, { facility_id, ...ended })).id }
})

describe('the rows of a case', () => {
  it('are of every table that has a facility or an application or refers to a case, or it says why not', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and column_name in ('facility_id', 'registration_id')
      union
      select child.relname from pg_constraint
      join pg_class as child on child.oid = conrelid join pg_class as parent on parent.oid = confrelid
      where contype = 'f' and parent.relname = any(${Object.keys(caseTables)}::text[])
      order by name
    `.execute(portal.db)
    const known = [...Object.keys(caseTables), ...Object.keys(leftOutOfCase)]
    expect(rows.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([])
    expect(Object.keys(leftOutOfCase).filter((name) => name in caseTables)).toEqual([])
  })

  it('are there of each table', async () => {
    const found = await listCaseRows(portal.db, ids)
    expect(Object.keys(caseTables).filter((name) => !found.has(name))).toEqual([])
  })

  it('of another application are not there', async () => {
    const found = await listCaseRows(portal.db, other)
    expect(found.get('representation')?.map(({ registration_id }) => registration_id)).toEqual([null])
    for (const name of ['representation_file', 'condition_evidence', 'end_notice', 'renewal_reminder', 'sign_off'])
      expect([name, found.get(name)]).toEqual([name, undefined])
  })
})

describe('the files of a case', () => {
  it('are not those of a representation, a condition or a payment of another application', async () => {
    const { db } = portal
    const { recorded_by } = await db
      .selectFrom('facility')
      .where('id', '=', ids.facility_id)
      .select('recorded_by')
      .executeTakeFirstOrThrow()
    const file = { facility_id: ids.facility_id, recorded_by, media_type: 'application/pdf', size_bytes: 1 } as const
    const slugs = ['of-representation', 'of-condition']
    await db
      .insertInto('file')
      .values(slugs.map((slug) => ({ ...file, slug })))
      .execute()
    const representation = { registration_id: ids.registration_id, taken_by: recorded_by, made_by: recorded_by }
    const said = { text: 'It was there.', taken_at: '2026-03-03T09:00:00Z', made_at: at }
    const { id: representation_id } = await db
      .insertInto('representation')
      .values({ ...representation, ...said })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('representation_file').values({ representation_id, file_slug: 'of-representation' }).execute()
    const { id: condition_id } = await db
      .insertInto('registration_condition')
      .values({ registration_id: ids.registration_id, text: 'Fence it.', set_by: recorded_by, set_at: at })
      .returning('id')
      .executeTakeFirstOrThrow()
    const provided = { text: 'Fenced.', provided_by: recorded_by, provided_at: at, file_slug: 'of-condition' }
    await db
      .insertInto('condition_evidence')
      .values({ condition_id, ...provided })
      .execute()
    const named = (await listCaseFiles(db, ids)).filter(({ slug }) => slugs.includes(slug))
    expect(named.map(({ folder, name }) => [folder, name])).toEqual([
      ['other files', `Condition ${condition_id}`],
      ['other files', `Representation ${representation_id}`],
    ])
    expect((await listCaseFiles(db, other)).filter(({ slug }) => slugs.includes(slug))).toEqual([])
  })
})

it('has the entries about the import by which the facility came in', async () => {
  const { app, db } = portal
  const { id } = await db.selectFrom('import').select('id').executeTakeFirstOrThrow()
  const about = { kind: 'import', id } as const
  await recordEntry(db, { at: new Date(at), actor: null, address: null, action: 'Commit import', about })
  const officer = await makeOfficer(db)
  const { url } = (await as(officer, app).send(linkBundle, { params: { id: ids.registration_id } })).reply
  const entries = Buffer.from(unzipSync((await app.inject({ url })).rawPayload)['audit/entries.jsonl'] ?? []).toString()
  const told = entries
    .trimEnd()
    .split('\n')
    .map((line): unknown => fieldsOf(JSON.parse(String(fieldsOf(JSON.parse(line)).body))).about)
  expect(told).toContainEqual({ kind: 'import', id })
})
