import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../database/connect.ts'
import { sealAll } from '../testing/audit/seal-all.ts'
import { removeGuards } from '../testing/audit/tamperings.ts'
import { newTestDatabase } from '../testing/test-database.ts'
import { beginRecord } from './begin-record.ts'
import { recordEntry } from './record-entry.ts'
import { findNewestHead } from './seals.ts'
import { verifyRecord } from './verify.ts'

const now = new Date('2026-11-04T13:05:00Z')

let db: Database['db']
/** The entries that were written, and the head that was printed after the third. */
let entries: number[]
let printed: { entry: number; hash: string }

beforeEach(async () => {
  ;({ db } = await newTestDatabase())
  await beginRecord(db, now)
  await write(1, 2)
  await write(3)
  const head = await findNewestHead(db)
  printed = { entry: head?.entry ?? 0, hash: head?.hash.slice(0, 16) ?? '' }
  await write(4)
  const rows = await db
    .selectFrom('audit_entry')
    .where('action', '=', 'open_document')
    .select('id')
    .orderBy('id')
    .execute()
  entries = rows.map(({ id }) => id)
})

/** Writes entries that leave the tables as they are, and seals them. */
async function write(...documents: number[]): Promise<void> {
  for (const id of documents) {
    const about = { kind: 'document', id } as const
    await recordEntry(db, { at: now, actor: null, address: null, action: 'open_document', about })
  }
  await sealAll(db, now)
}

/** What the verification says with the paper. Without it, it says nothing: whoever tampers here has the database and the keys. */
async function findings() {
  expect((await verifyRecord(db)).findings).toEqual([])
  const { findings: found, printed: seal } = await verifyRecord(db, { printed })
  return { seal: seal?.n, found: found.map(({ kind, entry, detail }) => ({ kind, entry, detail })) }
}

describe('a head of the audit record on paper', () => {
  it('names the entry that it ends with, and is found again when the record has grown', async () => {
    expect(printed.entry).toBe(entries[2])
    expect(await findings()).toEqual({ seal: 2, found: [] })
  })

  it('shows that the end of the record was cut', async () => {
    await db.transaction().execute(async (transaction) => {
      await removeGuards(transaction)
      await sql`delete from audit_entry where id > ${entries[1]}`.execute(transaction)
      await sql`delete from audit_seal where n > 1`.execute(transaction)
    })
    const detail = `The record ends with entry ${entries[1]}, before the printed entry ${entries[2]}: its end was removed, or a backup from before was restored`
    expect(await findings()).toEqual({ seal: undefined, found: [{ kind: 'head missing', entry: entries[2], detail }] })
  })

  it('shows that an entry was removed and the chain was written anew with the keys of the portal', async () => {
    await db.transaction().execute(async (transaction) => {
      await removeGuards(transaction)
      await sql`delete from audit_entry where id in (${entries[1]}, ${entries[3]})`.execute(transaction)
      await sql`delete from audit_seal`.execute(transaction)
    })
    await sealAll(db, now)
    const { seal, found } = await findings()
    expect({ seal, found }).toEqual({
      seal: undefined,
      found: [
        {
          kind: 'head different',
          entry: entries[2],
          detail: expect.stringMatching(
            /^The record up to entry \d+ is not the one that was printed: seal 1 has (?:[\da-f]{4} ){3}[\da-f]{4}, and the paper (?:[\da-f]{4} ?){4}\. It was written anew,/,
          ),
        },
      ],
    })
  })

  it('shows a chain that was written anew up to another entry', async () => {
    await db.transaction().execute(async (transaction) => {
      await removeGuards(transaction)
      await sql`delete from audit_entry where id = ${entries[0]}`.execute(transaction)
      await sql`delete from audit_seal`.execute(transaction)
    })
    await sealAll(db, now)
    const { found } = await findings()
    expect(found).toEqual([
      {
        kind: 'head missing',
        entry: entries[2],
        detail: expect.stringContaining('No seal ends with the printed entry'),
      },
    ])
  })
})
