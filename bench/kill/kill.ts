// `npm run bench:kill -- 30`: kills the portal 30 times while people use it, on the embedded database and on a
// private PostgreSQL server, and fails if anything acknowledged was lost or anything was half written.
import { findPostgres } from '../../tools/postgres-programs.ts'
import { startTestPostgres } from '../../tools/test-postgres.ts'
import { killPortal, type Outcome } from './kill-rounds.ts'

const kills = Number(process.argv[2] ?? 20)

function report(database: string, { acknowledged, restarts, faults }: Outcome): void {
  const slowest = (Math.max(...restarts) / 1000).toFixed(1)
  const words = Object.entries(acknowledged).map(([name, count]) => `${count} ${name}`)
  console.log(`${database}: ${kills} kills, ${words.join(', ')} acknowledged, ${faults.length} faults.`)
  console.log(`  Slowest restart: ${slowest} s.`)
  for (const fault of faults) console.error(`  ${fault}`)
  if (faults.length > 0) process.exitCode = 1
}

report('Embedded', await killPortal(kills))
if (findPostgres()) {
  const { url, stop } = await startTestPostgres()
  report('PostgreSQL', await killPortal(kills, url))
  await stop()
} else console.log('PostgreSQL is not installed: skipped.')
