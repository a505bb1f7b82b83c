import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { compileCache, startPortal } from '../testing/portal-process.ts'
import { makeQuickFolder } from '../testing/quick-place.ts'
import { copyEmbeddedDatabase, newEmptyDatabaseUrl, newTestDatabase } from '../testing/test-database.ts'

const first = 'oTQMc37H/VeQWIr5N9eYLm+LCmzwuOLMqPi8X8+VYcU='
const second = 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8='
const onPostgres = process.env.TEST_DATABASE === 'postgres'

let folder: string
let settings: { DATA_DIR: string; DATABASE_URL?: string | undefined }
beforeAll(async () => {
  folder = await makeQuickFolder()
  settings = { DATA_DIR: join(folder, 'portal') }
  await copyEmbeddedDatabase(join(settings.DATA_DIR, 'database'))
  if (onPostgres) settings.DATABASE_URL = (await newTestDatabase()).pool.options.connectionString
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function run(program: string, args: string[], more: Record<string, string | undefined>) {
  const started = spawn(process.execPath, [fileURLToPath(new URL(`./${program}.ts`, import.meta.url)), ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...compileCache, ...settings, ...more },
  })
  const ended = once(started, 'close')
  const [output, errors, [code]] = await Promise.all([text(started.stdout), text(started.stderr), ended])
  return { output, errors, code }
}

/** What a portal prints until it is ready or has ended. */
async function start(more: Record<string, string>): Promise<string> {
  const portal = startPortal({ ...settings, ...more })
  await portal.ready().catch(() => {})
  portal.child.kill('SIGTERM')
  await portal.ended
  return portal.output()
}

it('a portal whose secrets are encrypted needs their key, until it is rotated or given up', async () => {
  const file = join(folder, 'secrets-key')
  await writeFile(file, `${first}\n`)
  expect(await start({})).toContain('The portal is ready')
  const encrypted = await start({ SECRETS_KEY_FILE: file })
  expect(encrypted).toContain('1 secrets that were stored readable are now encrypted with SECRETS_KEY.')
  expect(encrypted).toContain('The portal is ready')
  const refused =
    /The database has secrets that are encrypted with the key ([0-9a-f]{8}), which this server does not have\./
  const without = await start({})
  expect(without).toMatch(refused)
  expect(without).not.toContain('The portal is ready')
  const kid = refused.exec(without)?.[1] ?? ''

  const backup = await run('backup', [join(folder, 'backup')], { SECRETS_KEY: first })
  expect(backup).toMatchObject({ errors: '', code: 0 })
  const needed = `Second factors and the secret of links are encrypted with the key ${kid} of SECRETS_KEY, which is not in the backup`
  expect(backup.output).toContain(needed)
  const place = { DATA_DIR: join(folder, 'restored'), ...(onPostgres && { DATABASE_URL: await newEmptyDatabaseUrl() }) }
  await cp(join(settings.DATA_DIR, 'keys'), join(place.DATA_DIR, 'keys'), { recursive: true })
  const restored = await run('restore', [join(folder, 'backup')], place)
  expect(restored).toMatchObject({ errors: '', code: 0 })
  expect(restored.output).toContain(needed)

  await writeFile(file, `${second}\n${first}\n`)
  const rotated = await run('secrets-rotate', [], { SECRETS_KEY_FILE: file })
  expect(rotated.output).toMatch(
    /^1 secrets were encrypted with the key [0-9a-f]{8}, which is now the only one in use\./,
  )
  expect(await start({ SECRETS_KEY: first })).toMatch(refused)
  expect(await start({ SECRETS_KEY: second })).toContain('The portal is ready')

  expect((await run('secrets-rotate', ['--lost'], { SECRETS_KEY: second })).errors).toContain('Leave out --lost.')
  const lost = await run('secrets-rotate', ['--lost'], {})
  expect(lost.output).toContain('0 second factors, whose people are told. Links to files that are open now end')
  expect(await start({})).toContain('The portal is ready')
})
