// `npm run bench:kill -- 30`: kills the portal 30 times while people use it and 30 times during its first start, on the
// embedded database and on a private PostgreSQL server. It fails if anything acknowledged was lost, if anything was half
// written, or if the first start does not complete.
import { findPostgres } from '../../tools/postgres-programs.ts'
import { startTestPostgres } from '../../tools/test-postgres.ts'
import { killPortal, killWhileStarting, type Outcome } from './kill-rounds.ts'

const kills = Number(process.argv[2] ?? 20)

function report(database: string, { acknowledged, restarts, faults }: Outcome): void {
  const slowest = (Math.max(...restarts) / 1000).toFixed(1)
  const words = Object.entries(acknowledged).map(([name, count]) => `${count} ${name}`)
  console.log(`${database}: ${kills} kills, ${words.join(', ')} acknowledged, ${faults.length} faults.`)
  console.log(`  Slowest restart: ${slowest} s.`)
  for (const fault of faults) console.error(`  ${fault}`)
  if (faults.length > 0) process.exitCode = 1
}

/** Starts a private PostgreSQL server with an empty database for a while. */
async function withPostgres(use: (url: string) => Promise<void>): Promise<void> {
  const { url, stop } = await startTestPostgres()
  await use(url).finally(stop)
}

async function killStarts(database: string, url?: string): Promise<void> {
  const { wards, officers } = await killWhileStarting(kills, url)
  console.log(`${database}: ${kills} kills during the first start, then ${wards} wards and ${officers} officer.`)
  if (wards !== 8809 || officers !== 1) process.exitCode = 1
}

report('Embedded', await killPortal(kills))
await killStarts('Embedded')
if (findPostgres()) {
  await withPostgres(async (url) => report('PostgreSQL', await killPortal(kills, url)))
  await withPostgres((url) => killStarts('PostgreSQL', url))
} else console.log('PostgreSQL is not installed: skipped.')
