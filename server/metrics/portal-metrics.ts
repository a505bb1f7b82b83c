import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { oldestUnsealed } from '../audit/seal-entries.ts'
import type { Database, Db } from '../database/connect.ts'
import { appliedMigrations } from '../database/migrate.ts'
import type { ObservedRequest } from '../http/logging.ts'
import type { Repetition } from '../http/repeat-after-lost-connection.ts'
import { portalVersion } from '../http/version.ts'
import { findNewestCheck } from '../records/audit/audit-checks.ts'
import { countUndelivered } from '../records/messages/undelivered.ts'

/** The upper bounds in seconds of the groups in which requests are counted. Few: each route and status has all of them. */
const buckets = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** The figures of a portal for Prometheus. Labels are routes, statuses and channels, never facilities, people or addresses. */
export interface PortalMetrics {
  observe: (request: ObservedRequest) => void
  observeRepetition: (repetition: Repetition) => void
  /** All figures as text, counted now. */
  read: () => Promise<{ text: string; contentType: string }>
}

/** Collects the figures of this process and of its database, which are read when somebody asks. */
export function collectMetrics({ db, pool }: Database, clock: () => Date): PortalMetrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: 'portal_' })
  const requests = new Histogram({
    name: 'portal_http_request_seconds',
    help: 'How long requests took until their reply was sent.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  })
  const lostConnections = new Counter({
    name: 'portal_lost_connections_total',
    help: 'Requests that lost their connection to the database: repeated, or given up because it was away for too long.',
    labelNames: ['outcome'],
    registers: [registry],
  })
  new Gauge({
    name: 'portal_database_connections',
    help: 'Connections of the pool that are open, that nobody uses, and requests that wait for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'open' }, pool.totalCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'awaited' }, pool.waitingCount)
    },
  })
  for (const { name, help, labels, read } of figuresOfDatabase) {
    new Gauge({
      name,
      help,
      labelNames: labels,
      registers: [registry],
      async collect() {
        this.reset()
        for (const { value, ...label } of await read(db, clock())) this.set(label, value)
      },
    })
  }
  return {
    observe: ({ method, route, status, milliseconds }) => {
      requests.observe({ method, route, status: String(status) }, milliseconds / 1000)
    },
    observeRepetition: (outcome) => lostConnections.inc({ outcome }),
    read: async () => ({ text: await registry.metrics(), contentType: registry.contentType }),
  }
}

type Sample = { value: number } & Record<string, string | number>

interface Figure {
  name: string
  help: string
  labels: string[]
  read: (db: Db, now: Date) => Promise<Sample[]>
}

const secondsSince = (moment: string, now: Date) => Math.max(0, (now.getTime() - Date.parse(moment)) / 1000)

/** What is read from the database, a query or two for each. */
const figuresOfDatabase: Figure[] = [
  {
    name: 'portal_info',
    help: 'The version of the portal and the newest migration of its database.',
    labels: ['version', 'migration'],
    read: async (db) => [{ version: portalVersion, migration: (await appliedMigrations(db)).at(-1) ?? '', value: 1 }],
  },
  {
    name: 'portal_audit_unsealed_seconds',
    help: 'The age of the oldest entry of the audit record that is not sealed.',
    labels: [],
    read: async (db, now) => {
      const oldest = await oldestUnsealed(db)
      return [{ value: oldest === null ? 0 : secondsSince(oldest, now) }]
    },
  },
  {
    name: 'portal_audit_check_findings',
    help: 'How much the newest check of the audit record found; NaN before the first.',
    labels: [],
    read: async (db, now) => {
      const check = await findNewestCheck(db, now)
      return [{ value: check ? check.findings.length : Number.NaN }]
    },
  },
  {
    name: 'portal_messages',
    help: 'Messages of the outbox that are not delivered.',
    labels: ['channel', 'state'],
    read: async (db) =>
      (await countUndelivered(db)).map(({ channel, state, total }) => ({ channel, state, value: total })),
  },
  {
    name: 'portal_messages_oldest_seconds',
    help: 'The age of the oldest message that waits for its delivery.',
    labels: ['channel', 'kind'],
    read: async (db, now) =>
      (await countUndelivered(db)).flatMap(({ channel, state, oldest, oldest_security }) =>
        state === 'failed'
          ? []
          : [
              { channel, kind: 'any', value: oldest === null ? 0 : secondsSince(oldest, now) },
              { channel, kind: 'security', value: oldest_security === null ? 0 : secondsSince(oldest_security, now) },
            ],
      ),
  },
]
