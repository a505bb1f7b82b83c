import { setTimeout as wait } from 'node:timers/promises'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import type { Database } from '../database/connect.ts'
import { failOutOfDate } from '../records/messages/outbox-delivery.ts'
import { readSettings } from '../records/settings/settings.ts'
import { deliver, type Outcome } from './deliver.ts'
import { type JobQueue, type MessageJob, openJobQueue } from './job-queue.ts'
import type { Sender } from './sender.ts'
import type { Channel } from './template.ts'
import type { Timing } from './timing.ts'

interface Deps {
  database: Database
  /** The channels that are set up. */
  senders: Partial<Record<Channel, Sender>>
  timing: Timing
  clock: () => Date
  onFailure: (error: unknown) => void
}

interface Running extends Omit<Deps, 'senders'> {
  queue: JobQueue
  signal: AbortSignal
}

/**
 * Delivers the messages of the outbox until it is stopped. Each process of the portal does this; none sends a message that
 * another one is sending. `stop` resolves when the message in flight is done.
 */
export async function startDelivery(deps: Deps): Promise<{ stop: () => Promise<void> }> {
  const channels = (['mail', 'sms'] as const).flatMap((channel) => {
    const sender = deps.senders[channel]
    return sender ? [{ channel, sender }] : []
  })
  const names = channels.map(({ channel }) => channel)
  await failOutOfDate(deps.database.db, names)
  const queue = await openJobQueue(deps.database, names, deps)
  const stopping = new AbortController()
  const running = channels.map(({ channel, sender }) =>
    deliverUntilStopped({ ...deps, queue, signal: stopping.signal }, channel, sender),
  )
  return {
    stop: async () => {
      stopping.abort()
      await Promise.all(running)
      await queue.stop()
      for (const { sender } of channels) sender.close()
    },
  }
}

async function deliverUntilStopped(running: Running, channel: Channel, sender: Sender): Promise<void> {
  const { signal, timing, onFailure } = running
  while (!signal.aborted) {
    const found = await deliverBatch(running, channel, sender).catch((error) => {
      onFailure(error)
      return 0
    })
    if (found === 0) await wait(timing.pollMs, undefined, { signal, ref: false }).catch(() => {})
  }
}

/** Delivers some messages one after another. Returns how many there were; 0 also if nothing can be sent at present. */
async function deliverBatch(running: Running, channel: Channel, sender: Sender): Promise<number> {
  const { queue, database, timing, clock, signal } = running
  await queue.handOver(channel)
  const jobs = await queue.fetch(channel)
  if (jobs.length === 0) return 0
  const now = clock()
  const { ministry_name: ministry } = await readSettings(database.db, lagosDate(now))
  const done: MessageJob[] = []
  const again: MessageJob[] = []
  let outcome: Outcome = 'done'
  for (const job of jobs) {
    // When the server does not answer, or the portal stops, the others wait with the one that failed.
    if (outcome !== 'unreachable' && !signal.aborted) {
      outcome = await deliver({ db: database.db, sender, timing, ministry, now }, job.data.id)
    } else outcome = 'unreachable'
    if (outcome === 'done') done.push(job)
    else again.push(job)
  }
  await queue.complete(channel, done)
  await queue.retry(channel, again)
  return outcome === 'unreachable' ? 0 : jobs.length
}
