import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import * as standing from '@portal/contract/standing/calls/standing.ts'
import { connectPostgres } from '@portal/server/database/connect.ts'
import { openReplica } from '@portal/server/start/open-replica.ts'
import { as } from '@portal/server/testing/as.ts'
import { setNewAuditKeys } from '@portal/server/testing/audit/new-audit-keys.ts'
import { makeBuiltWeb } from '@portal/server/testing/built-web.ts'
import { completeApplication } from '@portal/server/testing/complete-application.ts'
import { makeFacility, makeRegistration } from '@portal/server/testing/factories.ts'
import { makeOfficer, makeOwner } from '@portal/server/testing/people.ts'
import { closeTestApps, testApp } from '@portal/server/testing/test-app.ts'
import { closeTestDatabases, newTestDatabase } from '@portal/server/testing/test-database.ts'
import pg from 'pg'
import { startStandbyOf, startTestPostgres } from '../../tools/test-postgres.ts'

/** A portal whose register is read from a standby, and what can happen to the standby. */
export async function replicatedPortal() {
  setNewAuditKeys()
  const server = await startTestPostgres({ synchronous_commit: 'on' })
  Object.assign(process.env, { TEST_DATABASE: 'postgres', TEST_DATABASE_URL: server.url })
  const database = await newTestDatabase()
  const url = new URL(database.pool.options.connectionString ?? '')
  const standby = await startStandbyOf(server)
  const readUrl = new URL(standby.url)
  readUrl.pathname = url.pathname
  const told: (string | undefined)[] = []
  const replica = await openReplica({ readDatabaseUrl: readUrl.href }, database, (obstacle) => told.push(obstacle))
  if (!replica) throw new Error('There is a standby')
  const web = await makeBuiltWeb()
  const portal = await testApp(database, { openLagging: replica.open, webFolder: web.folder })
  const [owner, officer] = [await makeOwner(database.db), await makeOfficer(database.db)]

  /** Makes a facility that is licensed. Returns its id. */
  async function licensed(company_name: string): Promise<number> {
    const facility = await makeFacility(database.db, { user_id: owner.id, company_name })
    const registration = await makeRegistration(database.db, { facility_id: facility.id, status: 'Awaiting decision' })
    await completeApplication(database.db, registration)
    const body = { id: registration.id, status: 'Approved' as const, conditions: [] }
    const { status } = await as(officer, portal.app).send(registrations.decideRegistration, { body })
    if (status !== 200) throw new Error(`The approval was answered with ${status}`)
    return facility.id
  }

  async function seal(id: number): Promise<void> {
    const body = { kind: 'sealed' as const, from_date: '2026-01-01', reason: 'Patients were in danger.' }
    const { status } = await as(officer, portal.app).send(standing.restrictFacility, { params: { id }, body })
    if (status !== 200) throw new Error(`The sealing was answered with ${status}`)
  }

  async function onStandby<R extends pg.QueryResultRow>(statement: string): Promise<R[]> {
    const client = new pg.Client(standby.url)
    await client.connect()
    return (await client.query<R>(statement).finally(() => client.end())).rows
  }

  /** The processes of the standby that answer statements: the one that takes connections, and those of the connections. */
  async function processes(): Promise<number[]> {
    const [first] = (await readFile(join(standby.folder, 'data', 'postmaster.pid'), 'utf8')).split('\n')
    const rows = await onStandby<{ pid: number }>(
      "select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
    )
    return [Number(first), ...rows.map(({ pid }) => pid)]
  }

  return {
    ...portal,
    owner,
    officer,
    licensed,
    seal,
    onStandby,
    processes,
    server,
    standby,
    readUrl: readUrl.href,
    replica,
    /** What was said of the standby since the last time. */
    told: () => told.splice(0),
    connect: (address: string) => connectPostgres(address, 1),
    end: async () => {
      await replica.close()
      await closeTestApps()
      await closeTestDatabases()
      await web.remove()
      await standby.stop()
      await server.stop()
    },
  }
}
