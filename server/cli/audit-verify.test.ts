import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setAuditKeys } from '../audit/audit-keys.ts'
import { beginRecord } from '../audit/begin-record.ts'
import { recordEntry } from '../audit/record-entry.ts'
import { findNewestHead } from '../audit/seals.ts'
import { writeBackup } from '../backup/write-backup.ts'
import { connectEmbedded, connectPostgres, type Database } from '../database/connect.ts'
import { openAuditKeys } from '../keys/open-audit-keys.ts'
import { setNewAuditKeys } from '../testing/audit/new-audit-keys.ts'
import { sealAll } from '../testing/audit/seal-all.ts'
import { removeGuards } from '../testing/audit/tamperings.ts'
import { makeRegistration } from '../testing/factories.ts'
import { forLoading } from '../testing/loading-database.ts'
import { compileCache } from '../testing/portal-process.ts'
import { makeQuickFolder } from '../testing/quick-place.ts'
import { copyEmbeddedDatabase, newTestDatabase } from '../testing/test-database.ts'

const program = fileURLToPath(new URL('./audit-verify.ts', import.meta.url))
const onPostgres = process.env.TEST_DATABASE === 'postgres'
/** For what does not depend on the database: on one of the two. */
const itOnce = it.runIf(process.env.TEST_ONCE_HERE)
const now = new Date('2026-11-04T13:05:00Z')

let folder: string
let place: { dataDir: string; databaseUrl?: string }
/** The newest head, as it is typed from a paper. */
let paper: string
let entry: number
let registration: number

beforeAll(async () => {
  folder = await makeQuickFolder()
  place = { dataDir: join(folder, 'portal') }
  if (onPostgres) place.databaseUrl = (await newTestDatabase()).pool.options.connectionString ?? ''
  else await copyEmbeddedDatabase(join(place.dataDir, 'database'))
  setAuditKeys(await openAuditKeys(place))
  await using(async (db) => {
    registration = (await makeRegistration(db, { status: 'declined' })).id
    await beginRecord(db, now)
    await writeEntry(db)
    const head = await findNewestHead(db)
    entry = head?.entry ?? 0
    paper = `${entry} ${head?.hash.slice(0, 16)}`
    await writeEntry(db)
  })
  await writeBackup(place, join(folder, 'whole'), now)
})
afterAll(async () => {
  setNewAuditKeys()
  await rm(folder, { recursive: true, force: true })
})

/** Uses the database of the portal and closes it, so that a backup can be made of an embedded one. */
async function using<T>(use: (db: Database['db']) => Promise<T>): Promise<T> {
  const database = await (place.databaseUrl
    ? connectPostgres(place.databaseUrl)
    : connectEmbedded({ dataDir: join(place.dataDir, 'database') }))
  return use(forLoading(database).db).finally(() => database.close())
}

async function writeEntry(db: Database['db']): Promise<void> {
  const about = { kind: 'document', id: 1 } as const
  await recordEntry(db, { at: now, actor: null, address: null, action: 'open_document', about })
  await sealAll(db, now)
}

/** Runs the program as somebody types it. */
async function verify(...args: string[]) {
  const run = spawn(process.execPath, [program, ...args], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      ...compileCache,
      DATA_DIR: place.dataDir,
      ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
    },
  })
  run.stdin.end()
  const [output, errors, [code]] = await Promise.all([text(run.stdout), text(run.stderr), once(run, 'close')])
  return { output: output.split('\n').slice(0, -1), errors: errors.split('\n').slice(0, -1), code }
}

describe('verifying the audit record from the command line', () => {
  it('finds a backup whole, and in it the head that was printed, also if it is typed without quotation marks', async () => {
    const { output, errors, code } = await verify('--backup', join(folder, 'whole'), '--head', ...paper.split(' '))
    expect({ errors, code }).toEqual({ errors: [], code: 0 })
    expect(output).toEqual([
      expect.stringMatching(
        /^The audit record is whole: \d+ entries \(0 not sealed yet\), 2 seals, no file of heads, \d+ rows of tables\.$/,
      ),
      expect.stringMatching(
        new RegExp(
          `^It leads through the printed head of entry ${entry}, (?:[\\da-f]{4} ){3}[\\da-f]{4}: seal 1 of 2026-11-04T13:05:00.000Z\\.$`,
        ),
      ),
    ])
  })

  itOnce('names what was altered before the backup was made', async () => {
    const backup = join(folder, 'altered')
    await using((db) =>
      db.transaction().execute(async (transaction) => {
        await removeGuards(transaction)
        await sql`update registration set status = 'Awaiting decision' where id = ${registration}`.execute(transaction)
        await sql`delete from audit_entry where id = ${entry}`.execute(transaction)
      }),
    )
    await writeBackup(place, backup, now)
    const { errors, code } = await verify('--backup', backup)
    expect(code).toBe(1)
    expect(errors).toEqual([
      `entry missing: Entry ${entry} of seal 1 was removed.`,
      expect.stringMatching(
        `^table differs: The registration ${registration} was changed past the portal; entry \\d+ is the last one about it\\.$`,
      ),
      expect.stringMatching(/^The audit record is NOT whole: 2 findings in \d+ entries/),
    ])
  })

  itOnce('names the printed head that a backup does not have', async () => {
    const { errors, code } = await verify('--backup', join(folder, 'whole'), '--head', `${entry} 0123456789abcdef`)
    expect(code).toBe(1)
    expect(errors[0]).toMatch(/^head different: The record up to entry \d+ is not the one that was printed: seal 1 has/)
    expect(errors.at(-1)).toBe(`It does NOT lead through the printed head of entry ${entry}, 0123 4567 89ab cdef.`)
  })

  itOnce('refuses a backup that was damaged, a head that cannot be read, and words that mean nothing', async () => {
    const path = join(folder, 'altered', 'manifest.json')
    await writeFile(path, (await readFile(path, 'utf8')).replace(/"sha256": "\w/, '"sha256": "x'))
    expect(await verify('--backup', join(folder, 'altered'))).toMatchObject({
      errors: [expect.stringContaining('its manifest.json cannot be read')],
      code: 1,
    })
    expect(await verify('--head', '12345')).toEqual({
      output: [],
      errors: ['Type the head as it is on the paper, for example --head "12345 3f2a 91bc 77de 0c41".'],
      code: 1,
    })
    expect(await verify('whole')).toMatchObject({ errors: ['This is not an option: whole.'], code: 1 })
  })

  it.runIf(onPostgres)('leaves no copy of the database of a backup behind', async () => {
    const { rows } = await using((db) =>
      sql<{ datname: string }>`select datname from pg_database where datname like 'backup\_copy\_%'`.execute(db),
    )
    expect(rows).toEqual([])
  })
})
