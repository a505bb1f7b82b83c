// The processor time of one call, in the portal and in the database, beside that of a page of facilities from a bare Node server that
// runs the same SQL. Processor time depends little on what else runs. With `-- --keep` the costs are written to last.json; without,
// a call that costs a fifth more than there, both in bare pages, fails. Run: npm run bench:cost
import type { ChildProcess } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashPassword } from '@portal/server/auth/passwords.ts'
import { connectPostgres, type Db } from '@portal/server/database/connect.ts'
import { forLoading } from '@portal/server/testing/loading-database.ts'
import { makeOwner } from '@portal/server/testing/people.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import { startTestPostgres } from '../../tools/test-postgres.ts'
import { closeConnections, request, type Sent } from '../load/request.ts'
import { fill, letAllWait, numberOnward } from '../scale/fill.ts'
import { openPortal } from '../scale/open-portal.ts'
import { ask, startServer } from '../throughput/child-server.ts'
import type { Statement } from '../throughput/portal-server.ts'
import { pricedCalls, type Stock } from './priced-calls.ts'
import { parentOf, processorTime, processorTimeOfFamily } from './processor-time.ts'

const facilities = Number(process.env.FACILITIES ?? 20_000)
const clients = 4
const mostMore = 1.2
const kept = join(import.meta.dirname, 'last.json')
const keptCosts = z.record(z.string(), z.number())

/** Milliseconds of processor time. */
interface Cost {
  portal: number
  database: number
}

const server = await startTestPostgres()
const children: ChildProcess[] = []
try {
  const filled = await openPortal(server.url, 'cost', async (db) => {
    await fill(db, facilities)
    await letAllWait(db)
  })
  const { officer } = filled.tokens
  await filled.close()
  const url = new URL(server.url)
  url.pathname = '/cost'
  const env = { ...process.env, DATABASE_URL: url.href, BENCH_TOKEN: officer }
  const database = forLoading(connectPostgres(url.href, 1))
  const postmaster = await postmasterOf(database.db)
  const stock = await stockOf(database.db, officer)
  await database.close()

  const portal = start('portal-server.ts', env)
  const { origin } = await ask<{ origin: string }>(portal)
  const page = { path: '/api/facilities', token: officer }
  const { statements } = await ask<{ statements: Statement[] }>(portal, page)
  const bare = start('bare-server.ts', env)
  const { origin: bareOrigin } = await ask<{ origin: string }>(bare, { statements })

  const measure = async (at: string, process: ChildProcess, calls: Sent[]): Promise<Cost> => {
    const before = { portal: processorTime(process.pid ?? 0), database: processorTimeOfFamily(postmaster) }
    const left = [...calls]
    const client = async () => {
      for (let call = left.pop(); call; call = left.pop()) {
        const { status, body } = await request(at, call)
        if (status >= 300) throw new Error(`${call.method} ${call.path} answered ${status}: ${body}`)
      }
    }
    await Promise.all(Array.from({ length: clients }, client))
    return {
      portal: (processorTime(process.pid ?? 0) - before.portal) / calls.length,
      database: (processorTimeOfFamily(postmaster) - before.database) / calls.length,
    }
  }
  const pages = Array.from({ length: 1000 }, (): Sent => ({ method: 'GET', ...page }))
  await measure(bareOrigin, bare, pages)
  const ofBare = await measure(bareOrigin, bare, pages)
  const inPages: Record<string, number> = {}
  console.log(`${'milliseconds of processor time'.padEnd(34)} portal  database  in bare pages`)
  print('a page of a bare server', ofBare)
  for (const [name, { count, make }] of Object.entries(pricedCalls)) {
    const calls = (n: number) => Array.from({ length: n }, (_, turn) => make(stock, turn))
    await measure(origin, portal, calls(Math.ceil(count / 4)))
    const cost = await measure(origin, portal, calls(count))
    inPages[name] = (cost.portal + cost.database) / (ofBare.portal + ofBare.database)
    print(name, cost, inPages[name])
  }
  if (process.argv.includes('--keep')) writeFileSync(kept, `${JSON.stringify(inPages, undefined, 2)}\n`)
  else compareWithKept(inPages)
  closeConnections()
} finally {
  for (const child of children) child.kill()
  await server.stop()
}

function start(file: Parameters<typeof startServer>[0], env: NodeJS.ProcessEnv): ChildProcess {
  const child = startServer(file, env)
  children.push(child)
  return child
}

function print(name: string, { portal, database }: Cost, pages = 1): void {
  const figures = [portal.toFixed(1).padStart(6), database.toFixed(1).padStart(9), pages.toFixed(2).padStart(14)]
  console.log(`${name.padEnd(34)} ${figures.join(' ')}`)
}

function compareWithKept(inPages: Record<string, number>): void {
  for (const [name, before] of Object.entries(keptCosts.parse(JSON.parse(readFileSync(kept, 'utf8'))))) {
    const now = inPages[name] ?? Number.NaN
    if (now <= before * mostMore) continue
    console.log(`${name}: ${now.toFixed(2)} bare pages, ${before.toFixed(2)} when last kept  MISSED`)
    process.exitCode = 1
  }
}

/** The process that starts those of all connections. */
async function postmasterOf(db: Db): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  return parentOf(rows[0]?.pid ?? 0)
}

async function stockOf(db: Db, officer: string): Promise<Stock> {
  const password = 'seven-green-bicycles'
  await numberOnward(db)
  const { id, token, email } = await makeOwner(db)
  const password_hash = await hashPassword(password)
  await db.updateTable('user_account').set({ password_hash }).where('id', '=', id).execute()
  const registrations = db.selectFrom('registration').orderBy('id')
  const shown = await registrations.select(['id as registration', 'facility_id as facility']).limit(500).execute()
  const waiting = await registrations.where('status', '=', 'Awaiting decision').select('id').limit(1000).execute()
  return { officer, owner: { token, email, password }, shown, waiting: waiting.map((one) => one.id) }
}
