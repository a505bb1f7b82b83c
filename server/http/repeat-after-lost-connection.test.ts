import { randomUUID } from 'node:crypto'
import { uploadDocument } from '@portal/contract/applications/calls/contents.ts'
import * as calls from '@portal/contract/facilities/calls/facilities.ts'
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { connectPostgres } from '../database/connect.ts'
import { as } from '../testing/as.ts'
import { bida, makeFacility } from '../testing/factories.ts'
import { pdf } from '../testing/files.ts'
import { forLoading } from '../testing/loading-database.ts'
import { makeOwner, type Person } from '../testing/people.ts'
import { proxyTo, type TcpProxy } from '../testing/tcp-proxy.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { newTestDatabase } from '../testing/test-database.ts'
import type { Repetition } from './repeat-after-lost-connection.ts'

const clinic = {
  owner_name: 'Musa Abubakar',
  phone_number: '0803 123 4567',
  address: '12 Market Road, Bida',
  facility_type_id: 2,
  local_gov_area_id: bida,
}

describe.runIf(process.env.TEST_DATABASE === 'postgres')('a request that loses its connection to the database', () => {
  let proxy: TcpProxy
  let portal: TestApp
  /** The database without the proxy, for what the test itself asks. */
  let direct: Awaited<ReturnType<typeof newTestDatabase>>
  let owner: Person
  const seen: Repetition[] = []

  beforeAll(async () => {
    direct = await newTestDatabase()
    proxy = await proxyTo(direct.pool.options.connectionString ?? '')
    const database = forLoading(connectPostgres(proxy.url))
    portal = await testApp(database, { observeRepetition: (repetition) => void seen.push(repetition) })
    return async () => {
      await database.close()
      proxy.stop()
    }
  })

  beforeEach(async () => {
    owner = await makeOwner(direct.db)
    seen.splice(0)
  })

  const list = () => as(owner, portal.app).send(calls.listFacilities, { query: { per_page: 100 } })
  const add = (company_name: string, key?: string) =>
    as(owner, portal.app).send(
      calls.addFacility,
      { body: { ...clinic, company_name } },
      key === undefined ? {} : { headers: { 'idempotency-key': key } },
    )
  const names = async () => {
    const rows = await direct.db.selectFrom('facility').where('user_id', '=', owner.id).select('company_name').execute()
    return rows.map(({ company_name }) => company_name).sort()
  }

  it('is repeated if it only reads', async () => {
    await makeFacility(direct.db, { user_id: owner.id, company_name: 'Alheri Clinic' })
    proxy.cutAt('server', 'Alheri Clinic')
    const { status, reply } = await list()
    expect([status, reply.data.data.map(({ company_name }) => company_name)]).toEqual([200, ['Alheri Clinic']])
    expect([proxy.hasCut(), seen]).toEqual([true, ['repeated']])
  })

  it('is repeated with its key when the connection is lost before the commit', async () => {
    proxy.cutAt('client', 'commit')
    expect((await add('Alheri Clinic', randomUUID())).status).toBe(201)
    expect([proxy.hasCut(), seen, await names()]).toEqual([true, ['repeated'], ['Alheri Clinic']])
  })

  it('gets the stored reply with its key when the commit has happened and only its acknowledgement was lost', async () => {
    proxy.cutAt('server', 'COMMIT\0')
    const { status, reply } = await add('Alheri Clinic', randomUUID())
    expect([status, reply.data.company_name, seen]).toEqual([201, 'Alheri Clinic', ['repeated']])
    expect(await names()).toEqual(['Alheri Clinic'])
  })

  it.each([
    ['before', 'client', 'commit', []],
    ['after', 'server', 'COMMIT\0', ['Alheri Clinic']],
  ] as const)(
    'is refused without a key, if it is lost %s the commit, and not repeated',
    async (_, sender, text, rows) => {
      proxy.cutAt(sender, text)
      const answer = await add('Alheri Clinic')
      expect([answer.status, answer.headers['retry-after'], proxy.hasCut(), seen]).toEqual([503, '10', true, []])
      expect(await names()).toEqual(rows)
    },
  )

  it('is not repeated when a file came with it', async () => {
    const { id: facility_id } = await makeFacility(direct.db, { user_id: owner.id })
    proxy.cutAt('client', 'commit')
    const headers = { 'idempotency-key': randomUUID() }
    const body = { facility_id, name: 'PHCN bill' as const }
    const upload = () => as(owner, portal.app).send(uploadDocument, { body }, { file: pdf(), headers })
    expect([(await upload()).status, seen]).toEqual([503, []])
    expect((await upload()).status).toBe(201)
  })

  it('waits for a server that takes changes when a standby answers first', async () => {
    const { rows } = await direct.pool.query('select current_database() as name')
    const setReadOnly = async (isOn: 'on' | 'off') => {
      const change = `alter database ${rows[0].name} set default_transaction_read_only = ${isOn}`
      await direct.pool.query(`begin read write; ${change}; commit`)
    }
    await setReadOnly('on')
    onTestFinished(() => setReadOnly('off'))
    // Every connection of the portal leads to the standby now.
    proxy.stop()
    await proxy.restore()
    await vi.waitFor(() => expect(portal.database.pool.totalCount).toBe(0))
    const reading = await Promise.all(Array.from({ length: 6 }, list))
    expect(reading.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    const taken = proxy.taken()
    const asked = [add('Alheri Clinic', 'key 1'), add('Bege Clinic', 'key 2')]
    // The portal has asked over new connections, more than once.
    await vi.waitFor(() => expect(proxy.taken()).toBeGreaterThan(taken + 3), { interval: 5, timeout: 4_500 })
    await setReadOnly('off')
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([201, 201])
    expect([seen, await names()]).toEqual([
      ['repeated', 'repeated'],
      ['Alheri Clinic', 'Bege Clinic'],
    ])
  })

  it('succeeds after an outage of three seconds', async () => {
    await list()
    proxy.stop()
    const asked = [list(), add('Alheri Clinic', 'key 3'), list()]
    const began = performance.now()
    await vi.waitFor(() => expect(performance.now() - began).toBeGreaterThan(3_000), { timeout: 60_000 })
    await proxy.restore()
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 201, 200])
    expect([seen, await names()]).toEqual([['repeated', 'repeated', 'repeated'], ['Alheri Clinic']])
  })

  it('is refused after five seconds of a longer outage, and succeeds when it is sent again after it', async () => {
    await list()
    proxy.stop()
    const began = performance.now()
    const answers = await Promise.all([list(), add('Alheri Clinic', 'key 4')])
    expect(answers.map(({ status }) => status)).toEqual([503, 503])
    expect(seen).toEqual(['given up', 'given up'])
    expect(performance.now() - began).toBeGreaterThan(4_900)
    expect((await portal.app.inject('/readyz')).statusCode).toBe(503)
    expect(seen).toHaveLength(2)
    await proxy.restore()
    expect((await list()).status).toBe(200)
    expect((await add('Alheri Clinic', 'key 4')).status).toBe(201)
    expect(await names()).toEqual(['Alheri Clinic'])
  })

  it('loses nothing that was acknowledged and does nothing twice, however often the connections are cut', async () => {
    const acknowledged: string[] = []
    const working = Array.from({ length: 4 }, async (_, person) => {
      for (let number = 0; number < 10; number++) {
        const name = `Clinic ${person} ${number}`
        if (proxy.hasCut()) number % 2 ? proxy.cutAt('client', 'commit') : proxy.cutAt('server', 'COMMIT\0')
        if ((await add(name, name)).status === 201) acknowledged.push(name)
      }
    })
    await Promise.all(working)
    expect(seen).toContain('repeated')
    const rows = await names()
    expect(new Set(rows).size).toBe(rows.length)
    expect(rows).toEqual(expect.arrayContaining(acknowledged))
    expect(acknowledged.length).toBeGreaterThan(20)
  })
})
