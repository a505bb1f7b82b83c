import { once } from 'node:events'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type PortalProcess, type Settings, startPortal } from './testing/portal-process.ts'
import { makeQuickFolder } from './testing/quick-place.ts'
import { freePort } from './testing/smtp-server.ts'
import { copyEmbeddedDatabase, newTestDatabase } from './testing/test-database.ts'

const onPostgres = process.env.TEST_DATABASE === 'postgres'
const officer = { ADMIN_EMAIL: 'officer@ministry.example', ADMIN_PASSWORD: 'seven-green-bicycles' }
/** For tests that do not depend on the database: they run on one database only. */
const itOnce = it.runIf(process.env.TEST_ONCE_HERE)
const running: PortalProcess[] = []
let folder: string
let settings: Settings

beforeAll(async () => {
  folder = await makeQuickFolder()
  settings = { DATA_DIR: folder, ...officer }
  if (onPostgres) settings.DATABASE_URL = (await newTestDatabase()).pool.options.connectionString
  // The test of bench/kill starts a portal without a database.
  else await copyEmbeddedDatabase(join(folder, 'database'))
})

afterEach(() => {
  for (const { child } of running.splice(0)) child.kill('SIGKILL')
})

afterAll(() => rm(folder, { recursive: true, force: true }))

function start(more: Partial<Settings> = {}, options?: Parameters<typeof startPortal>[1]): PortalProcess {
  const portal = startPortal({ ...settings, ...more }, { cwd: folder, ...options })
  running.push(portal)
  return portal
}

/** The output of a portal that cannot start and ends with code 1. */
async function refusal(more: Partial<Settings>): Promise<string> {
  const portal = start(more)
  expect(await portal.ended).toBe(1)
  return portal.output()
}

describe('starting the portal', () => {
  it('opens its database, prints its address, and shuts down cleanly on SIGTERM', async () => {
    const portal = start()
    const address = await portal.ready()
    expect(portal.output()).toMatch(/The database is ready: opened in [\d.]+ s, schema and seed in [\d.]+ s\./)
    expect(portal.output()).toContain('The audit record is protected by its signatures only')
    expect((await fetch(`${address}/readyz`)).status).toBe(200)
    portal.child.kill('SIGTERM')
    expect(await portal.ended).toBe(0)
  })

  itOnce('finishes open requests before it ends', async () => {
    const portal = start()
    const address = new URL(await portal.ready())
    const body = JSON.stringify({ email: officer.ADMIN_EMAIL, password: officer.ADMIN_PASSWORD })
    const socket = connect(Number(address.port), address.hostname)
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.write(
      `POST /api/login HTTP/1.1\r\nHost: portal\r\nContent-Type: application/json\r\nExpect: 100-continue\r\nContent-Length: ${body.length}\r\n\r\n`,
    )
    socket.write(body.slice(0, 10))
    // Then the portal has begun with the request.
    await expect.poll(() => answer).toBe('HTTP/1.1 100 Continue\r\n\r\n')
    const signalledAt = performance.now()
    portal.child.kill('SIGTERM')
    // From now on new connections are refused; open requests are finished.
    await expect.poll(() => fetch(address).catch(() => 'closed')).toBe('closed')
    socket.write(body.slice(10))
    expect(await portal.ended).toBe(0)
    expect(answer).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 /)
    expect(performance.now() - signalledAt).toBeLessThan(5_000)
  })

  itOnce('ends although a request never completes', async () => {
    const portal = start()
    const address = new URL(await portal.ready())
    const socket = connect(Number(address.port), address.hostname)
    socket.on('error', () => {})
    const begun = once(socket, 'data')
    socket.write(
      'POST /api/login HTTP/1.1\r\nHost: portal\r\nExpect: 100-continue\r\nContent-Length: 100\r\n\r\nnever more',
    )
    expect(String(await begun)).toBe('HTTP/1.1 100 Continue\r\n\r\n')
    portal.child.kill('SIGTERM')
    expect(await portal.ended).toBe(0)
  })

  itOnce('can be stopped while it starts', async () => {
    const portal = start({ DATABASE_URL: `postgresql://portal@127.0.0.1:${await freePort()}/portal` })
    await expect.poll(portal.output).toContain('Waiting for it …')
    portal.child.kill('SIGTERM')
    expect(await portal.ended).toBe(0)
    expect(portal.output()).not.toContain('portal is ready')
  })

  itOnce.each(['0.0.0.0', '::'])('serves the network with HOST=%s, and prints its addresses', async (HOST) => {
    const portal = start({ HOST })
    const address = new URL(await portal.ready())
    expect(address.hostname).toBe('127.0.0.1')
    const own = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? [])
    for (const { family, internal, address: ip } of own) {
      if (family !== 'IPv4' || internal) continue
      expect(portal.output()).toContain(`http://${ip}:${address.port}`)
      expect((await fetch(`http://${ip}:${address.port}/livez`)).status).toBe(200)
    }
    expect((await fetch(`${address}livez`)).status).toBe(200)
  })

  itOnce('reads .env in the working directory', async () => {
    const here = join(folder, 'elsewhere')
    await mkdir(here, { recursive: true })
    await writeFile(join(here, '.env'), 'HOST=localhost\n')
    const portal = start({}, { cwd: here })
    expect(await portal.ready()).toMatch(/^http:\/\/localhost:\d+$/)
  })
})

describe('a portal that cannot start says why in one sentence and ends with code 1', () => {
  itOnce('when its port is used by another program', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const address = other.address()
    const PORT = String(typeof address === 'object' && address?.port)
    expect(await refusal({ PORT })).toMatch(
      `The port ${PORT} is used by another program. Stop that one, or choose another port with PORT.\n`,
    )
    other.close()
  })

  itOnce('when the machine does not have the address', async () => {
    expect(await refusal({ HOST: '203.0.113.7' })).toContain('This machine has no address 203.0.113.7. Set HOST to')
  })

  itOnce('when a setting cannot be used', async () => {
    expect(await refusal({ PORT: 'http' })).toBe('The setting PORT must be a whole number from 0 to 65535.\n')
  })

  itOnce('when .env cannot be read', async () => {
    const here = join(folder, 'wrong')
    await mkdir(here, { recursive: true })
    await writeFile(join(here, '.env'), 'PORT 3000\n')
    const portal = start({}, { cwd: here })
    expect(await portal.ended).toBe(1)
    expect(portal.output()).toBe('Line 1 of .env cannot be read. Write it as NAME=value.\n')
  })

  itOnce('when the data folder cannot be written to', async () => {
    const DATA_DIR = join(folder, 'a-file')
    await writeFile(DATA_DIR, '')
    expect(await refusal({ DATA_DIR })).toMatch(
      /^The data folder .*a-file cannot be written to \(EEXIST\)\. Choose another one with DATA_DIR, .*\.\n$/,
    )
  })

  it.skipIf(onPostgres)('when another portal runs on the data folder', async () => {
    const first = start()
    await first.ready()
    const output = await refusal({})
    expect(output).toBe(
      `Another portal (process ${first.child.pid}) is already running on the data folder ${folder}/database\n`,
    )
  })

  it.runIf(onPostgres)('when the database does not exist, or refuses this user', async () => {
    const url = new URL(settings.DATABASE_URL ?? '')
    url.pathname = '/no_such_portal'
    url.searchParams.delete('host')
    expect(await refusal({ DATABASE_URL: url.href })).toBe(
      `The PostgreSQL server at ${url.hostname}:${url.port} has no database no_such_portal. Make it, or correct DATABASE_URL.\n`,
    )
    const stranger = new URL(settings.DATABASE_URL ?? '')
    stranger.username = 'stranger'
    expect(await refusal({ DATABASE_URL: stranger.href })).toContain(
      'does not let the user stranger in. Check the user and password in DATABASE_URL.',
    )
  })
})
