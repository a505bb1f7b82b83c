// Lets 500 owners submit within one second, as the web does it: each must be accepted once, all within 20 s, while the calls of
// others begin to be answered within 2 s. Then finds the highest rate of mixed requests, and sends 60 % of it for MINUTES (60): the
// 95th percentile must be below 2 s, nothing may fail, and memory, handles and connections must stay flat. Run: npm run bench:load
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectPostgres, noLimits } from '@portal/server/database/connect.ts'
import { openDatabase } from '@portal/server/start/open-database.ts'
import { makeFacility, makeRegistration } from '@portal/server/testing/factories.ts'
import { forLoading } from '@portal/server/testing/loading-database.ts'
import { makeOfficer, makeOwner } from '@portal/server/testing/people.ts'
import { startPortal } from '@portal/server/testing/portal-process.ts'
import { startTestPostgres } from '../../tools/test-postgres.ts'
import { randomFrom } from '../random.ts'
import { fill, numberOnward } from '../scale/fill.ts'
import { makeReady, submitTogether, waitsOfOthers } from './burst.ts'
import { atRate, highestRate, type Work } from './mixed.ts'
import { closeConnections } from './request.ts'
import { earlyAndLate, watchProcess } from './watch-process.ts'

const facilities = Number(process.env.FACILITIES ?? 20_000)
const submits = Number(process.env.SUBMITS ?? 500)
const minutes = Number(process.env.MINUTES ?? 60)
const limits = { allDone: 20, othersWait: 2, p95: 2, growth: 1.15, moreHandles: 20 }

const folder = await mkdtemp(join(tmpdir(), 'portal-load-'))
const server = await startTestPostgres()
const settings = { DATA_DIR: folder, DATABASE_URL: server.url }
try {
  await (await openDatabase({ dataDir: folder, databaseUrl: server.url })).close()
  const database = forLoading(connectPostgres(server.url, 2, noLimits))
  const { db } = database
  await fill(db, facilities)
  await numberOnward(db)
  const ready = await makeReady(db, submits)
  const officers = await Promise.all(Array.from({ length: 10 }, () => makeOfficer(db)))
  const owners: Work['owners'][number][] = []
  for (let made = 0; made < 40; made += 1) {
    const { id, token } = await makeOwner(db)
    const facility = await makeFacility(db, { user_id: id, recorded_by: id })
    owners.push({
      token,
      facility: facility.id,
      registration: (await makeRegistration(db, { facility_id: facility.id })).id,
    })
  }
  const portal = startPortal(settings)
  const origin = await portal.ready()
  const tokens = officers.map(({ token }) => token)
  console.log(`${facilities} facilities; ${submits} applications are ready`)

  let isOver = false
  const watching = waitsOfOthers(origin, tokens[0] ?? '', () => isOver)
  const submitted = await submitTogether(origin, ready)
  isOver = true
  const waits = await watching
  const accepted = submitted.filter(({ statuses }) => statuses.at(-1) === 200)
  const repeated = submitted.filter(({ statuses }) => statuses.length > 1)
  const lastDone = Math.max(...submitted.map(({ doneAfter }) => doneAfter))
  check('accepted', accepted.length, submits, accepted.length === submits)
  console.log(`  of them refused as busy before: ${repeated.length}; statuses: ${statusesOf(submitted)}`)
  const entries = await db
    .selectFrom('audit_entry')
    .where('action', '=', 'Submit')
    .where('about_kind', '=', 'registration')
    .select('about_id')
    .execute()
  const once = new Set(entries.map(({ about_id }) => about_id)).size
  check(
    'submitted once each',
    `${once} in ${entries.length} entries of the record`,
    submits,
    once === submits && entries.length === submits,
  )
  check('last one done after s', lastDone.toFixed(1), limits.allDone, lastDone <= limits.allDone)
  const longest = Math.max(...waits)
  check(
    `longest wait of ${waits.length} other calls in s`,
    longest.toFixed(2),
    limits.othersWait,
    longest <= limits.othersWait,
  )

  const cases = await db
    .selectFrom('registration')
    .select(['id as registration', 'facility_id as facility'])
    .orderBy('id')
    .limit(2000)
    .execute()
  const work: Work = { origin, officers: tokens, owners, cases, random: randomFrom(1) }
  const rates: number[] = []
  for (const clients of [4, 8, 16, 32]) rates.push(await highestRate(work, clients, 15))
  console.log(`requests a second with 4, 8, 16, 32 clients: ${rates.map((rate) => rate.toFixed(0)).join(', ')}`)
  const rate = 0.6 * Math.max(...rates)
  const watch = watchProcess(portal.child.pid ?? 0, database.pool, minutes * 600)
  const { seconds, failed } = await atRate(work, rate, minutes)
  const samples = watch.stop()
  const sorted = seconds.toSorted((one, other) => one - other)
  const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN
  console.log(`${sorted.length} requests at ${rate.toFixed(0)} a second for ${minutes} min`)
  check('95th percentile in s', p95.toFixed(3), limits.p95, p95 <= limits.p95)
  check('failed', [...failed].map(([what, n]) => `${n} ${what}`).join(', ') || 'none', 'none', failed.size === 0)
  const [mbEarly, mbLate] = earlyAndLate(samples, 'megabytes')
  check('memory in MB', `${mbEarly.toFixed(0)} → ${mbLate.toFixed(0)}`, '+15 %', mbLate <= mbEarly * limits.growth)
  for (const what of ['handles', 'connections'] as const) {
    const [early, late] = earlyAndLate(samples, what)
    check(what, `${early} → ${late}`, `+${limits.moreHandles}`, late <= early + limits.moreHandles)
  }
  closeConnections()
  portal.child.kill('SIGTERM')
  await portal.ended
  await database.close()
} finally {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}

function check(what: string, measured: string | number, limit: string | number, isMet: boolean): void {
  console.log(`${what}: ${measured} (limit ${limit})${isMet ? '' : '  MISSED'}`)
  if (!isMet) process.exitCode = 1
}

function statusesOf(submitted: readonly { statuses: number[] }[]): string {
  const counts = Map.groupBy(
    submitted.flatMap(({ statuses }) => statuses),
    (status) => status,
  )
  return [...counts].map(([status, all]) => `${status} × ${all.length}`).join(', ')
}
