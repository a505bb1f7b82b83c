import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Worker } from 'node:worker_threads'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { connectEmbedded, type Database } from '../connect.ts'
import { isDatabaseAway } from '../failures.ts'
import { startEngine } from './start-engine.ts'

const threads: Worker[] = []
const noteThread = (worker: Worker) => void threads.push(worker)
const opened: Database[] = []
let folder: string

// Each test leaves the folder to the next one, for making a database takes seconds.
beforeAll(async () => {
  process.on('worker', noteThread)
  folder = await mkdtemp(join(tmpdir(), 'portal-engine-'))
})

afterEach(async () => {
  for (const database of opened.splice(0)) await database.close()
})

afterAll(async () => {
  process.off('worker', noteThread)
  await rm(folder, { recursive: true, force: true })
})

async function open(): Promise<Database> {
  const database = await connectEmbedded({ dataDir: folder })
  opened.push(database)
  await sql`drop table if exists note`.execute(database.db)
  await sql`create table note (id int primary key)`.execute(database.db)
  return database
}

const killThread = () => threads.at(-1)?.terminate()

async function isAway(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => false,
    (error) => isDatabaseAway(error),
  )
}

async function rowsIn({ db }: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from note`.execute(db)
  return rows[0]?.count ?? 0
}

// These start the embedded engine whichever database the run is about, so one of the two runs is enough.
describe.runIf(process.env.TEST_DATABASE !== 'postgres')('the embedded database', () => {
  it('fails what it was asked when its thread dies, and works again with all that was acknowledged', async () => {
    const database = await open()
    for (let round = 0; round < 3; round++) {
      let acknowledged = await rowsIn(database)
      const writer = (async () => {
        for (;;) {
          await sql`insert into note values (${acknowledged + 1})`.execute(database.db)
          acknowledged++
        }
      })()
      const wasAway = isAway(writer)
      await wait(40)
      await killThread()
      expect(await wasAway).toBe(true)
      const kept = await rowsIn(database)
      // The last row may be there although its acknowledgement was cut off; none that was acknowledged may be missing.
      expect([acknowledged, acknowledged + 1]).toContain(kept)
    }
  })

  it('lets nobody wait for an answer that will not come', async () => {
    const database = await open()
    const underWay = isAway(sql`select pg_sleep(60)`.execute(database.db))
    const inTheQueue = Array.from({ length: 5 }, () => sql`select 1 as one`.execute(database.db))
    await wait(200)
    await killThread()
    expect(await underWay).toBe(true)
    for (const { rows } of await Promise.all(inTheQueue)) expect(rows).toEqual([{ one: 1 }])
  })

  it('rolls back the transaction in which its thread died', async () => {
    const database = await open()
    const half = database.db.transaction().execute(async (transaction) => {
      await sql`insert into note values (1)`.execute(transaction)
      await killThread()
      await sql`insert into note values (2)`.execute(transaction)
    })
    expect(await isAway(half)).toBe(true)
    expect(await rowsIn(database)).toBe(0)
  })

  it('goes on with those who wait after a connection was given up', async () => {
    const database = await open()
    const client = await database.pool.connect()
    const waiting = sql`select 1 as one`.execute(database.db)
    await client.query('begin')
    client.release(true)
    expect((await waiting).rows).toEqual([{ one: 1 }])
  })

  it('knows nothing of the transaction of a connection that was given up', async () => {
    const database = await open()
    const client = await database.pool.connect()
    await client.query('begin')
    await client.query('insert into note values (1)')
    client.release(true)
    expect(await rowsIn(database)).toBe(0)
  })

  it('stays away when what it held was only in memory', async () => {
    const database = await connectEmbedded()
    opened.push(database)
    await killThread()
    expect(await isAway(sql`select 1`.execute(database.db))).toBe(true)
    expect(await isAway(database.snapshot?.() ?? Promise.resolve())).toBe(true)
  })

  it('tells who waits for a snapshot that the thread has died', async () => {
    const database = await open()
    const snapshot = database.snapshot?.() ?? Promise.resolve()
    killThread()
    expect(await isAway(snapshot)).toBe(true)
  })

  it('closes while its thread is just being started again', async () => {
    const engine = await startEngine({ dataDir: folder })
    await killThread()
    const connection = engine.open().catch((error) => error.message)
    await engine.close()
    expect(await connection).toBe('The embedded database has stopped')
    await vi.waitFor(() => expect(threads.at(-1)?.threadId).toBe(-1))
    await expect(engine.open()).rejects.toThrow('The embedded database has stopped')
  })

  it('closes although its thread is busy for a long time', async () => {
    const engine = await startEngine({ dataDir: folder })
    const port = await engine.open()
    port.postMessage(Uint8Array.of(0))
    const busy = Buffer.from('Q\0\0\0\0select pg_sleep(60)\0')
    busy.writeInt32BE(busy.length - 1, 1)
    port.postMessage(Uint8Array.from(busy))
    await wait(200)
    const before = performance.now()
    await engine.close()
    expect(performance.now() - before).toBeLessThan(30_000)
  })

  it('says in one sentence why it cannot start', async () => {
    const file = join(folder, 'not-a-folder')
    await writeFile(file, '')
    await expect(startEngine({ dataDir: join(file, 'nowhere') })).rejects.toThrow(
      /^The embedded database could not be started: /,
    )
  })
})
