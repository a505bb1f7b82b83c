import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPortal } from '@portal/server/testing/portal-process.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { findPostgres } from '../tools/postgres-programs.ts'
import { startTestPostgres, type TestPostgres } from '../tools/test-postgres.ts'

const waitOptions = { timeout: 120_000 }
let folder: string
let server: TestPostgres

describe.skipIf(!findPostgres())('a portal whose PostgreSQL server is stopped', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-outage-'))
    server = await startTestPostgres()
  })

  afterAll(async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  })

  it('waits for it at the start, replies 503 during an outage, and serves again when it is back', async () => {
    server.pause()
    const portal = startPortal({ DATA_DIR: folder, DATABASE_URL: server.url })
    await vi.waitFor(() => expect(portal.output()).toContain('Waiting for it'), waitOptions)
    server.resume()
    const address = await portal.ready()
    const states = () => fetch(`${address}/api/states`)

    for (let round = 0; round < 2; round++) {
      expect((await states()).status).toBe(200)
      server.pause()
      await vi.waitFor(async () => expect((await states()).status).toBe(503), waitOptions)
      const answer = await states()
      expect(answer.headers.get('retry-after')).toBe('10')
      expect(await answer.json()).toMatchObject({ code: 'unavailable', status: 503 })
      expect((await fetch(`${address}/readyz`)).status).toBe(503)
      expect((await fetch(`${address}/livez`)).status).toBe(200)
      server.resume()
      await vi.waitFor(async () => expect((await states()).status).toBe(200), waitOptions)
      expect((await fetch(`${address}/readyz`)).status).toBe(200)
    }
    portal.child.kill('SIGTERM')
    expect(await portal.ended).toBe(0)
  })

  it('shuts down cleanly during an outage', async () => {
    const portal = startPortal({ DATA_DIR: folder, DATABASE_URL: server.url })
    const address = await portal.ready()
    server.pause()
    await vi.waitFor(async () => expect((await fetch(`${address}/readyz`)).status).toBe(503), waitOptions)
    portal.child.kill('SIGTERM')
    expect(await portal.ended).toBe(0)
  })
})
