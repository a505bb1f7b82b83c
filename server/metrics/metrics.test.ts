import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { fieldsOf } from '@portal/contract/fields/fields-of.ts'
import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { appliedMigrations } from '../database/migrate.ts'
import { readReplica } from '../database/read-replica.ts'
import { portalVersion } from '../http/version.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { newTestDatabase } from '../testing/test-database.ts'
import { collectMetrics, type PortalMetrics } from './portal-metrics.ts'
import { serveMetrics } from './serve-metrics.ts'

const now = new Date('2026-11-26T09:00:00Z')
const dashboard = z.object({
  panels: z.array(
    z.object({ description: z.string().min(10), targets: z.array(z.object({ expr: z.string() })).min(1) }),
  ),
})
const mail = { smtpUrl: 'smtp://localhost', from: 'portal@example.org', publicUrl: 'https://licences.example.org' }

let portal: TestApp
let metrics: PortalMetrics
const ends: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  const database = await newTestDatabase()
  const replica = readReplica({ primary: database, replica: database, onChange: () => {} })
  metrics = collectMetrics({ database, replica, messages: { mail }, clock: () => now })
  portal = await testApp(database, { observe: metrics.observe })
})
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

async function serve(failing?: unknown[]) {
  const served = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 }, (error) => void failing?.push(error))
  ends.push(served.stop)
  return (path = '/metrics', method = 'GET') => fetch(`http://127.0.0.1:${served.port}${path}`, { method })
}

/** The lines of a figure. */
async function linesOf(name: string): Promise<string[]> {
  const { text } = await metrics.read()
  return text.split('\n').filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
}

describe('the figures for Prometheus', () => {
  it('count requests by route and status, and name neither addresses nor people', async () => {
    await portal.app.inject('/api/states/27?secret=1')
    await portal.app.inject({ url: '/api/registrations/77', headers: { authorization: 'Bearer a-token' } })
    const counts = await linesOf('portal_http_request_seconds_count')
    expect(counts).toEqual([
      'portal_http_request_seconds_count{method="GET",route="/api/states/:id",status="200"} 1',
      'portal_http_request_seconds_count{method="GET",route="/api/registrations/:id",status="401"} 1',
    ])
    expect((await metrics.read()).text).not.toMatch(/secret|a-token|registrations\/77/)
  })

  it('say which version works with which schema, and how its connections are used', async () => {
    const newest = (await appliedMigrations(portal.db)).at(-1)
    expect(await linesOf('portal_info')).toEqual([`portal_info{version="${portalVersion}",migration="${newest}"} 1`])
    expect((await linesOf('portal_database_connections')).map((line) => line.split(' ')[0])).toEqual([
      'portal_database_connections{state="open"}',
      'portal_database_connections{state="idle"}',
      'portal_database_connections{state="awaited"}',
    ])
  })

  it('say what the newest check of the audit record found', async () => {
    expect(await linesOf('portal_audit_check_findings')).toEqual(['portal_audit_check_findings Nan'])
    await sql`
      insert into audit_check (night, asked_at, ended_at, entries, findings)
      values ('2026-11-26', '2026-11-26T02:00:00Z', '2026-11-26T02:01:00Z', 12, '["A row was altered", "An entry is missing"]')
    `.execute(portal.db)
    expect(await linesOf('portal_audit_check_findings')).toEqual(['portal_audit_check_findings 2'])
    expect(await linesOf('portal_audit_unsealed_seconds')).toEqual(['portal_audit_unsealed_seconds 0'])
  })

  it('count messages that wait, the oldest too, and those that failed', async () => {
    await sql`
      insert into outbox (channel, name, address, template, facts, is_security, cause, state, created_at) values
        ('mail', 'Amina Bello', 'amina@example.org', 'password-reset', '{}', true, 'one', 'queued', '2026-11-26T08:55:00Z'),
        ('mail', 'Amina Bello', 'amina@example.org', 'decided', '{}', false, 'two', 'queued', '2026-11-26T08:00:00Z'),
        ('sms', 'Amina Bello', '+2348031234567', 'decided', '{}', false, 'three', 'failed', '2026-11-25T08:00:00Z'),
        ('sms', 'Amina Bello', '+2348031234567', 'decided', '{}', false, 'four', 'queued', '2026-11-20T08:00:00Z')
    `.execute(portal.db)
    expect(await linesOf('portal_messages')).toEqual([
      'portal_messages{channel="mail",state="queued"} 2',
      'portal_messages{channel="sms",state="failed"} 1',
      'portal_messages{channel="sms",state="queued"} 1',
    ])
    // Without a gateway for SMS they wait for good, and nobody is to be alarmed.
    expect(await linesOf('portal_messages_oldest_seconds')).toEqual([
      'portal_messages_oldest_seconds{channel="mail",kind="any"} 3600',
      'portal_messages_oldest_seconds{channel="mail",kind="security"} 300',
    ])
  })

  it('count messages once, however many figures are about them', async () => {
    const query = vi.spyOn(pg.Client.prototype, 'query')
    try {
      expect((await metrics.read()).text).toContain('portal_messages_oldest_seconds{')
      const statements = query.mock.calls.map(([statement]: unknown[]) => String(fieldsOf(statement).text))
      expect(statements.filter((statement) => statement.includes('from outbox'))).toHaveLength(1)
    } finally {
      query.mockRestore()
    }
  })

  it('say how a standby is read, if there is one', async () => {
    expect(await linesOf('portal_replica_lag_seconds')).toEqual(['portal_replica_lag_seconds Nan'])
    expect(await linesOf('portal_replica_is_read')).toEqual(['portal_replica_is_read 0'])
    expect(await linesOf('portal_replica_statements_total')).toEqual([
      'portal_replica_statements_total{database="replica"} 0',
      'portal_replica_statements_total{database="primary"} 0',
    ])
    const without = collectMetrics({ database: portal.database, messages: {}, clock: () => now })
    expect((await without.read()).text).not.toContain('portal_replica')
  })

  it('count the requests that lost their connection to the database', async () => {
    metrics.observeRepetition('repeated')
    metrics.observeRepetition('repeated')
    metrics.observeRepetition('given up')
    expect(await linesOf('portal_lost_connections_total')).toEqual([
      'portal_lost_connections_total{outcome="repeated"} 2',
      'portal_lost_connections_total{outcome="given up"} 1',
    ])
  })

  it('are served at one address only', async () => {
    const get = await serve()
    const reply = await get()
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')])
    expect(await reply.text()).toContain('portal_process_cpu_seconds_total')
    expect([(await get('/')).status, (await get('/metrics', 'POST')).status]).toEqual([404, 404])
    expect((await portal.app.inject('/metrics')).statusCode).toBe(404)
  })
})

/** Figures of the portal that a text asks for and that are not served. */
async function missingIn(text: string): Promise<string[]> {
  const names = [...text.matchAll(/\bportal_\w+/g)].map(([name]) => name.replace(/_(count|sum|bucket)$/, ''))
  const { text: served } = await metrics.read()
  return [...new Set(names)].filter((name) => !served.includes(`# TYPE ${name} `))
}

describe('the dashboard for Grafana', () => {
  it('asks for figures that there are, and says of each panel what it shows', async () => {
    const file = fileURLToPath(new URL('../../ops/grafana-dashboard.json', import.meta.url))
    const { panels } = dashboard.parse(JSON.parse(await readFile(file, 'utf8')))
    const asked = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
    expect([panels.length, asked.length]).toEqual([16, 19])
    expect(await missingIn(asked.join('\n'))).toEqual([])
    expect(await missingIn('portal_no_such_figure')).toEqual(['portal_no_such_figure'])
    for (const expr of asked) expect(expr).toMatch(/\bportal_|\bup\{/)
  })
})

describe('the rules for alerts', () => {
  const file = fileURLToPath(new URL('../../ops/prometheus-alerts.yml', import.meta.url))

  it('ask for figures that there are, and say what to do', async () => {
    const rules = await readFile(file, 'utf8')
    expect(await missingIn(rules)).toEqual([])
    const countOf = (part: string) => rules.split(part).length - 1
    expect([countOf('- alert:'), countOf('what_to_do:'), countOf('severity:')]).toEqual([11, 11, 11])
  })

  it.skipIf(spawnSync('promtool', ['--version']).error)('are rules of Prometheus', () => {
    const { status, stderr } = spawnSync('promtool', ['check', 'rules', file], { encoding: 'utf8' })
    expect([status, stderr]).toEqual([0, ''])
  })
})
