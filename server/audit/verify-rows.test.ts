import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { grantApplicationRights } from '../database/application-rights.ts'
import type { Database, Db } from '../database/connect.ts'
import { migrate } from '../database/migrate.ts'
import { keepRowTriggers } from '../database/row-triggers/row-triggers.ts'
import { removeGuards } from '../testing/audit/tamperings.ts'
import { makeFacility } from '../testing/factories.ts'
import { ofPortal } from '../testing/loading-database.ts'
import { makeOfficer } from '../testing/people.ts'
import { newTestDatabase } from '../testing/test-database.ts'
import { beginRecord } from './begin-record.ts'
import { migrateRecorded } from './migrate-recorded.ts'
import { byJob, recordChanges } from './record-changes.ts'
import { verifyRecord } from './verify.ts'

const now = new Date('2026-03-02T09:00:00Z')
const by = byJob('test', now)

/** A database whose record was begun with one facility and an officer. */
async function begun() {
  const database = await newTestDatabase()
  const facility = await makeFacility(database.db)
  const officer = await makeOfficer(database.db, ['review'])
  await beginRecord(database.db, now)
  return { database, db: ofPortal(database).db, facility, officer }
}

const rename = (id: number, company_name: string) => (db: Db) =>
  db.updateTable('facility').set({ company_name }).where('id', '=', id).execute()

let database: Database
let db: Database['db']
let facility: { id: number }
beforeAll(async () => {
  ;({ database, db, facility } = await begun())
  await recordChanges(db, by, rename(facility.id, 'Salama Clinic'))
  await recordChanges(db, by, rename(facility.id, 'Zuma Clinic'))
})

/** The sentences of a verification after a change that is rolled back. */
async function foundAfter(tamper: (db: Db) => Promise<unknown>, mode = 'loading'): Promise<string[]> {
  const transaction = await database.db.startTransaction().execute()
  try {
    await sql`set local portal.recording = ${sql.lit(mode)}`.execute(transaction)
    await removeGuards(transaction)
    await tamper(transaction)
    const { findings } = await verifyRecord(transaction)
    return findings.map(({ detail }) => detail)
  } finally {
    await transaction.rollback().execute()
  }
}

describe('the verification of rows', () => {
  it('finds nothing in what the portal has written, whatever began before', async () => {
    expect(await verifyRecord(db)).toMatchObject({ findings: [], total: 0 })
    expect((await verifyRecord(db)).rows).toBeGreaterThan(1000)
  })

  it('finds a forged row also with the triggers switched off, and with a setting that is not emptied', async () => {
    const expected = expect.stringMatching(
      /^The facility \d+ was changed past the portal; entry \d+ is the last one about it$/,
    )
    expect(await foundAfter(rename(facility.id, 'Forged Hospital'))).toEqual([expected])
    expect(await foundAfter(rename(facility.id, 'Forged Hospital'), 'on')).toEqual([expected])
    const withoutTriggers = await foundAfter(async (transaction) => {
      await sql`set local session_replication_role = replica`.execute(transaction)
      await rename(facility.id, 'Forged Hospital')(transaction)
    })
    expect(withoutTriggers).toEqual([expected])
  })

  it('finds what was forged and is followed by an honest change, also when it was forged back', async () => {
    const found = await foundAfter(async (transaction) => {
      await rename(facility.id, 'Forged Hospital')(transaction)
      await forgeEntryFreely(transaction)
    })
    expect(found[0]).toMatch(/^The facility \d+ was changed past the portal between the entries \d+ and \d+$/)
  })

  /** What the portal would record of its next change of the facility. */
  async function forgeEntryFreely(transaction: Db) {
    const own = await transaction
      .selectFrom('facility')
      .where('id', '=', facility.id)
      .selectAll()
      .executeTakeFirstOrThrow()
    await sql`set local session_replication_role = origin`.execute(transaction)
    await sql`set local portal.recording = 'on'`.execute(transaction)
    await sql`set local portal.touched = ''`.execute(transaction)
    const { beginEntries, writeEntries } = await import('./record-entry.ts')
    beginEntries(transaction)
    await rename(facility.id, `${own.company_name} II`)(transaction)
    await writeEntries(transaction, { ...by, action: 'change_rows' })
  }

  it('finds an older version that was put back, also with the newest row of the record removed', async () => {
    expect(await foundAfter(rename(facility.id, 'Salama Clinic'))).toEqual([
      expect.stringMatching(/^The facility \d+ was changed past the portal;/),
    ])
    const found = await foundAfter(async (transaction) => {
      await rename(facility.id, 'Salama Clinic')(transaction)
      await sql`delete from audit_row where entry = (select max(entry) from audit_row)`.execute(transaction)
    })
    expect(found).toEqual([
      expect.stringMatching(/^The rows that entry \d+ has changed were altered: it changed 1, and 0 are stored$/),
    ])
  })

  it('finds a row that was put back after the portal had removed it', async () => {
    const own = await begun()
    await recordChanges(own.db, by, (transaction) =>
      transaction.deleteFrom('session').where('user_id', '=', own.officer.id).execute(),
    )
    await sql`insert into session (token_hash, user_id, ends_at) select decode(trim('[]' from key), 'hex'), ${own.officer.id}::int, '2090-01-01'
      from audit_row where of_table = 'session' and after is null`.execute(own.database.db)
    const { findings } = await verifyRecord(own.db)
    expect(findings).toMatchObject([
      { kind: 'row put back', detail: expect.stringMatching(/^The session [0-9a-f]{64} was put back/) },
    ])
  })

  it('finds rows that somebody adds to an entry, or changes in it', async () => {
    const added = await foundAfter((transaction) =>
      sql`
        insert into audit_row (entry, place, of_table, key, before, after)
        select max(audit_entry.id), 1, 'fee', '1', null, '\\x00' from audit_entry where not body ? 'rows'
      `.execute(transaction),
    )
    expect(added).toContainEqual(expect.stringMatching(/^Rows were added to entry \d+, which changed none$/))
    const changed = await foundAfter((transaction) =>
      sql`update audit_row set after = before, before = after where entry = (select max(entry) from audit_row)`.execute(
        transaction,
      ),
    )
    expect(changed).toContainEqual(
      expect.stringMatching(/^The rows that entry \d+ has changed were altered: it changed 1, and 1 are stored$/),
    )
  })

  it.each<[string, string, RegExp]>([
    [
      'a trigger that is switched off',
      'alter table fee disable trigger rows_are_recorded',
      /^The trigger fee\.rows_are_recorded of the database was changed/,
    ],
    [
      'a trigger that is removed',
      'drop trigger rows_are_recorded on fee',
      /^The trigger fee\.rows_are_recorded of the database was removed/,
    ],
    [
      'a trigger of somebody else',
      `create function back_door() returns trigger language plpgsql as 'begin return new; end';
      create trigger back_door before insert on session for each row execute function back_door()`,
      /^The function back_door\(\) of the database is in the database, but no entry says how it came to be/,
    ],
    [
      'a function that is replaced',
      `create or replace function refuse_change() returns trigger language plpgsql as 'begin return null; end'`,
      /^The function refuse_change\(\) of the database was changed/,
    ],
    [
      'a function that runs with the rights of its owner',
      'alter function refuse_change() security definer',
      /^The function refuse_change\(\) of the database was changed/,
    ],
    [
      'a rule',
      'create rule none as on delete to session do instead nothing',
      /^The rule session\.none of the database is/,
    ],
    ['a policy', 'alter table session enable row level security', /^The relation session of the database was changed/],
    [
      'a default',
      `alter table user_account alter duties set default '{decide}'`,
      /^The column user_account\.duties of the database was changed/,
    ],
    [
      'a constraint that is dropped',
      'alter table payment drop constraint payment_amount_kobo_check',
      /^The constraint payment\.\w+ of the database was removed/,
    ],
    [
      'a foreign key whose triggers are switched off',
      'alter table session disable trigger all',
      /^The trigger of a constraint of session that is switched off/,
    ],
    [
      'a table of another kind',
      'alter table fee rename to fee_1; create view fee as select * from fee_1',
      /^The relation fee of the database was changed/,
    ],
  ])('finds %s', async (_, statements, detail) => {
    const found = await foundAfter(async (transaction) => {
      for (const statement of statements.split(';\n')) await sql.raw(statement).execute(transaction)
    })
    expect(found).toContainEqual(expect.stringMatching(detail))
  })

  it('names another role that may write a table', async () => {
    const found = await foundAfter(async (transaction) => {
      await sql`grant update (duties) on user_account to public`.execute(transaction)
      await sql`grant insert on session to pg_monitor`.execute(transaction)
    })
    expect(found).toEqual([
      'The role everybody of the database may write the table user_account, past the portal',
      'The role pg_monitor of the database may write the table session, past the portal',
    ])
  })

  it('says nothing about the rights of the portal at work', async () => {
    await sql`do $$ begin create role portal_app; exception when duplicate_object or unique_violation then null; end $$`.execute(
      db,
    )
    await grantApplicationRights(db, 'portal_app')
    expect(await verifyRecord(db)).toMatchObject({ findings: [] })
  })
})

describe('a migration', () => {
  const own = new URL('../database/migrations/', import.meta.url)
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-migrations-'))
    await cp(own, folder, { recursive: true })
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  /** Migrates a database with one migration more than there are. */
  async function migrated({ db: of }: Pick<Database, 'db'>, name: string, text: string): Promise<void> {
    await writeFile(join(folder, `${name}.sql`), text)
    await migrateRecorded(of, now, pathToFileURL(`${folder}/`))
  }

  it('that adds a nullable and a generated column, or a table, changes no digest', async () => {
    const portal = await begun()
    await migrated(
      portal.database,
      '9000-colours',
      `alter table facility add column colour text, add column shout text generated always as (upper(company_name)) stored;
      create table visit (id int primary key);`,
    )
    const { findings } = await verifyRecord(portal.db)
    expect(findings.filter(({ about }) => about?.kind !== 'schema')).toEqual([
      expect.objectContaining({ detail: 'The rows of the table visit were never noted in the record' }),
    ])
    await recordChanges(portal.db, by, rename(portal.facility.id, 'After the upgrade'))
    await beginRecord(portal.database.db, now)
    const after = await verifyRecord(portal.db)
    expect(after.findings.filter(({ about }) => about?.kind !== 'schema')).toEqual([])
  })

  it('that rewrites a table has it compared before, and noted after', async () => {
    const portal = await begun()
    await migrated(
      portal.database,
      '9001-phones',
      `-- rewrites: facility\nalter table facility add column rooms int not null default 1; update facility set company_name = upper(company_name);`,
    )
    await recordChanges(portal.db, by, rename(portal.facility.id, 'After the upgrade'))
    const { findings } = await verifyRecord(portal.db)
    expect(findings.filter(({ about }) => about?.kind !== 'schema')).toEqual([])
    await migrated(portal.database, '9001-phones', '-- rewrites: facility\n')
    const states = await portal.db
      .selectFrom('audit_entry')
      .where('action', '=', 'state_after_migration')
      .select('about_id')
      .execute()
    expect(states.map(({ about_id }) => about_id)).toEqual(['schema', 'facility'])
  })

  it('does not hide what was forged before it', async () => {
    const portal = await begun()
    await rename(portal.facility.id, 'Forged Hospital')(portal.database.db)
    await migrated(
      portal.database,
      '9002-rooms',
      '-- rewrites: facility\nalter table facility add column beds int not null default 1;',
    )
    const { findings } = await verifyRecord(portal.db)
    expect(findings.filter(({ about }) => about?.kind !== 'schema')).toEqual([
      expect.objectContaining({
        kind: 'differed before a migration',
        detail: expect.stringMatching(/^Before the upgrade 9002-rooms: The facility \d+ was changed past the portal;/),
      }),
    ])
  })

  it('that removes rows of a table it rewrites leaves nothing to miss, and nothing that may come back', async () => {
    const portal = await begun()
    const [counter] = await sql<{ name: string }>`insert into counter (name, value) values ('a', 1) returning name`
      .execute(portal.database.db)
      .then(({ rows }) => rows)
    await migrated(portal.database, '9003-counters', '-- rewrites: counter, facility\ndelete from counter;')
    expect(counter).toEqual({ name: 'a' })
    const kinds = async () =>
      (await verifyRecord(portal.db)).findings.filter(({ about }) => about?.kind === 'counter').map(({ kind }) => kind)
    expect(await kinds()).toEqual([])
    await sql`insert into counter (name, value) values ('a', 1)`.execute(portal.database.db)
    expect(await kinds()).toEqual(['row without entry'])
  })

  it('keeps the triggers of every table', async () => {
    const portal = await begun()
    await migrate(portal.database.db)
    await keepRowTriggers(portal.database.db)
    expect(await verifyRecord(portal.db)).toMatchObject({ findings: [] })
  })
})
