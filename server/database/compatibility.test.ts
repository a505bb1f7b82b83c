import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { newTestDatabase } from '../testing/test-database.ts'
import { ageOfSchema } from './compatibility.ts'
import type { Database } from './connect.ts'
import { migrationNames, schemaFiles } from './migrate.ts'

let database: Database
beforeEach(async () => {
  database = await newTestDatabase()
})

/** As if a newer version had made another migration, which says which versions may work with it. */
async function migratedFurther(name: string, oldest?: string) {
  const { db } = database
  await sql`insert into kysely_migration (name, timestamp) values (${name}, '2026-12-01')`.execute(db)
  if (oldest === undefined) return
  await sql`
    create or replace function oldest_migration() returns text language sql immutable as ${sql.lit(`select '${oldest}'`)}
  `.execute(db)
}

const forget = (name: string) => sql`delete from kysely_migration where name = ${name}`.execute(database.db)

describe('the schema of a database', () => {
  it('is the same, older, or newer than this version', async () => {
    const [newest = ''] = (await migrationNames()).slice(-1)
    expect(await ageOfSchema(database.db)).toBe('same')
    await migratedFurther('9998-more')
    expect(await ageOfSchema(database.db)).toBe('newer')
    await forget('9998-more')
    await forget(newest)
    expect(await ageOfSchema(database.db)).toBe('older')
  })

  it('is refused when it has lost what this version uses, or was migrated on another branch', async () => {
    const [newest = ''] = (await migrationNames()).slice(-1)
    await migratedFurther('9998-more', '9998-more')
    const sentence = /belongs to a newer version of the portal, which this version cannot work with/
    await expect(ageOfSchema(database.db)).rejects.toThrow(sentence)
    await migratedFurther('9999-yet-more', newest)
    expect(await ageOfSchema(database.db)).toBe('newer')
    await forget(newest)
    await expect(ageOfSchema(database.db)).rejects.toThrow(sentence)
  })
})

/** Since this migration a schema says which versions may work with it. */
const firstMark = '0110-oldest-migration'

/** What a migration may do only together with a new mark: versions that run beside it would fail. */
const takingAway =
  /\bdrop\s+(table|column|function|type|view|constraint)\b|\brename\b|\bset\s+not\s+null\b|\balter\s+column\s+\w+\s+type\b|\badd\s+(constraint|check|unique|foreign)\b|^-- rewrites:/im

function lacksMark(migration: string): boolean {
  const names = [...migration.matchAll(/^-- functions: (.+)$/gm)].flatMap(([, list = '']) => list.split(/,\s*/))
  // A function that is dropped fails the statements that are about to call it, also where another takes its name at once.
  const isExplained = /^-- older versions: .+/m.test(migration) && !/\bdrop\s+function\b/i.test(migration)
  return takingAway.test(migration) && !names.includes('oldest_migration') && !isExplained
}

describe('a migration', () => {
  it('that older versions cannot work with says so', async () => {
    const newer = (await migrationNames()).filter((name) => name > firstMark)
    for (const name of newer) {
      const text = await readFile(new URL(`${name}.sql`, schemaFiles.migrations), 'utf8')
      const sentence = `${name} must replace oldest_migration(), or say after "-- older versions: " why they work with it`
      expect(lacksMark(text), sentence).toBe(false)
    }
  })

  it.each([
    ['alter table letter add column colour text;', false],
    ['create table visit (id integer primary key, name text not null);', false],
    ['alter table letter drop column colour;', true],
    ['ALTER TABLE letter\n  RENAME COLUMN colour TO shade;', true],
    ['alter table letter alter column colour set not null;', true],
    ["alter table letter add constraint letter_colour check (colour <> '');", true],
    ['-- rewrites: letter\nupdate letter set colour = upper(colour);', true],
    ['drop function slips(text);\n-- functions: slips', true],
    ['-- functions: slips, oldest_migration\ndrop function slips(text);', false],
    ['-- older versions: another one takes its name.\ndrop function slips(text);', true],
    ['-- older versions: none has written a colour.\nalter table letter drop column colour;', false],
  ])('is checked: %s', (migration, isWrong) => {
    expect(lacksMark(migration)).toBe(isWrong)
  })
})
