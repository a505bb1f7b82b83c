import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PortalProcess } from '@portal/server/testing/portal-process.ts'
import { copyEmbeddedDatabase } from '@portal/server/testing/test-database.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { floodPortal, startSmallPortal } from './flood-portal.ts'

// Generous, because a busy machine slows every reply: this test is about a portal that hangs or dies. bench:flood measures.
const maxLivezMs = 5_000
let folder: string
let portal: PortalProcess
let address: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-flood-'))
  await copyEmbeddedDatabase(join(folder, 'database'))
  portal = startSmallPortal(folder)
  address = await portal.ready()
})

afterAll(async () => {
  portal.child.kill('SIGKILL')
  await portal.ended
  await rm(folder, { recursive: true, force: true })
})

describe('a portal with the memory of npm start', () => {
  it.each([
    { path: '/api/openapi.json', connections: 1, requests: 1_000 },
    { path: '/api/facility_type', connections: 20, requests: 1_000 },
  ])('closes connections that send too many requests at once: $connections × $requests × $path', async (flood) => {
    const damage = await floodPortal(portal, address, { ...flood, isRead: true, holdMs: 20_000 })
    expect(damage.closedConnections).toBe(flood.connections)
    expect(damage.slowestLivezMs).toBeLessThan(maxLivezMs)
    expect(damage.grownMb).toBeLessThan(200)
    expect((await fetch(`${address}/api/states`)).status).toBe(200)
  })

  it('closes connections that send too many small forms at once, beside 950 idle ones', async () => {
    const posts = { path: '/api/login', body: '{}', connections: 20, requests: 1_000 }
    const damage = await floodPortal(portal, address, { ...posts, idle: 950, isRead: true, holdMs: 20_000 })
    expect(damage.closedConnections).toBe(20)
    expect(damage.slowestLivezMs).toBeLessThan(maxLivezMs)
    expect(damage.grownMb).toBeLessThan(200)
  })

  it('closes the oldest of 1,200 idle connections, and answers', async () => {
    const idle = { path: '', connections: 0, requests: 0, idle: 1_200, isRead: true, holdMs: 2_000 }
    const damage = await floodPortal(portal, address, idle)
    // 1,000 stay, and the connection that asks meanwhile is one of them.
    expect(damage.closedConnections).toBe(201)
    expect(damage.slowestLivezMs).toBeLessThan(maxLivezMs)
  })

  it('keeps its memory bounded when replies are not read', async () => {
    const flood = { path: '/api/local-gov-area', connections: 200, requests: 4, isRead: false, holdMs: 3_000 }
    const damage = await floodPortal(portal, address, flood)
    expect(damage.slowestLivezMs).toBeLessThan(maxLivezMs)
    expect(damage.grownMb).toBeLessThan(200)
    await expect.poll(() => fetch(`${address}/api/states`).then(({ status }) => status)).toBe(200)
  })
})
