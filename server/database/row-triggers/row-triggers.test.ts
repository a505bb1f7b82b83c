import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { newTestDatabase } from '../../testing/test-database.ts'
import type { Database, Db } from '../connect.ts'
import { digestText, keyText } from './digest-text.ts'
import { columnsLeftOut, tablesLeftOut } from './left-out.ts'
import { readRecordedTables } from './recorded-tables.ts'
import { keepRowTriggers, neededTriggers, presentTriggers, rowTrigger } from './row-triggers.ts'

let database: Database
beforeAll(async () => {
  database = await newTestDatabase()
})

/** Every table of the portal in the database, by name. */
async function listTables(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace order by relname collate "C"
  `.execute(database.db)
  return rows.map(({ name }) => name)
}

/** Makes a change in a transaction that is rolled back. */
async function meanwhile<T>(change: (db: Db) => Promise<T>): Promise<T> {
  const transaction = await database.db.startTransaction().execute()
  return change(transaction).finally(() => transaction.rollback().execute())
}

describe('the audit record', () => {
  it('follows every table that is not left out for a reason', async () => {
    const followed = (await presentTriggers(database.db)).map(({ table }) => table)
    expect([...followed, ...Object.keys(tablesLeftOut)].toSorted()).toEqual((await listTables()).toSorted())
    // Whoever leaves out another table writes here that somebody has thought about it.
    expect(Object.keys(tablesLeftOut).toSorted()).toEqual([
      'attempt',
      'audit_check',
      'audit_entry',
      'audit_era',
      'audit_row',
      'audit_seal',
      'draft',
      'facility_key',
      'facility_tally',
      'flagged_facility',
      'idempotency_key',
      'import_columns',
      'import_file',
      'import_row',
      'job_turn',
      'kysely_migration',
      'kysely_migration_lock',
      'penalised_facility',
      'penalty_tally',
      'registration_tally',
      'report_figure',
      'report_refresh',
      'resumable_upload',
      'revenue_delta',
      'revenue_tally',
      'saved_view',
      'search_variant',
      'search_word',
      'similar_facility',
      'tally_delta',
      'unfinished_file',
      'visit_risk',
      'ward_tally',
      'work_mailed',
    ])
  })

  it('follows every column of them that is not left out for a reason', async () => {
    const { rows } = await sql<{ column: string }>`
      select relname || '.' || attname as column from pg_attribute join pg_class on pg_class.oid = attrelid
      where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
        and attnum > 0 and not attisdropped and attgenerated = ''
      order by 1
    `.execute(database.db)
    const tables = await readRecordedTables(database.db)
    const followed = new Set(tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`)))
    const ofFollowed = new Set(tables.map(({ name }) => name))
    const leftOut = rows.map(({ column }) => column).filter((column) => !followed.has(column))
    expect(leftOut.filter((column) => ofFollowed.has(column.split('.')[0] ?? ''))).toEqual([
      'claim_letter_file.attempts',
      'claim_letter_file.begun_at',
      'facility.names_compared',
      'import.lease',
      'import.leased_until',
      'import.reading',
      'import.updated_at',
      'notification.read_at',
      'outbox.address',
      'outbox.attempts',
      'outbox.claimed_until',
      'outbox.handed_over_at',
      'outbox.last_error',
      'outbox.message_id',
      'outbox.sent_at',
      'outbox.state',
      'outbox.tried_since',
      'register_entry.changed_in',
      'second_factor.last_step',
      'session.used_at',
      'user_account.last_signed_in_at',
    ])
    expect(Object.keys(columnsLeftOut).filter((table) => !ofFollowed.has(table))).toEqual([])
  })

  it('has the triggers that would be generated now', async () => {
    expect(await presentTriggers(database.db)).toEqual(await neededTriggers(database.db))
  })

  it('reads the rows at the end of a transaction, so no trigger may change any after that', async () => {
    const { rows } = await sql`select conname from pg_constraint where condeferred`.execute(database.db)
    expect(rows).toEqual([])
  })

  it('follows a table and a column that a migration adds, without a word about them', async () => {
    const changed = await meanwhile(async (db) => {
      await sql`create table visit (id int primary key, "Made On" date, words text generated always as ('x') stored)`.execute(
        db,
      )
      await sql`alter table letter add column colour text`.execute(db)
      await keepRowTriggers(db)
      await sql`set local portal.recording = 'on'`.execute(db)
      await sql`set local portal.touched = ''`.execute(db)
      await sql`insert into visit values (7, '2026-03-02')`.execute(db)
      const { rows } = await sql<{ touched: string; letters: string }>`
        select current_setting('portal.touched') as touched,
          (select prosrc from pg_proc where proname = 'record_rows_of_letter') as letters
      `.execute(db)
      return rows[0]
    })
    expect(changed?.touched).toMatch(/^visit\t7\t-\t[A-Za-z0-9+/]{43}=\n$/)
    expect(changed?.letters).toContain(`'colour='`)
  })

  it('mends a trigger that was switched off, and a function that was replaced', async () => {
    const mended = await meanwhile(async (db) => {
      await sql`alter table letter disable trigger ${sql.id(rowTrigger)}`.execute(db)
      await sql
        .raw(
          `create or replace function record_rows_of_fee() returns trigger language plpgsql as 'begin return null; end'`,
        )
        .execute(db)
      expect(await presentTriggers(db)).not.toEqual(await neededTriggers(db))
      await keepRowTriggers(db)
      return [await presentTriggers(db), await neededTriggers(db)]
    })
    expect(mended[0]).toEqual(mended[1])
  })

  it('refuses a table without a primary key, and a type that it does not know', async () => {
    await meanwhile(async (db) => {
      await sql`create table visit (name text)`.execute(db)
      await expect(readRecordedTables(db)).rejects.toThrow('The table visit needs a primary key')
    })
    await meanwhile(async (db) => {
      await sql`create table visit (id int primary key, takes interval)`.execute(db)
      await expect(neededTriggers(db)).rejects.toThrow('cannot follow visit.takes of the type interval yet')
    })
  })
})

describe('the digest of a row', () => {
  const table = `create table sample (
    id int primary key, a_text text, a_date date, a_moment timestamptz, a_number numeric, a_float float8, some_bytes bytea,
    some_json jsonb, many text[], is_so bool, a_uuid uuid
  )`

  /** The digests of the rows of a table with one of each type, under settings of the session. */
  async function digests(settings: string[], more: string[] = []): Promise<unknown[]> {
    return meanwhile(async (db) => {
      await sql.raw(table).execute(db)
      await sql`insert into sample values
        (1, E'two\nlines\tand "more"', '2026-03-02', '2026-03-02T09:00:00.123Z', 1.50, 0.1, '\\x00ff', '{"a": 1.0}', '{a,"b c"}', true, 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'),
        (2, null, 'infinity', '-infinity', 'NaN', 'NaN', '', 'null', '{}', false, null),
        (3, '', '0044-03-15 BC', '0044-03-15 10:00 BC', 0, -0.0, null, '[]', null, null, null)
      `.execute(db)
      for (const statement of [...more, ...settings]) await sql.raw(statement).execute(db)
      const sample = (await readRecordedTables(db)).find(({ name }) => name === 'sample')
      if (!sample) throw new Error('The table is followed')
      const { rows } = await sql
        .raw(
          `select ${keyText(sample, 'present')} as key, ${digestText(sample, 'present')} as digest from sample as present order by id`,
        )
        .execute(db)
      return rows
    })
  }

  it('is the same under every setting of the session', async () => {
    const usual = await digests([])
    expect(new Set(usual.map((row) => JSON.stringify(row))).size).toBe(3)
    const others = [
      `set local timezone = 'Africa/Lagos'`,
      `set local datestyle = 'German, DMY'`,
      `set local bytea_output = 'escape'`,
      `set local extra_float_digits = -3`,
      `set local intervalstyle = 'iso_8601'`,
      `set local quote_all_identifiers = on`,
    ]
    expect(await digests(others)).toEqual(usual)
  })

  it('stays the same when a nullable or a generated column is added, and changes with a value', async () => {
    const usual = await digests([])
    const added = [
      'alter table sample add column note text',
      'alter table sample add column twice int generated always as (id * 2) stored',
    ]
    expect(await digests([], added)).toEqual(usual)
    expect(await digests([], ['update sample set a_number = 1.5 where id = 1'])).not.toEqual(usual)
  })
})
