import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { type PortalProcess, type Settings, startPortal } from '@portal/server/testing/portal-process.ts'
import pg from 'pg'
import { findFaults } from '../kill/faults.ts'
import type { Acknowledged } from '../kill/people.ts'
import { firstOfficer, peopleAtWork } from '../kill/people-at-work.ts'
import { checkOutOlder, removeOlder } from './older-version.ts'

const migrate = resolve(import.meta.dirname, '../../server/cli/migrate.ts')

/** The result of an upgrade while people work. */
export interface Outcome {
  /** The requests that were answered, and those that got no reply or one that says that the portal cannot serve. */
  answered: number
  failed: string[]
  /** What was acknowledged and is missing, or is half written. */
  faults: string[]
}

/**
 * Upgrades a portal from the older version to this one while people use it, and rolls back: the older version works, then beside the
 * present schema, then beside the present version; it starts again at the end. Each step lasts for some seconds.
 */
export async function upgradeWhileUsed(databaseUrl: string, seconds: number): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-rolling-'))
  const older = join(folder, 'older')
  checkOutOlder(older)
  const settings: Settings = { DATA_DIR: folder, DATABASE_URL: databaseUrl, DRAIN_SECONDS: '1', ...firstOfficer }
  const started: PortalProcess[] = []
  const serving: { portal: PortalProcess; address: string }[] = []
  const start = async (program?: string) => {
    const args = program === undefined ? {} : { args: [program] }
    const portal = startPortal(settings, { cwd: folder, ...args })
    started.push(portal)
    serving.push({ portal, address: await portal.ready() })
  }
  const startOlder = () => start(join(older, 'server/main.ts'))
  /** Stops the portal that was started first. Those in front of it send it nothing more. */
  const stopFirst = async () => {
    const first = serving.shift()
    first?.portal.child.kill('SIGTERM')
    const code = await first?.portal.ended
    if (code !== 0) throw new Error(`A portal ended with ${code}: ${first?.portal.output()}`)
  }
  const load = peopleAtWork(() => serving.map(({ address }) => address))
  try {
    await startOlder()
    load.begin()
    await wait(seconds * 1000)
    await promisify(execFile)(process.execPath, [migrate], { cwd: folder, env: { ...process.env, ...settings } })
    await extendSchema(databaseUrl)
    await wait(seconds * 1000)
    await start()
    await wait(seconds * 1000)
    await stopFirst()
    await wait(seconds * 1000)
    await startOlder()
    await stopFirst()
    await wait(seconds * 1000)
    const ended = await load.end().catch((cause) => {
      const printed = started.map((portal) => portal.output()).join('\n')
      throw new Error(`Somebody at work was stopped by a portal. They printed:\n${printed}`, { cause })
    })
    return { ...ended, faults: await faultsIn(databaseUrl, folder, load.acknowledged) }
  } finally {
    load.stop()
    for (const { portal } of serving) portal.child.kill('SIGKILL')
    await Promise.all(serving.map(({ portal }) => portal.ended))
    removeOlder(older)
    await rm(folder, { recursive: true, force: true })
  }
}

/** Adds a column as a later migration would, so that plans are outdated also where this version has no newer migration. */
async function extendSchema(databaseUrl: string): Promise<void> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  for (const table of ['facility', 'registration', 'user_account', 'session']) {
    await client.query(`alter table ${table} add column of_a_later_version text`)
  }
  await client.query("insert into kysely_migration (name, timestamp) values ('9998-later', '2026-12-01')")
  await client.end()
}

async function faultsIn(databaseUrl: string, dataDir: string, acknowledged: Acknowledged): Promise<string[]> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  return await findFaults(pool, dataDir, acknowledged).finally(() => pool.end())
}
