import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { auditKeys } from '../audit/audit-keys.ts'
import { beginRecord } from '../audit/begin-record.ts'
import { type Head, headOf, isSignedBy } from '../audit/seal-text.ts'
import { findLastSeal } from '../audit/seals.ts'
import type { Database } from '../database/connect.ts'
import { sealAll } from '../testing/audit/seal-all.ts'
import { certificate } from '../testing/certificates.ts'
import { startHttpsServer } from '../testing/https-server.ts'
import { newTestDatabase } from '../testing/test-database.ts'
import { startSendingHeads } from './send-heads.ts'

let database: Database
beforeAll(async () => {
  database = await newTestDatabase()
  await beginRecord(database.db, new Date('2026-03-02T09:00:00Z'))
  await sealAll(database.db, new Date('2026-03-02T09:00:00Z'))
})

/** A host that answers with these statuses, then 204, and notes what it got. */
async function host(...statuses: number[]) {
  const got: { method: string | undefined; path: string | undefined; body: string }[] = []
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    got.push({ method: request.method, path: request.url, body: await text(request) })
    response.writeHead(statuses.shift() ?? 204).end('x'.repeat(10))
  }
  return { url: await startHttpsServer(answer), got }
}

function start(url: string, more: { ca?: string; pauses?: number[] } = { ca: certificate }) {
  const failures: string[] = []
  const onFailure = (error: unknown) => failures.push(error instanceof Error ? error.message : String(error))
  const sending = startSendingHeads(database.db, { pauses: [1, 1], onFailure, url, ...more })
  onTestFinished(() => sending.stop())
  return { ...sending, failures }
}

it('sends the newest signed head at once, and again after a check', async () => {
  const { url, got } = await host()
  const { send, failures } = start(`${url}/portal?key=secret`)
  await expect.poll(() => got).toHaveLength(1)
  const seal = await findLastSeal(database.db)
  const expected = seal && headOf(seal, seal.signature)
  expect(got[0]).toMatchObject({ method: 'POST', path: '/portal?key=secret' })
  const head = JSON.parse(got[0]?.body ?? '') as Head
  expect(head).toEqual(expected)
  expect(isSignedBy(head, auditKeys().current)).toBe(true)
  send()
  await expect.poll(() => got).toHaveLength(2)
  expect(failures).toEqual([])
})

it('tries again after a failure, a few times, and then with the next head', async () => {
  const { url, got } = await host(500, 302, 503)
  const { send, failures } = start(url)
  await expect.poll(() => failures).toHaveLength(3)
  expect(failures).toEqual([500, 302, 503].map((status) => `The host of AUDIT_HEADS_URL answered ${status}`))
  expect(got).toHaveLength(3)
  send()
  await expect.poll(() => got).toHaveLength(4)
  expect(failures).toHaveLength(3)
})

it('sends nothing to a host whose certificate nobody vouches for, and never without TLS', async () => {
  const { url, got } = await host()
  const strange = start(url, {})
  await expect.poll(() => strange.failures).toHaveLength(3)
  const plain = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void plain.close())
  await once(plain, 'listening')
  const address = plain.address()
  const unprotected = start(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`)
  await expect.poll(() => unprotected.failures).toHaveLength(3)
  expect(got).toEqual([])
})

it('ends at once while a host does not answer', async () => {
  const asked: unknown[] = []
  const url = await startHttpsServer((request) => void asked.push(request.url))
  const { stop, send, failures } = start(url)
  await expect.poll(() => asked).toHaveLength(1)
  const began = performance.now()
  send()
  await stop()
  expect(performance.now() - began).toBeLessThan(1_000)
  expect(failures).toEqual([])
})
