import { rm } from 'node:fs/promises'
import type { Worker } from 'node:worker_threads'
import * as calls from '@portal/contract/facilities/calls/facilities.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { connectEmbedded, connectPostgres, type Database } from '../database/connect.ts'
import { as } from '../testing/as.ts'
import { bida } from '../testing/factories.ts'
import { forLoading } from '../testing/loading-database.ts'
import { makeOwner, type Person } from '../testing/people.ts'
import { makeQuickFolder } from '../testing/quick-place.ts'
import { proxyTo } from '../testing/tcp-proxy.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { copyEmbeddedDatabase, newTestDatabase } from '../testing/test-database.ts'

const waitOptions = { timeout: 120_000 }

const clinic = {
  owner_name: 'Musa Abubakar',
  phone_number: '0803 123 4567',
  address: '12 Market Road, Bida',
  facility_type_id: 2,
  local_gov_area_id: bida,
}

let outage: { begin: () => Promise<void>; end: () => Promise<void> }
let database: Database
let portal: TestApp
let owner: Person
const cleanUp: (() => unknown)[] = []

beforeAll(async () => {
  if (process.env.TEST_DATABASE === 'postgres') await startBehindProxy()
  else await startEmbedded()
  portal = await testApp(database)
  owner = await makeOwner(database.db)
})

afterAll(async () => {
  await database.close()
  for (const step of cleanUp.reverse()) await step()
})

/** An embedded database in a folder. An outage terminates its thread; it recovers by itself. */
async function startEmbedded() {
  const threads: Worker[] = []
  const recordThread = (thread: Worker) => void threads.push(thread)
  process.on('worker', recordThread)
  const dataDir = await makeQuickFolder()
  await copyEmbeddedDatabase(dataDir)
  database = forLoading(await connectEmbedded({ dataDir }))
  outage = { begin: async () => void (await threads.at(-1)?.terminate()), end: async () => {} }
  cleanUp.push(
    () => rm(dataDir, { recursive: true, force: true }),
    () => process.off('worker', recordThread),
  )
}

/** A PostgreSQL server behind a proxy that can be stopped. */
async function startBehindProxy() {
  const { connectionString = '' } = (await newTestDatabase()).pool.options
  const proxy = await proxyTo(connectionString)
  database = forLoading(connectPostgres(proxy.url))
  outage = { begin: async () => proxy.stop(), end: proxy.restore }
  cleanUp.push(() => proxy.stop())
}

const add = (company_name: string) =>
  as(owner, portal.app).send(calls.addFacility, { body: { ...clinic, company_name } })
const list = () => as(owner, portal.app).send(calls.listFacilities, { query: { per_page: 100 } })

describe('during and after an outage of the database', () => {
  it('the portal replies 503, recovers by itself, and has lost nothing that it acknowledged', async () => {
    const acknowledged: string[] = []
    for (let round = 0; round < 2; round++) {
      const asked = Array.from({ length: 12 }, async (_, number) => {
        const name = `Clinic ${round} ${number}`
        const answer = await add(name)
        if (answer.status === 201) acknowledged.push(name)
        return answer
      })
      await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(round * 2), { interval: 1, timeout: 60_000 })
      await outage.begin()
      const answers = await Promise.all(asked)
      for (const { status, problem, headers } of answers) {
        expect([201, 503]).toContain(status)
        if (status === 201) continue
        expect(headers['retry-after']).toBe('10')
        expect(problem).toMatchObject({
          code: 'unavailable',
          detail: 'The portal cannot reach its records just now. Try again in a minute.',
        })
      }
      await outage.end()
      await vi.waitFor(async () => expect((await list()).status).toBe(200), waitOptions)
    }
    const { reply } = await list()
    const names = reply.data.data.map(({ company_name }) => company_name)
    expect(names).toEqual(expect.arrayContaining(acknowledged))
    expect(new Set(names).size).toBe(names.length)
  })

  it('an open transaction is rolled back', async () => {
    const half = database.db.transaction().execute(async (transaction) => {
      await transaction.updateTable('facility').set({ owner_name: 'Half done' }).execute()
      await outage.begin()
      await transaction.updateTable('facility').set({ owner_name: 'Half done' }).execute()
    })
    await expect(half).rejects.toThrow()
    await outage.end()
    await vi.waitFor(async () => {
      const { reply } = await list()
      expect(reply.data.data.filter(({ owner_name }) => owner_name === 'Half done')).toEqual([])
    }, waitOptions)
  })

  it('the portal stays alive, and reports whether it is ready', async () => {
    await outage.begin()
    expect((await portal.app.inject('/livez')).statusCode).toBe(200)
    const readiness = await portal.app.inject('/readyz')
    if (process.env.TEST_DATABASE === 'postgres') expect(readiness.statusCode).toBe(503)
    await outage.end()
    await vi.waitFor(async () => expect((await portal.app.inject('/readyz')).statusCode).toBe(200), waitOptions)
  })
})

it.runIf(process.env.TEST_DATABASE === 'postgres')(
  'a statement that takes too long is cancelled and does not delay the next one',
  async () => {
    const url = database.pool.options.connectionString ?? ''
    const impatientServer = connectPostgres(url, 1, { statement: 200, idleTransaction: 0, response: 0 })
    await expect(impatientServer.pool.query('select pg_sleep(30)')).rejects.toMatchObject({ code: '57014' })
    const impatientClient = connectPostgres(url, 1, { statement: 0, idleTransaction: 0, response: 200 })
    const { db } = impatientClient
    await expect(db.selectNoFrom((sql) => sql.fn('pg_sleep', [sql.val(30)]).as('slept')).execute()).rejects.toThrow(
      'Query read timeout',
    )
    expect(await db.selectNoFrom((sql) => sql.lit(1).as('one')).execute()).toEqual([{ one: 1 }])
    await impatientServer.close()
    await impatientClient.close()
  },
)
