import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { leftOutOfExport } from '../../records/register/export-left-out.ts'
import { exportTables } from '../../records/register/export-rows.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { readmeOfRegister } from './readme.ts'

it.each(exportTables.map((table) => [table.name, table] as const))(
  'gives out every column of %s, or says in its definition that it does not',
  async (_name, { name, from, columns, leftOut = [] }) => {
    const { db } = await testDatabase()
    const table = from?.split(' ')[0] ?? name
    const { rows } = await sql<{ column: string }>`
      select column_name as column from information_schema.columns where table_schema = 'public' and table_name = ${table}
    `.execute(db)
    const given = columns.flatMap(({ name: column, sql: value }) => [
      ...(value === undefined ? [column] : []),
      ...[...(value?.matchAll(/t\."?(\w+)/g) ?? [])].map((match) => match[1] ?? ''),
    ])
    expect([...new Set([...given, ...leftOut])].sort()).toEqual(rows.map(({ column }) => column).sort())
  },
)

it('gives out every table, or says in the README why not', async () => {
  const { db } = await testDatabase()
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely%'
  `.execute(db)
  const given = exportTables.map(({ name, from }) => from?.split(' ')[0] ?? name)
  const known = [...given, ...leftOutOfExport.flatMap(({ tables }) => tables)]
  expect(known.toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
  const readme = readmeOfRegister({ ministry: 'Niger State Ministry of Health', made_at: '2026-11-27T09:00:00.000Z' })
  for (const { why } of leftOutOfExport) expect(readme).toContain(`- ${why}\n`)
})
