import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, it, onTestFinished } from 'vitest'
import { makeOwner } from '../testing/people.ts'
import { testApp } from '../testing/test-app.ts'
import { startTracing } from './traces.ts'

/** A collector for traces that keeps what it gets, and a portal that sends to it. */
async function tracedPortal() {
  const received: { url: string | undefined; body: string }[] = []
  const state = { status: 200 }
  const collector = createServer(async (request, response) => {
    received.push({ url: request.url, body: Buffer.concat(await request.toArray()).toString() })
    response.writeHead(state.status).end('{}')
  })
  await once(collector.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void collector.close())
  const address = collector.address()
  const failures: unknown[] = []
  const tracing = startTracing({
    endpoint: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`,
    onFailure: (error) => failures.push(error),
    sendEveryMs: 20,
  })
  onTestFinished(() => tracing.stop())
  const portal = await testApp(undefined, { observe: tracing.observe })
  return { ...portal, tracing, received, state, failures }
}

it('a request is traced with the template of its address, as a part of its caller, and without anything about people', async () => {
  const { app, db, tracing, received } = await tracedPortal()
  const { token } = await makeOwner(db)
  const { headers } = await app.inject({
    url: '/api/registrations/77?name=Amina',
    remoteAddress: '203.0.113.9',
    headers: {
      authorization: `Bearer ${token}`,
      'user-agent': 'Telephone of Amina',
      traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
    },
  })
  await tracing.stop()
  expect(received.map(({ url }) => url)).toEqual(['/v1/traces'])
  const body = received[0]?.body ?? ''
  const nanoseconds = expect.stringMatching(/^1[78]\d{17}$/)
  expect(JSON.parse(body)).toMatchObject({
    resourceSpans: [
      {
        resource: {
          attributes: [
            { key: 'service.name', value: { stringValue: 'facility-licensing-portal' } },
            { key: 'service.version', value: { stringValue: expect.any(String) } },
          ],
        },
        scopeSpans: [
          {
            scope: { name: 'portal' },
            spans: [
              {
                traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
                parentSpanId: '00f067aa0ba902b7',
                spanId: expect.stringMatching(/^[0-9a-f]{16}$/),
                name: 'GET /api/registrations/:id',
                kind: 2,
                startTimeUnixNano: nanoseconds,
                endTimeUnixNano: nanoseconds,
                attributes: [
                  { key: 'http.request.method', value: { stringValue: 'GET' } },
                  { key: 'http.route', value: { stringValue: '/api/registrations/:id' } },
                  { key: 'http.response.status_code', value: { intValue: 404 } },
                  { key: 'portal.request_id', value: { stringValue: headers['x-request-id'] } },
                ],
                status: { code: 0 },
              },
            ],
          },
        ],
      },
    ],
  })
  expect(body).not.toMatch(/Amina|203\.0\.113|registrations\/77/)
  expect(body).not.toContain(token)
})

it('a caller who does not want its trace recorded is left out, and a header that cannot be read counts for nothing', async () => {
  const { app, tracing, received } = await tracedPortal()
  await app.inject({ url: '/livez', headers: { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-00` } })
  await app.inject({ url: '/livez', headers: { traceparent: 'Amina' } })
  await tracing.stop()
  expect(received).toHaveLength(1)
  expect(received[0]?.body.match(/"name":"GET \/livez"/g)).toHaveLength(1)
  expect(received[0]?.body).not.toContain('parentSpanId')
})

it('a collector that fails is reported once, and keeps nobody waiting', async () => {
  const { app, tracing, received, state, failures } = await tracedPortal()
  state.status = 500
  await app.inject('/livez')
  await expect.poll(() => received.length).toBe(1)
  await app.inject('/livez')
  await expect.poll(() => received.length).toBe(2)
  expect(failures).toEqual([expect.objectContaining({ code: 500 })])
  state.status = 200
  await app.inject('/livez')
  await tracing.stop()
  expect(received).toHaveLength(3)
  expect(failures).toHaveLength(1)
})

it('a collector that never answers does not hold up the end of the portal', async () => {
  const silent = createServer(() => {})
  await once(silent.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => silent.closeAllConnections())
  const address = silent.address()
  const endpoint = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  const tracing = startTracing({ endpoint, onFailure: () => {} })
  tracing.observe({ id: 'a', method: 'GET', route: '/livez', status: 200, milliseconds: 1 })
  const began = performance.now()
  await tracing.stop()
  expect(performance.now() - began).toBeLessThan(4_000)
})
