import { cp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { login } from '@portal/contract/accounts/calls/account.ts'
import { expect, it } from 'vitest'
import { type Settings, startPortal } from '../testing/portal-process.ts'
import { makeQuickFolder } from '../testing/quick-place.ts'
import { newEmptyDatabaseUrl } from '../testing/test-database.ts'

const officer = { ADMIN_EMAIL: 'officer@ministry.example', ADMIN_PASSWORD: 'seven-green-bicycles' }

/** A server without anything. */
async function emptyServer(folder: string, name: string): Promise<Settings> {
  const onPostgres = process.env.TEST_DATABASE === 'postgres'
  return { DATA_DIR: join(folder, name), ...(onPostgres && { DATABASE_URL: await newEmptyDatabaseUrl() }) }
}

/** Runs a program of package.json on a server, as an administrator types it. */
async function run(server: Settings, name: string, ...args: string[]) {
  const program = fileURLToPath(new URL(`./${name}.ts`, import.meta.url))
  const running = startPortal(server, { cwd: join(server.DATA_DIR, '..'), args: [program, ...args] })
  return { code: await running.ended, output: running.output() }
}

/** Starts the portal, signs the first officer in, and stops it. */
async function work(server: Settings) {
  const portal = startPortal(server, { cwd: join(server.DATA_DIR, '..') })
  const body = JSON.stringify({ email: officer.ADMIN_EMAIL, password: officer.ADMIN_PASSWORD })
  const headers = { 'content-type': 'application/json' }
  const { status } = await fetch(`${await portal.ready()}${login.path}`, { method: 'POST', headers, body })
  portal.child.kill('SIGTERM')
  expect([status, await portal.ended]).toEqual([200, 0])
}

it.runIf(process.env.TEST_ONCE_HERE)(
  'a portal moves to a new server with a backup and a copy of its keys',
  async () => {
    const folder = await makeQuickFolder()
    const [old, next] = [await emptyServer(folder, 'old'), await emptyServer(folder, 'next')]
    const keys = async ({ DATA_DIR }: Settings) =>
      (await readdir(join(DATA_DIR, 'keys'))).filter((name) => name.endsWith('.jwk'))

    expect(await run(old, 'migrate')).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^The database is ready: /),
    })
    await work({ ...old, ...officer })
    const [first] = await keys(old)
    expect(first).toMatch(/^[\da-f]{8}\.jwk$/)
    const rotated = await run(old, 'keys-rotate')
    const kid = /^The key ([\da-f]{8}) signs certificates from now on\. /.exec(rotated.output)?.[1]
    expect([rotated.code, first === `${kid}.jwk`, await keys(old)]).toEqual([0, false, [`${kid}.jwk`]])
    expect(await run(old, 'keys-rotate', '--audit')).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^The key [\da-f]{8} writes the audit record from now on; /),
    })

    const backup = join(folder, 'backup')
    const complete = /^The backup \S+ is complete: [\d,]+ rows of [a-z A-Z]+, uploaded files: 0, [\d.]+ MB in all\.\n$/
    expect(await run(old, 'backup', backup)).toEqual({ code: 0, output: expect.stringMatching(complete) })
    expect(await run(old, 'backup', backup)).toMatchObject({
      code: 1,
      output: expect.stringContaining('exists already'),
    })

    // With other keys it would write entries that nobody can verify.
    expect(await run(next, 'restore', backup)).toMatchObject({
      code: 1,
      output: expect.stringMatching(
        /^There is no key of the audit record in \S+\. Put its copy there, or set AUDIT_KEY\./,
      ),
    })
    await cp(join(old.DATA_DIR, 'keys'), join(next.DATA_DIR, 'keys'), { recursive: true })
    expect(await run(next, 'restore', backup)).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^The backup of \S+ is restored: [\d,]+ rows of /),
    })
    await work(next)
    expect(await run(next, 'keys-revoke', kid ?? '', 'A', 'laptop', 'was', 'stolen')).toMatchObject({
      code: 0,
      output: expect.stringMatching(new RegExp(`^The key ${kid} is revoked\\. `)),
    })
    expect(await run(next, 'audit-verify')).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^The audit record is whole: \d+ entries /),
    })
    await work(next)
    await rm(join(next.DATA_DIR, 'keys', 'audit'), { recursive: true })
    expect(await run(next, 'keys-rotate', '--audit')).toMatchObject({ code: 1 })
    expect(await run(next, 'keys-rotate', '--audit', '--lost')).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^The key [\da-f]{8} writes the audit record from now on; /),
    })
    expect(await run(next, 'keys-rotate', '--audit', '--lost')).toMatchObject({
      code: 1,
      output: expect.stringContaining('The key of the audit record is not lost: this server has it.'),
    })
    await work(next)
    await rm(folder, { recursive: true, force: true })
  },
)
