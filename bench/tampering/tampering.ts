// Tampers with the audit record of a small ministry 2,000 times as the owner of the database can, each time at random, and prints
// how many were found; then the time and the memory of verifying a record of a million entries and half a million rows. Fails if one
// was not found.
// Run: npm run bench:tampering
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { auditKeysOf, createAuditKey, readAuditKey, useAuditKeys } from '@portal/server/audit/audit-keys.ts'
import { appendHeads } from '@portal/server/audit/heads-file.ts'
import { byProgram, recordChanges } from '@portal/server/audit/record-changes.ts'
import { recordEntries } from '@portal/server/audit/record-entry.ts'
import { maxPerSeal, sealEntries } from '@portal/server/audit/seal-entries.ts'
import { verifyRecord } from '@portal/server/audit/verify.ts'
import { connectPostgres, type Database, noLimits } from '@portal/server/database/connect.ts'
import { migrate } from '@portal/server/database/migrate.ts'
import { seed } from '@portal/server/database/seed/seed.ts'
import { recordOfMinistry } from '@portal/server/testing/audit/record-of-a-ministry.ts'
import { removeGuards, tamperings } from '@portal/server/testing/audit/tamperings.ts'
import { sql } from 'kysely'
import { startTestPostgres } from '../../tools/test-postgres.ts'
import { forLoading } from '@portal/server/testing/loading-database.ts'

const wanted = Number(process.env.TAMPERINGS ?? 2000)
const entries = Number(process.env.ENTRIES ?? 1_000_000)
const rows = Number(process.env.ROWS ?? 500_000)
/** Rows that one transaction adds. */
const rowsAtOnce = 5000

useAuditKeys(auditKeysOf([readAuditKey(createAuditKey())]))
const server = await startTestPostgres()
const folder = await mkdtemp(join(tmpdir(), 'portal-tampering-'))
try {
  const database = forLoading(connectPostgres(server.url, 1, noLimits))
  await migrate(database.db)
  await seed(database.db)
  const headsPath = join(folder, 'audit-heads.jsonl')
  await recordOfMinistry(database)
  await appendHeads(database.db, headsPath)
  await tamper(database, headsPath)
  await verifyLongRecord(database, headsPath)
  await database.close()
} finally {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}

async function tamper({ db }: Database, headsPath: string): Promise<void> {
  const all = Object.entries(tamperings)
  const missed: string[] = []
  for (let made = 0; made < wanted; made++) {
    const [name, change] = all[made % all.length] ?? ['', async () => {}]
    const transaction = await db.startTransaction().execute()
    await removeGuards(transaction)
    await change(transaction, (n) => Math.floor(Math.random() * n))
    const { total } = await verifyRecord(transaction, { headsPath })
    if (total === 0) missed.push(name)
    await transaction.rollback().execute()
  }
  console.log(`${wanted - missed.length} of ${wanted} tamperings of ${all.length} kinds were found`)
  for (const name of new Set(missed)) console.error(`Not found: ${name}`)
  if (missed.length > 0) process.exitCode = 1
}

async function verifyLongRecord({ db }: Database, headsPath: string): Promise<void> {
  const entry = { at: new Date(), actor: null, address: '192.0.2.7', action: 'open_document' } as const
  for (let written = 0; written < entries; written += maxPerSeal) {
    const batch = Array.from({ length: maxPerSeal }, (_, index) => written + index)
    await recordEntries(
      db,
      batch.map((id) => ({ ...entry, about: { kind: 'document', id }, after: { name: 'Proof of the address.pdf' } })),
    )
  }
  for (let written = 0; written < rows; written += rowsAtOnce) {
    await recordChanges(db, byProgram('bench', new Date()), (transaction) =>
      sql`
        insert into counter (name, value)
        select 'row ' || n, n from generate_series(${written + 1}::int, ${Math.min(written + rowsAtOnce, rows)}::int) as n
      `.execute(transaction),
    )
  }
  const sealing = performance.now()
  while ((await sealEntries(db, new Date())) > 0);
  const verifying = performance.now()
  await appendHeads(db, headsPath)
  let most = 0
  const watching = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss)
  }, 100)
  const verified = await verifyRecord(db, { headsPath })
  clearInterval(watching)
  const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1)
  console.log(
    `${verified.entries} entries sealed in ${seconds(sealing, verifying)} s and verified with ${verified.rows} rows in ${seconds(verifying, performance.now())} s, ${verified.total} findings, at most ${Math.round(most / 1e6)} MB`,
  )
  if (verified.total > 0) process.exitCode = 1
}
