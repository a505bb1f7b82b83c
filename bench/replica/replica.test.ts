import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import * as verification from '@portal/contract/licences/calls/verification.ts'
import * as registers from '@portal/contract/register/calls/public-register.ts'
import * as reports from '@portal/contract/reports/calls/reports.ts'
import { openReplica } from '@portal/server/start/open-replica.ts'
import { as } from '@portal/server/testing/as.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { findPostgres } from '../../tools/postgres-programs.ts'
import { startTestPostgres } from '../../tools/test-postgres.ts'
import { replicatedPortal } from './replicated-portal.ts'

let portal: Awaited<ReturnType<typeof replicatedPortal>>
const patience = { timeout: 60_000, interval: 200 }

describe.skipIf(!findPostgres())('a portal with a standby', () => {
  beforeAll(async () => {
    portal = await replicatedPortal()
  })
  afterAll(() => portal.end())
  afterEach(async () => {
    await portal.onStandby('select pg_wal_replay_resume()')
    await expect.poll(async () => (await portal.replica.state()).isRead, patience).toBe(true)
    // It is left alone for some seconds after an obstacle.
    await expect.poll(() => statementsOf(() => standingOf('Nobody')), patience).toMatchObject({ primary: 0 })
    portal.told()
  })

  /** How the register shows a facility. */
  async function standingOf(q: string): Promise<string | undefined> {
    const { reply } = await as(undefined, portal.app).send(registers.searchRegister, { query: { q } })
    return reply.data[0]?.standing
  }

  /** How many statements that may lag a request runs on each database. */
  async function statementsOf(request: () => Promise<unknown>) {
    const before = (await portal.replica.state()).statements
    await request()
    const { replica, primary } = (await portal.replica.state()).statements
    return { replica: replica - before.replica, primary: primary - before.primary }
  }

  /** How many seconds after it was sealed a facility is still shown as licensed. */
  async function secondsUntilSealed(name: string, id: number): Promise<number> {
    expect(await standingOf(name)).toBe('licensed')
    await portal.seal(id)
    const sealed = performance.now()
    await expect.poll(() => standingOf(name), { timeout: 60_000, interval: 50 }).toBe('sealed')
    return (performance.now() - sealed) / 1000
  }

  async function licensedOnStandby(name: string): Promise<number> {
    const id = await portal.licensed(name)
    await expect.poll(() => standingOf(name), patience).toBe('licensed')
    expect(await statementsOf(() => standingOf(name))).toMatchObject({ primary: 0 })
    return id
  }

  it('reads the register, its files and the reports there, and nothing else', async () => {
    const { app, officer } = portal
    await licensedOnStandby('Bosso Clinic')
    const get = (url: string) => statementsOf(() => app.inject({ url }))
    for (const url of ['/find', '/find/NSMOH', '/api/public/facilities.csv', '/api/public/facilities.geojson']) {
      expect([url, await get(url)]).toEqual([url, { replica: expect.toSatisfy((count) => count > 0), primary: 0 }])
    }
    const asOfficer = as(officer, app)
    const report = await statementsOf(() => asOfficer.send(reports.showReport, { params: { report: 'applications' } }))
    expect(report).toEqual({ replica: expect.toSatisfy((count) => count > 0), primary: 0 })
    const month = await statementsOf(() => asOfficer.send(reports.showMonthlyReport, {}))
    expect(month).toEqual({ replica: expect.toSatisfy((count) => count > 0), primary: 0 })
    const none = { replica: 0, primary: 0 }
    expect(await get('/verify')).toEqual(none)
    const body = { code: '123' }
    expect(await statementsOf(() => as(undefined, app).send(verification.checkLicenceCode, { body }))).toEqual(none)
    expect(await statementsOf(() => asOfficer.send(registrations.listRegistrations, {}))).toEqual(none)
  })

  it.each([
    ['that does not replay what arrives', 'select pg_wal_replay_pause()', 'select pg_wal_replay_resume()'],
    [
      'that applies everything late',
      "alter system set recovery_min_apply_delay = '1min'",
      'alter system reset recovery_min_apply_delay',
    ],
    ['that has lost its primary', "alter system set primary_conninfo = ''", undefined],
  ])('shows within five seconds that a facility was sealed, with a standby %s', async (what, obstruct, restore) => {
    const id = await licensedOnStandby(`Clinic ${what.length}`)
    const [connection] = await portal.onStandby<{ to_primary: string }>(
      "select quote_literal(current_setting('primary_conninfo')) as to_primary",
    )
    await portal.onStandby(obstruct)
    await portal.onStandby('select pg_reload_conf()')
    expect(await secondsUntilSealed(`Clinic ${what.length}`, id)).toBeLessThan(5)
    await expect.poll(portal.told, patience).toEqual(['it is more than three seconds behind'])
    expect(await statementsOf(() => standingOf('Nobody'))).toMatchObject({ replica: 0 })
    await portal.onStandby(restore ?? `alter system set primary_conninfo = ${connection?.to_primary}`)
    await portal.onStandby('select pg_reload_conf()')
  })

  it('goes on reading a standby while nothing is written for long', async () => {
    await expect
      .poll(
        async () => {
          const [row] = await portal.onStandby<{ idle: boolean }>(
            "select now() - pg_last_xact_replay_timestamp() > interval '4 seconds' as idle",
          )
          return row?.idle
        },
        { timeout: 120_000, interval: 500 },
      )
      .toBe(true)
    expect(await statementsOf(() => standingOf('Bosso Clinic'))).toMatchObject({ primary: 0 })
    expect(portal.told()).toEqual([])
  })

  it('goes on with the database itself when the standby stops in the middle, and stays there', async () => {
    await licensedOnStandby('Tunga Clinic')
    const reader = portal.replica.open()
    const names = () => reader.selectFrom('register_entry').select('certificate_id').execute()
    const before = await names()
    portal.standby.pause()
    await expect.poll(() => portal.onStandby('select 1').catch(() => 'away'), patience).toBe('away')
    expect(await statementsOf(async () => expect(await names()).toEqual(before))).toEqual({ replica: 0, primary: 1 })
    portal.standby.resume()
    await expect.poll(() => statementsOf(() => standingOf('Nobody')), patience).toMatchObject({ primary: 0 })
    expect(await statementsOf(names)).toEqual({ replica: 0, primary: 1 })
  })

  it('does not wait for a standby that does not answer', async () => {
    await licensedOnStandby('Maikunkele Clinic')
    const pids = await portal.processes()
    for (const pid of pids) process.kill(pid, 'SIGSTOP')
    try {
      const asked = performance.now()
      expect(await standingOf('Maikunkele Clinic')).toBe('licensed')
      expect((performance.now() - asked) / 1000).toBeLessThan(5)
      expect(portal.told()).toEqual(['it does not answer'])
    } finally {
      for (const pid of pids) process.kill(pid, 'SIGCONT')
    }
  })

  it('does not start with the standby of another portal, or of another database', async () => {
    const { database, server } = portal
    const other = await startTestPostgres()
    const sentence =
      'READ_DATABASE_URL leads to no standby of the database of DATABASE_URL, so it would show what belongs to another portal. Correct it, or leave it out.'
    for (const readDatabaseUrl of [server.url, other.url]) {
      await expect(openReplica({ readDatabaseUrl }, database, () => {})).rejects.toThrow(sentence)
    }
    await other.stop()
    const away = await openReplica({ readDatabaseUrl: other.url }, database, () => {})
    expect(await away?.state()).toMatchObject({ isRead: false })
    await away?.close()
  })

  it('reads nothing from a server that is no standby any more', async () => {
    const { database } = portal
    const told: unknown[] = []
    const readDatabaseUrl = database.pool.options.connectionString
    const itself = await openReplica({ readDatabaseUrl }, database, (obstacle) => told.push(obstacle))
    const found = itself && (await sql<{ one: number }>`select 1 as one`.execute(itself.open()))
    expect(found?.rows).toEqual([{ one: 1 }])
    expect(told).toEqual(['how far it is behind is not known'])
    await itself?.close()
  })
})
