import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { newTestDatabase } from '../../testing/test-database.ts'
import { deleteAttempts } from './attempts.ts'

const now = new Date('2026-11-20T12:00:00Z')

/** A database with counts that end so many minutes after noon. */
async function withCounts(minutes: number[]) {
  const { db } = await newTestDatabase()
  await sql`truncate attempt`.execute(db)
  for (const minute of minutes) {
    await sql`insert into attempt values (${`ends ${minute}`}, 1, ${now.getTime() + minute * 60_000})`.execute(db)
  }
  const left = async () => {
    const { rows } = await sql<{ key: string }>`select key from attempt order by expire`.execute(db)
    return rows.map(({ key }) => key)
  }
  return { db, left }
}

it('deletes the counts that have ended, not before', async () => {
  const { db, left } = await withCounts([-2, -1, 1])
  await deleteAttempts(db, now, 10)
  expect(await left()).toEqual(['ends 1'])
})

it('keeps of too many those that end last', async () => {
  const { db, left } = await withCounts([-1, 5, 60, 1440, 43_200])
  await deleteAttempts(db, now, 2)
  expect(await left()).toEqual(['ends 1440', 'ends 43200'])
})
