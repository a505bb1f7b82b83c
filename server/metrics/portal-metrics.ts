import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Database } from '../database/connect.ts'
import type { ReadReplica } from '../database/read-replica.ts'
import type { ObservedRequest } from '../http/logging.ts'
import type { Repetition } from '../http/repeat-after-lost-connection.ts'
import type { MessageSettings } from '../messages/message-config.ts'
import { countUndelivered, type Undelivered } from '../records/messages/undelivered.ts'
import { figuresOfDatabase, figuresOfMessages, figuresOfReplica } from './figures.ts'

/** The upper bounds in seconds of the groups in which requests are counted. Few: each route and status has all of them. */
const buckets = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** The figures of a portal for Prometheus. Labels are routes, statuses and channels, never facilities, people or addresses. */
export interface PortalMetrics {
  observe: (request: ObservedRequest) => void
  observeRepetition: (repetition: Repetition) => void
  /** All figures as text, counted now. */
  read: () => Promise<{ text: string; contentType: string }>
}

interface Deps {
  database: Database
  replica?: ReadReplica | undefined
  messages: MessageSettings
  clock: () => Date
}

/** Collects the figures of this process and of its database, which are read when somebody asks. */
export function collectMetrics({ database: { db, pool }, replica, messages, clock }: Deps): PortalMetrics {
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
  let undelivered: Promise<Undelivered[]> | undefined
  // Two figures are about the same messages, which are counted once.
  const countOnce = () => (undelivered ??= countUndelivered(db))
  const figures = [
    ...figuresOfDatabase,
    ...figuresOfMessages(countOnce, messages),
    ...(replica ? figuresOfReplica(replica) : []),
  ]
  for (const { read, labels, isCounter, ...named } of figures) {
    const common = { ...named, labelNames: labels, registers: [registry] }
    if (isCounter)
      new Counter({
        ...common,
        async collect() {
          this.reset()
          for (const { value, ...label } of await read(db, clock())) this.inc(label, value)
        },
      })
    else
      new Gauge({
        ...common,
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
    read: async () => {
      undelivered = undefined
      return { text: await registry.metrics(), contentType: registry.contentType }
    },
  }
}
