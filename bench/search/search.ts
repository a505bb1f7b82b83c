// Fills PostgreSQL with facilities of names that look real, and prints how often the right one is among the first five, and
// the database time of each class of search. Fails below the recall or above the times that the ministry was promised.
// Run: npm run bench:search. docs/decisions/0017-search.md has the figures.
import { connectPostgres, noLimits } from '@portal/server/database/connect.ts'
import { openDatabase } from '@portal/server/start/open-database.ts'
import { forLoading } from '@portal/server/testing/loading-database.ts'
import pg from 'pg'
import { startTestPostgres } from '../../tools/test-postgres.ts'
import { fill } from './fill.ts'
import { recallOf } from './recall.ts'
import { timeSearches } from './time-searches.ts'

const sizes = (process.env.BENCH_SIZES ?? '27788,51022,1000000').split(',').map(Number)
const maxMs = { usual: 50, beginningsWithFilters: 80 }
const ambiguous = ['first and last word', 'first four letters']
let isMissed = false

// A server for a million facilities has 8 GB; PostgreSQL's manual recommends a quarter of it.
const server = await startTestPostgres({ shared_buffers: '2GB' })
try {
  for (const size of sizes) await measure(size)
} finally {
  await server.stop()
}
if (isMissed) process.exitCode = 1

async function measure(facilities: number): Promise<void> {
  const database = await openNew(`search_${facilities}`)
  await fill(database.db, facilities)
  console.log(`\n${facilities} facilities: the right name among the first five, in percent`)
  for (const withLga of [false, true]) {
    for (const [way, { all, tellable }] of await recallOf(database.db, { withLga })) {
      const least = leastRecall(facilities, { way, withLga })
      const apart = tellable === all ? '' : `, ${tellable.toFixed(1)} of those that at most five names fit equally well`
      judge(
        `${way}${withLga ? ', with its LGA' : ''}`,
        `${all.toFixed(1)}${apart} (at least ${least})`,
        tellable < least,
      )
    }
  }
  console.log(`\n${facilities} facilities: database time, ms`)
  for (const { name, view, p50, p95, isBeginning } of await timeSearches(database.db)) {
    const most = isBeginning && view.startsWith('LGA') ? maxMs.beginningsWithFilters : maxMs.usual
    judge(`${name}, ${view}`, `${p50.toFixed(1)} / ${p95.toFixed(1)}`, p95 > most)
  }
  await database.close()
}

/** At a million several names fit two words, or first letters, equally well, unless the LGA is chosen. */
function leastRecall(facilities: number, { way, withLga }: { way: string; withLga: boolean }): number {
  if (withLga || facilities <= 30_000) return 95
  if (ambiguous.includes(way)) return facilities > 100_000 ? 0 : 90
  return 95
}

function judge(what: string, figures: string, isBad: boolean): void {
  isMissed ||= isBad
  console.log(`${what.padEnd(56)} ${figures}${isBad ? '  MISSED' : ''}`)
}

async function openNew(name: string) {
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const url = new URL(server.url)
  url.pathname = `/${name}`
  await (await openDatabase({ dataDir: '', databaseUrl: url.href })).close()
  return forLoading(connectPostgres(url.href, 1, noLimits))
}
