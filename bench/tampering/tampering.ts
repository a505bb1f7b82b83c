// Changes every column of every table that the audit record follows, adds a row to each and removes one, as the owner of the database
// and with the password of portal_app; tampers with the record of a small ministry 2,000 times as the owner can, each time at random;
// and prints how many were found. Then the time and the memory of verifying a record of a million entries and half a million rows. Fails if one
// was not found.
// Run: npm run bench:tampering
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beginRecord } from '@portal/server/audit/begin-record.ts'
import { appendHeads } from '@portal/server/audit/heads-file.ts'
import { byProgram, recordChanges } from '@portal/server/audit/record-changes.ts'
import { recordEntries } from '@portal/server/audit/record-entry.ts'
import { maxPerSeal, sealEntries } from '@portal/server/audit/seal-entries.ts'
import { verifyRecord } from '@portal/server/audit/verify.ts'
import { connectPostgres, type Database, noLimits } from '@portal/server/database/connect.ts'
import { migrate } from '@portal/server/database/migrate.ts'
import { seed } from '@portal/server/seed/seed.ts'
import { changesOfRows, makeChange } from '@portal/server/testing/audit/changes-of-rows.ts'
import { setNewAuditKeys } from '@portal/server/testing/audit/new-audit-keys.ts'
import { recordOfMinistry } from '@portal/server/testing/audit/record-of-a-ministry.ts'
import { sealAll } from '@portal/server/testing/audit/seal-all.ts'
import { removeGuards, tamperings } from '@portal/server/testing/audit/tamperings.ts'
import { makeRoles } from '@portal/server/testing/database-roles.ts'
import { forLoading } from '@portal/server/testing/loading-database.ts'
import { makeOneRowOfEach } from '@portal/server/testing/schema/one-row-of-each.ts'
import { sql } from 'kysely'
import { startTestPostgres } from '../../tools/test-postgres.ts'

const wanted = Number(process.env.TAMPERINGS ?? 2000)
const entries = Number(process.env.ENTRIES ?? 1_000_000)
const rows = Number(process.env.ROWS ?? 500_000)
/** Rows that one transaction adds. */
const rowsAtOnce = 5000

setNewAuditKeys()
const server = await startTestPostgres()
const folder = await mkdtemp(join(tmpdir(), 'portal-tampering-'))
try {
  const rowsOfAll = await newDatabase('rows')
  await makeOneRowOfEach(rowsOfAll.db)
  await beginRecord(rowsOfAll.db, new Date())
  await sealAll(rowsOfAll.db, new Date())
  await makeRoles(rowsOfAll, server.url)
  await changeRows(rowsOfAll, 'the owner of the database')
  await changeRows(rowsOfAll, 'portal_app')
  await rowsOfAll.close()
  const database = await newDatabase('ministry')
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

/** A database of the portal with what it begins with. */
async function newDatabase(name: string): Promise<Database> {
  const main = connectPostgres(server.url, 1)
  await main.pool.query(`create database ${name}`).finally(() => main.close())
  const address = new URL(server.url)
  address.pathname = name
  const database = forLoading(connectPostgres(address.href, 1, noLimits))
  await migrate(database.db)
  await seed(database.db)
  return database
}

/** Makes each kind of change of a row, and verifies. What the database refuses cannot be made. */
async function changeRows({ db }: Database, who: 'the owner of the database' | 'portal_app'): Promise<void> {
  const kinds = (await changesOfRows(db)).slice(0, Number(process.env.KINDS ?? Number.POSITIVE_INFINITY))
  const [missed, refused]: [string[], string[]] = [[], []]
  for (const kind of kinds) {
    const transaction = await db.startTransaction().execute()
    if (who === 'portal_app') {
      await sql`set local role portal_app`.execute(transaction)
      await sql`set local portal.recording = 'on'`.execute(transaction)
    } else await removeGuards(transaction)
    const isMade = await makeChange(transaction, kind)
    await sql`reset role`.execute(transaction)
    if (!isMade) refused.push(kind.name)
    else if ((await verifyRecord(transaction, {})).total === 0) missed.push(kind.name)
    await transaction.rollback().execute()
  }
  const made = kinds.length - refused.length
  console.log(
    `As ${who}: ${made - missed.length} of ${made} kinds of change of a row were found; ${refused.length} more the database refuses itself`,
  )
  for (const name of missed) console.error(`Not found: ${name}`)
  if (missed.length > 0 || made < 150) process.exitCode = 1
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
