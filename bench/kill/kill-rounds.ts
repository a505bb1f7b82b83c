import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '@portal/server/start/open-database.ts'
import { startPortal } from '@portal/server/testing/portal-process.ts'
import { copyEmbeddedDatabase } from '@portal/server/testing/test-database.ts'
import { findFaults } from './faults.ts'
import { type Acknowledged, runOfficer, runOwners, type Workload } from './people.ts'
import { firstOfficer } from './people-at-work.ts'

const owners = 5
const maxLifeMs = 1_500
const maxStartMs = 3_000

/** The result of killing the portal. */
export interface Outcome {
  acknowledged: Record<keyof Acknowledged, number>
  /** How long the portal took to serve again after a kill, in milliseconds. */
  restarts: number[]
  faults: string[]
}

/**
 * Kills the portal the given number of times, at random moments, while several people use it, and looks for lost or
 * half-written data. Without a URL the portal uses the embedded database; a PostgreSQL database must be empty.
 */
export async function killPortal(kills: number, databaseUrl = ''): Promise<Outcome> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-kill-'))
  const settings = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...firstOfficer }
  // Creating an embedded database takes seconds, and is what killWhileStarting is about.
  if (!databaseUrl) await copyEmbeddedDatabase(join(dataDir, 'database'))
  let portal = startPortal(settings)
  let address: string | undefined = await portal.ready()
  let isOver = false
  const acknowledged: Acknowledged = {
    facilities: new Map(),
    registrations: new Map(),
    decisions: new Map(),
    documents: new Map(),
  }
  const workload: Workload = { where: { address: () => address }, acknowledged, waiting: [], isOver: () => isOver }
  const people = Promise.all([
    runOfficer(workload, firstOfficer.ADMIN_EMAIL, firstOfficer.ADMIN_PASSWORD),
    ...Array.from({ length: owners }, () => runOwners(workload)),
  ])
  // Awaited at the end; until then a rejection must not end the process.
  people.catch(() => {})

  const restarts: number[] = []
  try {
    await until(() => acknowledged.registrations.size > 0)
    for (let kill = 0; kill < kills; kill++) {
      await wait(Math.random() * maxLifeMs)
      portal.child.kill('SIGKILL')
      address = undefined
      await portal.ended
      const began = performance.now()
      portal = startPortal(settings)
      address = await portal.ready()
      restarts.push(performance.now() - began)
    }
    isOver = true
    await people.catch((cause) => {
      throw new Error(`Somebody at work was stopped by the portal, which printed:\n${portal.output()}`, { cause })
    })
    portal.child.kill('SIGTERM')
    await portal.ended
    const database = await openDatabase({ dataDir, ...(databaseUrl ? { databaseUrl } : {}) })
    const faults = await findFaults(database.pool, dataDir, acknowledged)
    await database.close()
    const { facilities, registrations, decisions, documents } = acknowledged
    const counts = {
      facilities: facilities.size,
      registrations: registrations.size,
      decisions: decisions.size,
      documents: documents.size,
    }
    return { acknowledged: counts, restarts, faults }
  } finally {
    isOver = true
    portal.child.kill('SIGKILL')
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Kills the portal the given number of times during its first start, then lets it start. Returns what the database holds. */
export async function killWhileStarting(kills: number, databaseUrl = '') {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-kill-'))
  const settings = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...firstOfficer }
  try {
    for (let kill = 0; kill < kills; kill++) {
      const portal = startPortal(settings)
      await Promise.race([wait(Math.random() * maxStartMs), portal.ended])
      portal.child.kill('SIGKILL')
      await portal.ended
    }
    const portal = startPortal(settings)
    await portal.ready()
    portal.child.kill('SIGTERM')
    await portal.ended
    const database = await openDatabase({ dataDir, ...(databaseUrl ? { databaseUrl } : {}) })
    const { rows } = await database.pool.query(`select
      (select count(*)::int from state) as states, (select count(*)::int from local_gov_area) as lgas,
      (select count(*)::int from ward) as wards, (select count(*)::int from facility_type) as facility_types,
      (select count(*)::int from user_account) as officers`)
    await database.close()
    return rows[0]
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function until(condition: () => boolean): Promise<void> {
  for (let attempt = 0; !condition(); attempt++) {
    if (attempt > 600) throw new Error('Nothing was acknowledged within a minute')
    await wait(100)
  }
}
