import { once } from 'node:events'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeQuickFolder } from '../../testing/quick-place.ts'
import { copyEmbeddedDatabase } from '../../testing/test-database.ts'
import { connectEmbedded, type Database } from '../connect.ts'
import { isDatabaseUnavailable } from '../failures.ts'
import { startEngine } from './start-engine.ts'

const onEmbedded = process.env.TEST_DATABASE !== 'postgres'
const threads: Worker[] = []
const recordThread = (worker: Worker) => void threads.push(worker)
let folder: string

/** A statement that says when it has begun, and does not end. */
const sleepLong = "do $$ begin raise notice 'It sleeps'; perform pg_sleep(60); end $$"

// The tests share one folder.
beforeAll(async () => {
  process.on('worker', recordThread)
  folder = await makeQuickFolder()
  if (onEmbedded) await copyEmbeddedDatabase(folder)
})

afterAll(async () => {
  process.off('worker', recordThread)
  await rm(folder, { recursive: true, force: true })
})

const killThread = () => threads.at(-1)?.terminate()

async function failsAsUnavailable(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => false,
    (error) => isDatabaseUnavailable(error),
  )
}

async function rowsIn({ db }: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from note`.execute(db)
  return rows[0]?.count ?? 0
}

// These tests always use the embedded engine, so the run on PostgreSQL skips them.
describe.runIf(onEmbedded)('the embedded database', () => {
  let database: Database

  beforeAll(async () => {
    database = await connectEmbedded({ dataDir: folder })
    await sql`create table note (id int primary key)`.execute(database.db)
  })

  beforeEach(() => sql`delete from note`.execute(database.db))

  afterAll(() => database.close())

  it('fails running statements when its thread dies, and keeps everything that it acknowledged', async () => {
    for (let round = 0; round < 2; round++) {
      let acknowledged = await rowsIn(database)
      const writer = (async () => {
        for (;;) {
          await sql`insert into note values (${acknowledged + 1})`.execute(database.db)
          acknowledged++
        }
      })()
      const hasFailed = failsAsUnavailable(writer)
      const before = acknowledged
      await expect.poll(() => acknowledged, { interval: 1 }).toBeGreaterThan(before + 20)
      await killThread()
      expect(await hasFailed).toBe(true)
      const stored = await rowsIn(database)
      // The last row may be stored although its acknowledgement was lost. No acknowledged row may be missing.
      expect([acknowledged, acknowledged + 1]).toContain(stored)
    }
  })

  it('fails the running statement when its thread dies, and runs the waiting ones afterwards', async () => {
    const client = await database.pool.connect()
    const isRunning = once(client, 'notice')
    client.release()
    const running = failsAsUnavailable(sql.raw(sleepLong).execute(database.db))
    const waiting = Array.from({ length: 5 }, () => sql`select 1 as one`.execute(database.db))
    await isRunning
    await killThread()
    expect(await running).toBe(true)
    for (const { rows } of await Promise.all(waiting)) expect(rows).toEqual([{ one: 1 }])
  })

  it('rolls back the transaction in which its thread died', async () => {
    const half = database.db.transaction().execute(async (transaction) => {
      await sql`insert into note values (1)`.execute(transaction)
      await killThread()
      await sql`insert into note values (2)`.execute(transaction)
    })
    expect(await failsAsUnavailable(half)).toBe(true)
    expect(await rowsIn(database)).toBe(0)
  })

  it('runs waiting statements after a connection was dropped', async () => {
    const client = await database.pool.connect()
    const waiting = sql`select 1 as one`.execute(database.db)
    await client.query('begin')
    client.release(true)
    expect((await waiting).rows).toEqual([{ one: 1 }])
  })

  it('rolls back the transaction of a connection that was dropped', async () => {
    const client = await database.pool.connect()
    await client.query('begin')
    await client.query('insert into note values (1)')
    client.release(true)
    expect(await rowsIn(database)).toBe(0)
  })
})

describe.runIf(onEmbedded)('the engine of the embedded database', () => {
  it('closes while its thread is being restarted', async () => {
    const engine = await startEngine({ dataDir: folder })
    await killThread()
    const connection = engine.open().catch((error) => error.message)
    await engine.close()
    expect(await connection).toBe('The embedded database has stopped')
    await vi.waitFor(() => expect(threads.at(-1)?.threadId).toBe(-1))
    await expect(engine.open()).rejects.toThrow('The embedded database has stopped')
  })

  it('closes although its thread is busy for a long time', async () => {
    const engine = await startEngine({ dataDir: folder }, { closeTimeoutMs: 500 })
    const port = await engine.open()
    port.postMessage(Uint8Array.of(0))
    const busy = Buffer.from(`Q\0\0\0\0${sleepLong}\0`)
    busy.writeInt32BE(busy.length - 1, 1)
    port.postMessage(Uint8Array.from(busy))
    await new Promise<void>((resolve) => {
      port.on('message', (reply: Uint8Array) => Buffer.from(reply).includes('It sleeps') && resolve())
    })
    const before = performance.now()
    await engine.close()
    expect(performance.now() - before).toBeLessThan(30_000)
  })

  it('explains in one sentence why it cannot start', async () => {
    const file = join(folder, 'not-a-folder')
    await writeFile(file, '')
    await expect(startEngine({ dataDir: join(file, 'nowhere') })).rejects.toThrow(
      /^The embedded database could not be started: /,
    )
  })
})
