import type { Call } from '@portal/contract/call.ts'
import { calls } from '@portal/contract/calls.ts'
import type { FastifyInstance } from 'fastify'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../database/connect.ts'
import { makeBuiltWeb } from '../testing/built-web.ts'
import { makeFacility, makeRegistration } from '../testing/factories.ts'
import { makeOneRowOfEach } from '../testing/schema/one-row-of-each.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

const canary = 'kwanakwanaka'

/** The columns whose text is public, by table; every other column gets the canary, also those that are added later. */
const published: Record<string, readonly string[]> = {
  certificate: ['number'],
  // What the register took over when the paper was issued.
  register_entry: ['name', 'ward', 'working_days', 'hours_of_operation'],
  // Places, and the catalogue with its fees, which the guide explains to anybody.
  state: ['name'],
  local_gov_area: ['list'],
  ward: ['name'],
  facility_type: ['category_list', 'definition'],
  facility_type_version: ['category_list', 'definition'],
  part: ['designation', 'part_name'],
  part_version: ['designation', 'part_name'],
  requirement: ['list'],
  requirement_version: ['list'],
  sub_list: ['sub_list'],
  sub_list_version: ['sub_list'],
  // The names of the ministry, and the texts that it writes for everybody.
  setting: ['value'],
  crest: ['slug'],
  document_example: ['slug'],
}

/** What a paper prints that the register does not publish. */
const unpublishedPrint = {
  owner_name: canary,
  operating_officer: canary,
  signatories: [{ title: 'Director', name: canary }],
  ministry: '',
  ministry_address: '',
}

/** What it publishes. */
const printed = { facility_name: 'Published Clinic', category: 'Clinic', address: 'Bida', lga: 'Bida' }

interface Column {
  table: string
  column: string
  type: string
}

/** Every column of the database that can hold a text and may be written. */
async function textColumns(db: Db): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select table_name as table, column_name as column, data_type as type
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER' and table_name not like 'kysely%'
      and data_type in ('text', 'jsonb', 'character varying') order by 1, 2
  `.execute(db)
  return rows
}

/**
 * Writes the canary into a column of every row. Returns whether the database took it: some columns allow a few words only. Other
 * rules, as of columns that are filled together, are dropped.
 */
async function fillWithCanary(db: Db, column: Column): Promise<boolean> {
  if (await writeCanary(db, column)) return true
  const { rows } = await sql<{ name: string }>`
    select conname as name from pg_constraint
    where conrelid = ${column.table}::regclass and contype = 'c'
      and pg_get_constraintdef(oid) ~ ${`\\m${column.column}\\M`}
      and pg_get_constraintdef(oid) !~ ${`\\(${column.column} (= ANY|IS NULL\\) OR \\(${column.column} = ANY)`}
  `.execute(db)
  for (const { name } of rows)
    await sql`alter table ${sql.table(column.table)} drop constraint ${sql.ref(name)}`.execute(db)
  return rows.length > 0 && writeCanary(db, column)
}

async function writeCanary(db: Db, { table, column, type }: Column): Promise<boolean> {
  const words: RawBuilder<unknown> =
    type === 'jsonb' ? sql`${JSON.stringify({ canary })}::jsonb` : sql`${`${canary} `} || row_number`
  try {
    const { numAffectedRows } = await db.transaction().execute(async (transaction) => {
      // Without triggers, which keep some rows from being changed.
      await sql`set local session_replication_role = replica`.execute(transaction)
      return sql`
        update ${sql.table(table)} as target set ${sql.ref(column)} = ${words}
        from (select ctid as place, row_number() over () from ${sql.table(table)}) as source
        where target.ctid = source.place
      `.execute(transaction)
    })
    return Number(numAffectedRows) > 0
  } catch {
    return false
  }
}

/** The addresses of all routes, with their parameters. */
function routesOf(app: FastifyInstance): string[] {
  const above: string[] = []
  const lines = app.printRoutes().split('\n')
  const found = lines.flatMap((line) => {
    const [, indent = '', text = ''] = /^([│├└─\s]*)(.*)$/.exec(line) ?? []
    const [, path = '', methods] = /^(.*?)(?: \(([A-Z, ]+)\))?$/.exec(text) ?? []
    const depth = indent.length / 4
    above.length = depth
    above[depth] = path === '(empty root node)' ? '' : path
    return methods?.includes('GET') ? [above.join('')] : []
  })
  return [...new Set(found)]
}

describe('what leaves the portal without an account', () => {
  let web: Awaited<ReturnType<typeof makeBuiltWeb>>
  let portal: TestApp
  let number: string
  const taken: Column[] = []
  const refused: string[] = []

  beforeAll(async () => {
    web = await makeBuiltWeb()
    portal = await testApp(undefined, { webFolder: web.folder })
    const { db } = portal
    await makeOneRowOfEach(db)
    for (const status of ['pending', 'Awaiting decision', 'declined'] as const) await makeRegistration(db, { status })
    number = 'NSMOH/PHF/00077/2026'
    await makeLicensed(db)
    for (const column of await textColumns(db)) {
      if (published[column.table]?.includes(column.column)) continue
      if (column.table === 'certificate' && column.column === 'printed') continue
      if (await fillWithCanary(db, column)) taken.push(column)
      else refused.push(`${column.table}.${column.column}`)
    }
  })

  afterAll(() => web.remove())

  async function makeLicensed(db: Db) {
    await db.transaction().execute(async (transaction) => {
      await sql`set local session_replication_role = replica`.execute(transaction)
      await sql`update certificate set printed = ${JSON.stringify({ ...printed, ...unpublishedPrint })}`.execute(
        transaction,
      )
    })
    const facility = await makeFacility(db, { company_name: 'Published Clinic' })
    const { id: registration_id } = await makeRegistration(db, { facility_id: facility.id, status: 'Approved' })
    const dates = { issue_date: '2026-01-01', expiry_date: '2099-12-31' }
    await db
      .insertInto('certificate')
      .values({
        kind: 'certificate',
        registration_id,
        number,
        ...dates,
        printed: JSON.stringify({ ...printed, ...unpublishedPrint }),
      })
      .execute()
  }

  /** Addresses of a route: each parameter with ids that exist, and each with a search for the canary. */
  function addressesOf(route: string): string[] {
    const filled = ['1', '2'].map((id) => route.replaceAll(/:\w+/g, id).replace('*', number))
    return [...new Set(filled)].flatMap((path) => [path, `${path}?q=${canary}&number=${canary}&code=AAAAAA&page=2`])
  }

  it('is looked for in every column', async () => {
    const of = (table: string) => taken.filter((column) => column.table === table).map(({ column }) => column)
    expect(taken.length).toBeGreaterThan(150)
    expect(of('facility')).toEqual(
      expect.arrayContaining(['company_name', 'owner_name', 'phone_number', 'facility_email', 'address', 'cac']),
    )
    expect(of('user_account')).toEqual(expect.arrayContaining(['first_name', 'last_name', 'email', 'phone_number']))
    expect(of('draft')).not.toEqual([])
    expect(of('change_request')).toEqual(expect.arrayContaining(['new', 'reason']))
    // What is left allows a few words only, which say nothing about anybody: when an officer is mailed is such a word.
    expect(
      refused.filter((name) => /name|(?<!work_)mail|phone|address|reason|note$|body|text|number/.test(name)),
    ).toEqual([])
  })

  it('holds no person, phone, email, owner, draft, pending or declined fact', async () => {
    const { app } = portal
    const routes = routesOf(app)
    expect(routes).toEqual(
      expect.arrayContaining([
        '/find',
        '/find/*',
        '/verify',
        '/guide/:id',
        '/api/public/facilities.csv',
        '/api/portal',
      ]),
    )
    let answered = 0
    const leaks: string[] = []
    for (const address of routes.flatMap(addressesOf)) {
      const { body, statusCode, headers } = await app.inject({
        url: address,
        remoteAddress: `10.0.${answered % 250}.1`,
      })
      answered += statusCode < 400 ? 1 : 0
      if (withoutTyped(body + JSON.stringify(headers)).includes(canary)) leaks.push(address)
    }
    expect(leaks).toEqual([])
    expect(answered).toBeGreaterThan(30)
    const register = await app.inject('/api/public/facilities.csv')
    expect(register.body).toContain('Published Clinic')
  })

  it('does not come out of a call that changes something either', async () => {
    const changing = Object.values<Call>(calls).filter(({ method }) => method !== 'GET')
    const leaks: string[] = []
    for (const { method, path } of changing) {
      const { body } = await portal.app.inject({ method, url: path.replaceAll(/\{\w+\}/g, '1'), payload: {} })
      if (body.includes(canary)) leaks.push(path)
    }
    expect(leaks).toEqual([])
  })
})

/** A page may show what was typed into its own search. */
function withoutTyped(body: string): string {
  return body.replaceAll(new RegExp(`"(q|number|typed|place)":"${canary}"|${canary}&code`, 'g'), '')
}
