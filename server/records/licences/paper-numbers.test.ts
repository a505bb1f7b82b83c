import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Db } from '../../database/connect.ts'
import { makeRegistration } from '../../testing/factories.ts'
import { newTestDatabase } from '../../testing/test-database.ts'
import { findPapersByNumber } from './paper-numbers.ts'

// Whoever checks a paper asks for its number, and a state has more than a million papers.
it.each(['NSMOH/PHF/00042/2026', 'IMP-2026-0001/17'])('reads no paper with another number than %s', async (typed) => {
  const { db } = await newTestDatabase()
  const { id: registration_id } = await makeRegistration(db, { status: 'Approved' })
  const days = { issue_date: '2026-01-05', expiry_date: '2026-12-31' }
  const other = {
    number: 'NSMOH/PHF/00043/2026',
    kind: 'certificate',
    printed: '{}',
    registration_id,
    ...days,
  } as const
  await db.insertInto('certificate').values(other).execute()
  await db.transaction().execute(async (transaction) => {
    // A table of a few rows is read whole, or in the order of its key, unless that is forbidden.
    await sql`set local enable_seqscan = off`.execute(transaction)
    await sql`set local enable_indexscan = off`.execute(transaction)
    const before = await papersRead(transaction)
    await findPapersByNumber(transaction, typed, { needsLetters: false })
    expect(await papersRead(transaction)).toEqual(before)
  })
})

/** How many rows of papers this connection has read so far. */
async function papersRead(db: Db): Promise<unknown> {
  const { rows } = await sql`
    select seq_tup_read + idx_tup_fetch as papers from pg_stat_xact_user_tables where relname = 'certificate'
  `.execute(db)
  return rows
}
