// Measures the approvals per second of eight parallel officers through the whole portal, alternately with and without the
// triggers of the tallies, and with and without the audit record (its entries, and the triggers that note the changed rows), on one
// PostgreSQL server, and prints the ratios.
// Then the time of one approval while nobody else approves, with and without the record; and whether the tallies equal a plain
// count after the concurrent load. Fails below a ratio of 0.7 for the tallies, and 0.9 for the record.
// Run: npm run bench:decisions
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connectPostgres } from '@portal/server/database/connect.ts'
import { startFoldingTallies } from '@portal/server/jobs/fold-tallies.ts'
import { sql } from 'kysely'
import { startTestPostgres } from '../../tools/test-postgres.ts'
import { fill, letAllWait } from '../scale/fill.ts'
import { openPortal } from '../scale/open-portal.ts'

const facilities = Number(process.env.FACILITIES ?? 50_000)
const allOfficers = 8
/** Approvals of one measurement. Each registration is approved once, so a measurement has a fixed number and not a fixed time. */
const measured = 500
/** Unmeasured, so that connections that a portal has opened again since it was last measured know their plans. */
const warmUp = 100
const rounds = Number(process.env.ROUNDS ?? 5)
const lowestRatio = 0.7
const lowestEntryRatio = 0.9

const server = await startTestPostgres()
const portals: ChildProcess[] = []
try {
  const filled = await openPortal(server.url, 'decisions', async (db) => {
    await fill(db, facilities)
    await letAllWait(db)
  })
  const token = filled.tokens.officer
  await filled.close()
  const url = new URL(server.url)
  url.pathname = '/decisions'
  const origin = await startPortal(url.href)
  const originWithoutEntries = await startPortal(url.href, ['--import', './bench/decisions/without-entries.ts'])

  const database = connectPostgres(url.href, 2)
  const { db } = database
  const folding = startFoldingTallies(db, {
    // The server is stopped first when the measurement fails, of which the error says why.
    onFailure: (error) => console.error(String(error)),
  })
  const waiting = await db
    .selectFrom('registration')
    .where('status', '=', 'Awaiting decision')
    .select('id')
    .orderBy('id')
    .execute()
  const ids = waiting.map(({ id }) => id)

  const ratios: number[] = []
  const entryRatios: number[] = []
  const timeRatios: number[] = []
  for (let round = -1; round < rounds; round++) {
    await setTallies('disable')
    const withoutTallies = await approvalsPerSecond(origin, token, ids)
    await setTallies('enable')
    await sql`select rebuild_tallies()`.execute(db)
    const withTallies = await approvalsPerSecond(origin, token, ids)
    const withoutEntries = await approvalsPerSecond(originWithoutEntries, token, ids)
    // Once before and once after, so that a server that becomes slower does not look like the cost of the entries.
    const withEntries = (withTallies + (await approvalsPerSecond(origin, token, ids))) / 2
    if (round < 0) continue
    const alone = await approvalsPerSecond(origin, token, ids, 1)
    const aloneWithoutEntries = await approvalsPerSecond(originWithoutEntries, token, ids, 1)
    timeRatios.push(aloneWithoutEntries / alone)
    ratios.push(withTallies / withoutTallies)
    entryRatios.push(withEntries / withoutEntries)
    console.log(
      `${withEntries.toFixed(0)} approvals a second with the record, ${withoutEntries.toFixed(0)} without, ratio ${(withEntries / withoutEntries).toFixed(2)}`,
    )
    console.log(
      `one approval alone ${(1000 / alone).toFixed(1)} ms with the record, ${(1000 / aloneWithoutEntries).toFixed(1)} ms without, ratio ${(aloneWithoutEntries / alone).toFixed(2)}`,
    )
    console.log(
      `${withTallies.toFixed(0)} approvals a second with tallies, ${withoutTallies.toFixed(0)} without, ratio ${(withTallies / withoutTallies).toFixed(2)}`,
    )
  }
  const { rows } = await sql<{ counted: number; approved: number }>`
    select
      (select sum(n) from registration_count where local_gov_area_id = 0 and facility_type_id = 0 and status = 'Approved')::int as counted,
      (select count(*) from registration where status = 'Approved')::int as approved
  `.execute(db)
  await folding.stop()
  await database.close()
  const [{ counted, approved } = { counted: -1, approved: 0 }] = rows
  const [ratio, entryRatio] = [median(ratios), median(entryRatios)]
  console.log(`tallies: median ratio ${ratio.toFixed(2)}, at least ${lowestRatio}`)
  console.log(`record: median ratio ${entryRatio.toFixed(2)}, at least ${lowestEntryRatio}`)
  console.log(`time of one approval with the record: ${median(timeRatios).toFixed(2)} times that without`)
  console.log(`${counted} approved in the figures, ${approved} in the table`)
  if (ratio < lowestRatio || entryRatio < lowestEntryRatio || counted !== approved) process.exitCode = 1

  async function setTallies(state: 'enable' | 'disable'): Promise<void> {
    for (const table of ['facility', 'registration']) {
      await sql.raw(`alter table ${table} ${state} trigger ${table}_is_counted`).execute(db)
    }
  }
} finally {
  for (const portal of portals) portal.kill()
  await server.stop()
}

/** Starts a portal of its own process on a database. Returns its origin. */
async function startPortal(databaseUrl: string, execArgv: string[] = []): Promise<string> {
  const portal = fork(new URL('../throughput/portal-server.ts', import.meta.url), {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    execArgv,
  })
  portals.push(portal)
  const ended = once(portal, 'exit').then(([code]) => Promise.reject(new Error(`The portal ended with code ${code}`)))
  // Later it is stopped on purpose.
  ended.catch(() => undefined)
  const [{ origin }] = (await Promise.race([once(portal, 'message'), ended])) as [{ origin: string }]
  return origin
}

function median(numbers: number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0
}

/** Officers approve one registration after another, eight of them unless told otherwise. Each approved id is removed from `waiting`. */
async function approvalsPerSecond(
  origin: string,
  token: string,
  waiting: number[],
  officers = allOfficers,
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: officers })
  const approveSome = async (count: number) => {
    const ids = waiting.splice(-count)
    if (ids.length < count) throw new Error('There are not enough registrations to approve')
    const officer = async () => {
      for (let id = ids.pop(); id !== undefined; id = ids.pop()) await approve(origin, token, { id, agent })
    }
    await Promise.all(Array.from({ length: officers }, officer))
  }
  await approveSome(warmUp)
  const began = performance.now()
  await approveSome(measured)
  agent.destroy()
  return measured / ((performance.now() - began) / 1000)
}

function approve(origin: string, token: string, { id, agent }: { id: number; agent: Agent }): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const sent = request(`${origin}/api/update/reg`, { method: 'POST', agent, headers }, (response) => {
      response.resume()
      response.on('end', () => {
        if (response.statusCode === 200) resolve()
        else reject(new Error(`Approving ${id} answered ${response.statusCode}`))
      })
    })
    sent.on('error', reject)
    sent.end(JSON.stringify({ id, status: 'Approved' }))
  })
}
