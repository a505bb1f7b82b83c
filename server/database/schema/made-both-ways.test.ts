import { readdir, readFile } from 'node:fs/promises'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { beginRecord } from '../../audit/begin-record.ts'
import { inOneSnapshot } from '../../audit/in-one-snapshot.ts'
import type { PresentRow } from '../../audit/present-rows.ts'
import { readSchemaObjects } from '../../audit/schema-objects.ts'
import { verifyRecord } from '../../audit/verify.ts'
import { seed } from '../../seed/seed.ts'
import { openDatabase } from '../../start/open-database.ts'
import { newEmptyDatabase } from '../../testing/empty-database.ts'
import { newEmptyDatabaseUrl } from '../../testing/test-database.ts'
import type { Database, Db } from '../connect.ts'
import { appliedMigrations, migrate, migrationNames, migrationsOf, schemaFiles } from '../migrate.ts'
import type { Tables } from '../tables/tables.ts'
import { readSchemaDefinitions } from './schema-definitions.ts'
import { insertRows } from './write-baseline.ts'
import { writeFunctions, writeSchema } from './write-schema.ts'

const folder = new URL('../', import.meta.url)
const ways = ['all migrations', 'the baseline and the newer migrations'] as const

let made: Record<(typeof ways)[number], Database>
beforeAll(async () => {
  made = {
    'all migrations': await newEmptyDatabase(),
    'the baseline and the newer migrations': await newEmptyDatabase(),
  }
  await migrate(made['all migrations'].db, { migrations: schemaFiles.migrations })
  await migrate(made['the baseline and the newer migrations'].db)
})
afterAll(async () => {
  for (const way of ways) await made[way].close()
})

/** A description of a schema in which the columns of a table have no order. */
function byName(schema: string): string[] {
  const inOrder = (table: string) => table.split(/,?\n/).toSorted().join('\n')
  return schema.split('\n\n').map((part) => (part.startsWith('CREATE TABLE') ? inOrder(part) : part))
}

async function readFunctionFiles(): Promise<Record<string, string>> {
  const files = await readdir(new URL('functions/', folder))
  const texts = files.map(async (file) => [
    file.replace('.sql', ''),
    await readFile(new URL(`functions/${file}`, folder), 'utf8'),
  ])
  return Object.fromEntries(await Promise.all(texts))
}

async function listObjects(db: Db): Promise<PresentRow[]> {
  const objects: PresentRow[] = []
  for await (const some of readSchemaObjects(db)) objects.push(...some)
  return objects
}

/** Does something in a transaction that is rolled back. */
async function meanwhile<T>(use: (db: Kysely<Tables>) => Promise<T>): Promise<T> {
  const transaction = await made['all migrations'].db.startTransaction().execute()
  return use(transaction).finally(() => transaction.rollback().execute())
}

describe.each(ways)('a database that is made by %s', (way) => {
  it('has the schema of schema.sql', async () => {
    const file = await readFile(new URL('schema.sql', folder), 'utf8')
    expect(byName(await writeSchema(made[way].db)), 'run `npm run schema` after adding a migration').toEqual(
      byName(file),
    )
  })

  it('has the functions of functions/, word for word', async () => {
    const functions = await readFunctionFiles()
    expect(Object.keys(functions).length).toBeGreaterThan(50)
    const message = 'a function changes by a migration, after which `npm run schema` writes its file'
    expect(Object.fromEntries(await writeFunctions(made[way].db)), message).toEqual(functions)
  })

  it('has every migration noted as made', async () => {
    expect(await appliedMigrations(made[way].db)).toEqual(await migrationNames())
  })

  it('has an audit record that finds nothing, after the seed', async () => {
    const { db } = made[way]
    await seed(db)
    await beginRecord(db, new Date('2026-03-02T09:00:00Z'))
    expect(await verifyRecord(db)).toMatchObject({ findings: [] })
  })
})

describe('both ways', () => {
  it('lead to the same objects for the audit record', async () => {
    const [one, other] = await Promise.all(ways.map((way) => inOneSnapshot(made[way].db, listObjects)))
    expect(one?.length).toBeGreaterThan(2_000)
    expect(one).toEqual(other)
  })

  it('lead to the same rows, before and after the seed', async () => {
    const tables = ['penalty_tally', 'search_variant', 'counter', 'state', 'ward'].map((of) => ({ of }))
    const [one, other] = await Promise.all(ways.map((way) => insertRows(made[way].db, tables)))
    expect(one).toHaveLength(5)
    expect(one?.[0]).toBe(
      `INSERT INTO "penalty_tally" ("one", "n", "facilities") OVERRIDING SYSTEM VALUE VALUES\n  ('true', '0', '0')`,
    )
    expect(one).toEqual(other)
  })

  it.runIf(process.env.TEST_DATABASE === 'postgres')(
    'make a database once when several servers start on it at once',
    async () => {
      const place = { dataDir: '/nowhere', databaseUrl: await newEmptyDatabaseUrl() }
      const opened = await Promise.all([1, 2, 3].map(() => openDatabase(place)))
      const counted = await opened[0]?.pool.query(
        'select (select count(*)::int from kysely_migration) as migrations, (select count(*)::int from penalty_tally) as tallies',
      )
      for (const database of opened) await database.close()
      expect(counted?.rows).toEqual([{ migrations: (await migrationNames()).length, tallies: 1 }])
    },
  )
})

describe('the baseline', () => {
  it('contains the first migrations without a gap', async () => {
    const contained = await migrationsOf(schemaFiles.baseline)
    expect(contained.length).toBeGreaterThanOrEqual(84)
    expect(contained).toEqual((await migrationNames()).slice(0, contained.length))
  })
})

describe('the description of a schema', () => {
  it.each([
    ['a column', 'alter table letter add column colour text'],
    ['a default', "alter table letter alter column number set default 'none'"],
    ['a constraint', 'alter table letter add constraint of_two check (id <> 2)'],
    ['an index', 'create index letter_by_colour on letter (id, number)'],
    ['a trigger', 'drop trigger letter_is_kept on letter'],
    ['a foreign key', 'alter table letter drop constraint letter_facility_id_fkey'],
    ['a view', 'drop view revenue_entry'],
  ])('is another one with a change of %s', async (_, statement) => {
    const usual = await writeSchema(made['all migrations'].db)
    const changed = await meanwhile(async (db) => {
      await sql.raw(statement).execute(db)
      return writeSchema(db)
    })
    expect(byName(changed)).not.toEqual(byName(usual))
  })

  it('has the text and the properties of functions in their files', async () => {
    const changed = await meanwhile(async (db) => {
      await sql.raw(`alter function lagos_month(timestamptz) security definer set search_path = 'pg_temp'`).execute(db)
      return writeFunctions(db)
    })
    expect(changed.get('lagos_month')).toMatch(
      /^create or replace function lagos_month\(moment timestamp with time zone\) returns date\n {2}language sql .*security definer\n {2}set search_path = 'pg_temp' as \$\$/,
    )
  })

  it.each([
    ['the type colour', "create type colour as enum ('red')"],
    ['the relation letters', 'create materialized view letters as select * from letter'],
    ['the column letter.number', 'alter table letter alter column number set storage plain'],
    ['the policy nobody', 'create policy nobody on letter'],
    ['the rights on letter', 'grant select on letter to public'],
    ['the function two', 'create function two() returns int return 2'],
  ])('refuses what it cannot have: %s', async (what, statement) => {
    await meanwhile(async (db) => {
      await sql.raw(statement).execute(db)
      await expect(readSchemaDefinitions(db)).rejects.toThrow(`The files of the schema cannot have ${what} yet.`)
    })
  })
})
