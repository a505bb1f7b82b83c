import { existsSync } from 'node:fs'
import type { PrintedHead } from '@portal/domain/audit/printed-head.ts'
import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import { auditKeys } from './audit-keys.ts'
import { isBegun } from './begin-record.ts'
import { type Finding, Findings, maxListed } from './findings.ts'
import { inOneSnapshot } from './in-one-snapshot.ts'
import { ReplacedKeys } from './replaced-keys.ts'
import type { StoredSeal } from './seals.ts'
import { beforeAll, listEntries } from './stored-entries.ts'
import { type ChainFigures, verifyChain } from './verify-chain.ts'
import { type Checked, verifyEntry } from './verify-entry.ts'
import { verifyHeads } from './verify-heads.ts'
import { verifyPrintedHead } from './verify-printed-head.ts'
import { verifyRows } from './verify-rows.ts'

/** The outcome of a verification. The record is whole if there are no findings. */
export interface Verification extends ChainFigures {
  /** How many heads were compared; null without a file of heads. */
  heads: number | null
  /** The printed head as the record has it; null if the record does not have it, or none was given. */
  printed: Pick<StoredSeal, 'n' | 'at'> | null
  /** How many rows of the tables were compared with the record. */
  rows: number
  /** The first findings, in the order of the record. */
  findings: readonly Finding[]
  /** How many findings there are in all. */
  total: number
}

const newEntriesAtOnce = 2000

interface Kept {
  /** A file of heads. */
  headsPath?: string
  /** A head from a paper. */
  printed?: PrintedHead | undefined
}

/**
 * Verifies the audit record: the code of each entry, the chain, the signatures of the seals, the heads that were kept in a file
 * or on paper, and every row of the tables. Reads only, and holds little in memory however long the record is.
 */
export async function verifyRecord(db: Db, { headsPath, printed: onPaper }: Kept = {}): Promise<Verification> {
  const findings = new Findings()
  const checked = { keys: auditKeys(), replaced: new ReplacedKeys(), findings }
  if (!(await isBegun(db)))
    findings.add('record not begun', 'The record was not begun, or its first entries were removed')
  const snapshot = await readSnapshot(db)
  const figures = await verifyChain(db, checked)
  await findCopies(db, findings)
  const heads = headsPath !== undefined && existsSync(headsPath) ? await verifyHeads(db, headsPath, checked) : null
  const printed = onPaper ? await verifyPrintedHead(db, onPaper, findings) : null
  const rows = await inOneSnapshot(db, async (transaction) => {
    if (!db.isTransaction) await verifyEntriesSince(transaction, snapshot, checked)
    return verifyRows(transaction, findings)
  })
  return { ...figures, heads, printed, rows, findings: findings.listed, total: findings.total }
}

/** Which transactions had ended. */
async function readSnapshot(db: Db): Promise<string> {
  const { rows } = await sql<{ snapshot: string }>`select pg_current_snapshot()::text as snapshot`.execute(db)
  return rows[0]?.snapshot ?? '1:1:'
}

/** Checks the codes of the entries that were written while the others were checked, because what they say of rows counts too. */
async function verifyEntriesSince(db: Db, snapshot: string, checked: Checked): Promise<void> {
  const where = sql`
    era = (select coalesce(max(era), 1) from audit_era) and not pg_visible_in_snapshot(xid, ${snapshot}::pg_snapshot)`
  for (let after = beforeAll; ; ) {
    const entries = await listEntries(db, after, { limit: newEntriesAtOnce, where })
    for (const entry of entries) verifyEntry(entry, null, checked)
    const last = entries.at(-1)
    if (!last) return
    after = last
  }
}

/** Each entry is unlike every other. A copy of one has the right code, but stands for something that did not happen again. */
async function findCopies(db: Db, findings: Findings): Promise<void> {
  const { rows } = await sql<{ first: number; copy: number }>`
    select min(id) as first, max(id) as copy from audit_entry
    group by mac having count(*) > 1 order by copy limit ${sql.lit(maxListed)}
  `.execute(db)
  for (const { first, copy } of rows) {
    findings.add('entry copied', `Entry ${copy} is a copy of entry ${first}`, { entry: copy })
  }
}
