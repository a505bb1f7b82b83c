import { AsyncLocalStorage } from 'node:async_hooks'
import { fromKysely, type Job, PgBoss } from 'pg-boss'
import type { Database, Db } from '../database/connect.ts'
import { takeUnqueued } from '../records/messages/outbox-delivery.ts'
import type { Channel } from './template.ts'
import type { Timing } from './timing.ts'

export type MessageJob = Job<{ id: number }>

/** Messages that a process fetches at once. If it is killed, they wait until their time has expired. */
const batchSize = 10
/** Messages that are added to the job queue in one transaction. */
const handOverSize = 500
const securityPriority = 10
/** The outbox decides when a message is given up; the job queue never does. */
const retryLimit = 100_000
const daySeconds = 86_400

/** The queue of messages to send. All processes of the portal share it through the database. */
export interface JobQueue {
  /** Adds the messages that are new in the outbox. */
  handOver: (channel: Channel) => Promise<void>
  /** Returns some messages, in the order in which to send them: security messages first, then as they were written. */
  fetch: (channel: Channel) => Promise<MessageJob[]>
  complete: (channel: Channel, jobs: MessageJob[]) => Promise<void>
  /** Gives messages back, to be tried again after a delay that grows. */
  retry: (channel: Channel, jobs: MessageJob[]) => Promise<void>
  stop: () => Promise<void>
}

/** Creates or updates the tables of the job queue in advance, for a portal whose role may not create tables. */
export async function createJobQueue({ pool }: Database): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => executeSql(pool, text, values) },
    schedule: false,
    supervise: false,
  })
  // A failure also rejects the start.
  boss.on('error', () => {})
  await boss.start()
  await boss.stop({ graceful: false })
}

/** Opens the job queue; at the first time it creates its tables, in a schema of its own. */
export async function openJobQueue(
  { db, pool }: Database,
  channels: readonly Channel[],
  { timing, onFailure }: { timing: Timing; onFailure: (error: unknown) => void },
): Promise<JobQueue> {
  // In a transaction everything must use its connection: the embedded database has no other.
  const transactions = new AsyncLocalStorage<Db>()
  const boss = new PgBoss({
    db: {
      executeSql: (text, values) => {
        const transaction = transactions.getStore()
        return transaction ? fromKysely(transaction).executeSql(text, values) : executeSql(pool, text, values)
      },
    },
    schedule: false,
    reindex: false,
    monitorVacuum: false,
    superviseIntervalSeconds: timing.superviseSeconds,
    monitorIntervalSeconds: timing.superviseSeconds,
    flowIntervalSeconds: daySeconds,
    bamIntervalSeconds: daySeconds,
  })
  boss.on('error', onFailure)
  await boss.start()
  for (const channel of channels) {
    await boss.createQueue(channel)
    await boss.updateQueue(channel, {
      retryLimit,
      retryBackoff: true,
      retryDelay: timing.retrySeconds,
      retryDelayMax: timing.maxRetrySeconds,
      expireInSeconds: timing.expireSeconds,
      deleteAfterSeconds: daySeconds,
    })
  }
  return {
    handOver: (channel) =>
      db.transaction().execute(async (transaction) => {
        const rows = await takeUnqueued(transaction, channel, handOverSize)
        if (rows.length === 0) return
        const jobs = rows.map(({ id, is_security }) => ({ data: { id }, priority: is_security ? securityPriority : 0 }))
        await transactions.run(transaction, () => boss.insert(channel, jobs))
      }),
    fetch: async (channel) => {
      const jobs = await boss.fetch<MessageJob['data']>(channel, { batchSize, includeMetadata: true })
      // The queue chooses by priority, but returns what it has chosen in any order.
      return jobs.sort((one, other) => other.priority - one.priority || one.data.id - other.data.id)
    },
    complete: async (channel, jobs) => void (jobs.length > 0 && (await boss.complete(channel, jobs))),
    retry: async (channel, jobs) => void (jobs.length > 0 && (await boss.fail(channel, jobs))),
    stop: () => boss.stop({ graceful: false }),
  }
}

/** Several statements in one text return several results; the job queue expects their rows as one. */
async function executeSql(pool: Database['pool'], text: string, values?: unknown[]) {
  const result: { rows: unknown[] } | { rows: unknown[] }[] = await pool.query(text, values)
  return { rows: Array.isArray(result) ? result.flatMap(({ rows }) => rows ?? []) : result.rows }
}
