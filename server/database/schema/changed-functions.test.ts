import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { migrationNames, schemaFiles } from '../migrate.ts'

/** The newest migration of the time before migrations named the functions that they change. */
const lastWithoutNames = '0084-words-in-one-order'
const changing = /\b(?:create(?:\s+or\s+replace)?|alter|drop)\s+function\s+(?:if\s+exists\s+)?"?(\w+)/gi
const naming = /^-- functions: (.+)$/gm

/** The functions that a migration changes without naming them, and those that it names without changing them. */
function wronglyNamed(migration: string): string[] {
  const changed = [...migration.matchAll(changing)].map(([, name = '']) => name)
  const named = [...migration.matchAll(naming)].flatMap(([, names = '']) => names.split(/,\s*/))
  return [...changed.filter((name) => !named.includes(name)), ...named.filter((name) => !changed.includes(name))]
}

it('a migration names the functions that it changes', async () => {
  const newer = (await migrationNames()).filter((name) => name > lastWithoutNames)
  for (const name of newer) {
    const text = await readFile(new URL(`${name}.sql`, schemaFiles.migrations), 'utf8')
    expect(wronglyNamed(text), `${name} must say "-- functions: name, name"`).toEqual([])
  }
})

it.each([
  ['-- functions: folio_key\ncreate or replace function folio_key(text) returns text …', []],
  ['-- functions: slips, folio_key\nalter function folio_key(text) stable;\nDROP FUNCTION IF EXISTS slips(text);', []],
  ['create function folio_key(text) returns text …', ['folio_key']],
  ['-- functions: slips\nalter table letter add column colour text;', ['slips']],
])('is checked: %s', (migration, wrong) => {
  expect(wronglyNamed(migration)).toEqual(wrong)
})
