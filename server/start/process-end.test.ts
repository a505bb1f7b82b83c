import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type PortalProcess, startPortal } from '../testing/portal-process.ts'
import { makeQuickFolder } from '../testing/quick-place.ts'
import { copyEmbeddedDatabase, newTestDatabase } from '../testing/test-database.ts'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))
const onPostgres = process.env.TEST_DATABASE === 'postgres'
/** For what does not depend on the database: on one of the two. */
const itOnce = it.runIf(process.env.TEST_ONCE_HERE)
const running: PortalProcess[] = []
let settings: { DATA_DIR: string; DATABASE_URL?: string }

beforeAll(async () => {
  settings = { DATA_DIR: await makeQuickFolder() }
  if (onPostgres) settings.DATABASE_URL = (await newTestDatabase()).pool.options.connectionString
  else await copyEmbeddedDatabase(join(settings.DATA_DIR, 'database'))
})

afterEach(() => {
  for (const { child } of running.splice(0)) child.kill('SIGKILL')
})

afterAll(() => rm(settings.DATA_DIR, { recursive: true, force: true }))

/** Starts a portal that runs the given script when it gets SIGUSR2. */
async function start(onSignal: string): Promise<{ portal: PortalProcess; address: string }> {
  const script = `let thread; process.on('worker', (worker) => { thread = worker }); process.on('SIGUSR2', () => { ${onSignal} })`
  const args = ['--import', `data:text/javascript,${encodeURIComponent(script)}`, main]
  const portal = startPortal(settings, { args })
  running.push(portal)
  return { portal, address: await portal.ready() }
}

describe('an unhandled error', () => {
  it.each([
    ['unhandledRejection', "Promise.reject(new TypeError('forgotten'))"],
    ['uncaughtException', "throw new TypeError('forgotten')"],
  ])('is logged and ends the portal with code 1: %s', async (event, fault) => {
    const { portal, address } = await start(fault)
    expect((await fetch(`${address}/readyz`)).status).toBe(200)
    portal.child.kill('SIGUSR2')
    expect(await portal.ended).toBe(1)
    const line = portal
      .output()
      .split('\n')
      .find((text) => text.includes('"level":60'))
    expect(JSON.parse(line ?? '{}')).toMatchObject({
      err: { type: 'TypeError', message: 'forgotten' },
      msg: `The portal ends because of an error that nothing handled (${event})`,
    })
  })

  itOnce('ends the portal even while a request hangs', async () => {
    const { portal, address } = await start("Promise.reject(new TypeError('forgotten'))")
    const body = new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode('{')) })
    const headers = { 'content-type': 'application/json' }
    const hanging = fetch(`${address}/api/login`, { method: 'POST', body, duplex: 'half', headers }).catch(
      () => 'cut off',
    )
    await expect.poll(() => fetch(`${address}/livez`).then(({ status }) => status)).toBe(200)
    portal.child.kill('SIGUSR2')
    expect(await portal.ended).toBe(1)
    expect(await hanging).toBe('cut off')
  })
})

describe('a portal that is told to stop', () => {
  itOnce('answers for a while, and says to proxies that it is stopping', async () => {
    const portal = startPortal({ ...settings, DRAIN_SECONDS: '3' }, { args: [main] })
    running.push(portal)
    const address = await portal.ready()
    const status = (path: string) => fetch(`${address}${path}`).then((reply) => reply.status)
    expect(await status('/readyz')).toBe(200)
    portal.child.kill('SIGTERM')
    await expect.poll(() => status('/readyz')).toBe(503)
    expect([await status('/livez'), await status('/api/portal')]).toEqual([200, 200])
    expect(await portal.ended).toBe(0)
    await expect(status('/livez')).rejects.toThrow()
  })
})

describe.skipIf(onPostgres)('an embedded database whose thread dies', () => {
  it('is logged and started again', async () => {
    const { portal, address } = await start('thread.terminate()')
    expect(portal.output()).not.toContain('The embedded database ended')
    portal.child.kill('SIGUSR2')
    await expect.poll(portal.output).toContain('"msg":"The embedded database ended and starts again"')
    await expect.poll(() => fetch(`${address}/readyz`).then(({ status }) => status)).toBe(200)
  })
})
