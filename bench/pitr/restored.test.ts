import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { compileCache } from '@portal/server/testing/portal-process.ts'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { findPostgres } from '../../tools/postgres-programs.ts'
import { startTestPostgres, type TestPostgres } from '../../tools/test-postgres.ts'

const programs = resolve(import.meta.dirname, '../../server/cli')
let folder: string
let server: TestPostgres

/** Runs a program of the portal on the server. */
async function run(program: string, args: string[] = [], settings: object = { DATABASE_URL: server.url }) {
  const started = spawn(process.execPath, [join(programs, program), ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...compileCache, DATA_DIR: folder, ...settings },
  })
  const ended = once(started, 'close')
  const [output, errors, [code]] = await Promise.all([text(started.stdout), text(started.stderr), ended])
  return { output, errors: errors.trim(), code }
}

async function ask(statement: string) {
  const client = new pg.Client(server.url)
  client.on('error', () => {})
  await client.connect()
  return (await client.query(statement).finally(() => client.end())).rows
}

/** Restarts the server, which recovers first as after a restore, or as a standby. */
async function restartWith(signal: 'recovery.signal' | 'standby.signal', isRecovering: boolean) {
  const data = join(server.folder, 'data')
  server.pause()
  await vi.waitFor(() => expect(existsSync(join(data, 'postmaster.pid'))).toBe(false), { timeout: 60_000 })
  await rm(join(data, 'standby.signal'), { force: true })
  await writeFile(join(data, signal), '')
  await chmod(join(data, signal), 0o666)
  server.resume()
  const isSo = async () => expect(await ask('select pg_is_in_recovery() as is_so')).toEqual([{ is_so: isRecovering }])
  await vi.waitFor(isSo, { timeout: 60_000, interval: 200 })
}

describe.skipIf(!findPostgres())('npm run restored', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-restored-'))
    server = await startTestPostgres({ restore_command: 'false' })
    expect((await run('migrate.ts')).code).toBe(0)
  })

  afterAll(async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  })

  it('wants to know why', async () => {
    const { code, errors } = await run('restored.ts')
    expect([code, errors]).toEqual([
      1,
      'Say why the database was restored: npm run restored -- "the disk of node 1 broke"',
    ])
  })

  it('is not for the embedded database', async () => {
    const { code, errors } = await run('restored.ts', ['a reason'], {})
    expect([code, errors]).toEqual([
      1,
      'The embedded database is restored by npm run restore, which records it. There is nothing to do.',
    ])
  })

  it('refuses a server that was never restored', async () => {
    const { code, errors } = await run('restored.ts', ['a reason'])
    expect([code, errors]).toEqual([1, 'This PostgreSQL server was never restored. There is nothing to record.'])
  })

  it('refuses one that still recovers', async () => {
    await restartWith('standby.signal', true)
    const { code, errors } = await run('restored.ts', ['a reason'])
    expect([code, errors]).toEqual([
      1,
      'The database is still recovering, or is a standby. Let it become a primary first, then run this again.',
    ])
  })

  it('refuses while somebody works, then records the restore once, with a new era', async () => {
    await restartWith('recovery.signal', false)
    const somebody = new pg.Client(server.url)
    await somebody.connect()
    expect((await run('restored.ts', ['a reason'])).errors).toBe(
      'Somebody is connected to the database. Stop every portal and every other program, then run this again.',
    )
    await somebody.end()
    const { code, output, errors } = await run('restored.ts', ['the disk of node 1', 'broke'])
    expect([code, errors, output.trim()]).toEqual([
      0,
      '',
      'The audit record says that the database was restored, and goes on with a new era. Start the portals.',
    ])
    expect(await ask('select era, reason from audit_era order by era desc limit 1')).toEqual([
      { era: 2, reason: 'The database was restored to an earlier moment: the disk of node 1 broke' },
    ])
    const entries = "select era, body -> 'after' as after from audit_entry where action = 'restore_backup'"
    expect(await ask(entries)).toEqual([
      {
        era: 2,
        after: { reason: 'the disk of node 1 broke', timeline: 2, was_whole: true, missing_heads: 0 },
      },
    ])
    expect((await run('restored.ts', ['a reason'])).errors).toBe(
      'This restore is in the audit record already. There is nothing to record.',
    )
    expect((await run('audit-verify.ts')).output).toContain('The audit record is whole')
  })

  it('says so when what was restored was not whole', async () => {
    await ask('alter table audit_entry disable trigger user')
    await ask(`update audit_entry set at = at + interval '1 hour' where id = (select min(id) from audit_entry)`)
    await restartWith('recovery.signal', false)
    const { code, output } = await run('restored.ts', ['again'])
    expect([code, output]).toEqual([0, expect.stringContaining('What was restored was NOT whole: the entry says so.')])
    expect(
      await ask(
        "select body #> '{after,was_whole}' as whole from audit_entry where action = 'restore_backup' order by id",
      ),
    ).toEqual([{ whole: true }, { whole: false }])
  })
})
