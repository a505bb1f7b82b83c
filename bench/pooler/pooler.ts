// `npm run bench:pooler`: the portal on PostgreSQL through PgBouncer. It names what a pooler swallows or refuses, works with people at
// it without a failed request, and takes little more processor time for each request than without the pooler. PGBOUNCER is the
// path of PgBouncer 1.21 or newer. Run: PGBOUNCER=/usr/sbin/pgbouncer npm run bench:pooler -- 30
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startPortal } from '@portal/server/testing/portal-process.ts'
import pg from 'pg'
import { startTestPostgres } from '../../tools/test-postgres.ts'
import { findFaults } from '../kill/faults.ts'
import { firstOfficer, peopleAtWork } from '../kill/people-at-work.ts'
import { processorTime } from '../processor-time.ts'
import { startPooler, whyNoPooler } from './pgbouncer.ts'

const seconds = Number(process.argv[2] ?? 20)
/** The most processor time of the portal for a request through the pooler, compared with one without it. */
const maxRatio = 1.2

const obstacle = whyNoPooler()
if (obstacle === undefined) await compare()
else {
  console.error(obstacle)
  process.exitCode = 1
}

async function compare(): Promise<void> {
  const server = await startTestPostgres()
  try {
    const [refused, swallowed] = [await databaseOf(server.url, 'refused'), await databaseOf(server.url, 'swallowed')]
    const strict = await startPooler(refused)
    expectRefusal('settings refused', await refusal({ DATABASE_URL: strict.url }), 'is a pooler, which refuses')
    await strict.stop()
    const lax = await startPooler(swallowed, { ignore_startup_parameters: 'options' })
    const expected = 'a pooler between the portal and the database swallows them'
    expectRefusal('settings swallowed', await refusal({ DATABASE_URL: lax.url }), expected)
    expectRefusal(
      'settings missing at the role',
      await refusal({ DATABASE_URL: lax.url, DIRECT_DATABASE_URL: swallowed }),
      expected,
    )
    await lax.stop()

    const plain = await databaseOf(server.url, 'plain')
    const without = await measure({ DATABASE_URL: plain }, plain)
    const pooled = await databaseOf(server.url, 'pooled')
    await giveSettings(pooled)
    const pooler = await startPooler(pooled)
    const through = await measure({ DATABASE_URL: pooler.url, DIRECT_DATABASE_URL: pooled }, pooled)
    await pooler.stop()
    report('without a pooler', without)
    report('through the pooler', through)
    const ratio = through.milliseconds / without.milliseconds
    console.log(`ratio ${ratio.toFixed(2)}, at most ${maxRatio}`)
    if (ratio > maxRatio) process.exitCode = 1
  } finally {
    await server.stop()
  }
}

/** Makes a database on the server. Returns its address. */
async function databaseOf(serverUrl: string, name: string): Promise<string> {
  await run(serverUrl, `create database ${name}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

/** Gives the role of a database the settings that ops/database-roles.sql gives to portal_app. */
async function giveSettings(url: string): Promise<void> {
  const roles = await readFile(new URL('../../ops/database-roles.sql', import.meta.url), 'utf8')
  const settings = roles.match(/^alter role portal_app set .+$/gm) ?? []
  const user = decodeURIComponent(new URL(url).username)
  await run(
    url,
    settings.join('\n').replaceAll('portal_app', `"${user}" in database ${new URL(url).pathname.slice(1)}`),
  )
}

async function run(url: string, statements: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(statements).finally(() => client.end())
}

/** What a portal says that does not start. */
async function refusal(settings: Record<string, string>): Promise<string> {
  return inFolder(async (DATA_DIR) => {
    const portal = startPortal({ DATA_DIR, ...settings, ...firstOfficer })
    const code = await portal.ended
    return code === 1 ? portal.output() : `It ended with ${code}.`
  })
}

function expectRefusal(what: string, output: string, expected: string): void {
  const isRight = output.includes(expected)
  console.log(`${what}: ${isRight ? 'the portal does not start and says why' : `MISSED: ${output}`}`)
  if (!isRight) process.exitCode = 1
}

interface Measured {
  answered: number
  failed: string[]
  faults: string[]
  /** The processor time of the portal for each request. */
  milliseconds: number
}

/** Lets people work for some seconds. */
async function measure(settings: Record<string, string>, directUrl: string): Promise<Measured> {
  return inFolder(async (DATA_DIR) => {
    const portal = startPortal({ DATA_DIR, ...settings, ...firstOfficer })
    try {
      const address = await portal.ready()
      const load = peopleAtWork(() => [address])
      const began = await processorTime(portal.child.pid)
      load.begin()
      await wait(seconds * 1000)
      const { answered, failed } = await load.end()
      const took = (await processorTime(portal.child.pid)) - began
      const pool = new pg.Pool({ connectionString: directUrl, max: 1 })
      const faults = await findFaults(pool, DATA_DIR, load.acknowledged).finally(() => pool.end())
      return { answered, failed, faults, milliseconds: took / answered }
    } finally {
      portal.child.kill('SIGTERM')
      await portal.ended
    }
  })
}

function report(what: string, { answered, failed, faults, milliseconds }: Measured): void {
  console.log(
    `${what}: ${answered} requests answered, ${failed.length} failed, ${faults.length} faults, ${milliseconds.toFixed(1)} ms of the portal's processor time each`,
  )
  for (const problem of [...failed, ...faults]) console.error(`  ${problem}`)
  if (failed.length + faults.length > 0) process.exitCode = 1
}

async function inFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-pooler-'))
  return await use(folder).finally(() => rm(folder, { recursive: true, force: true }))
}
