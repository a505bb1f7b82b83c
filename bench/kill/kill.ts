// `npm run bench:kill -- 30`: kills the portal so many times while people work with it, on the embedded database and on
// a PostgreSQL server of its own, and fails when anything acknowledged was lost or anything was left half done.
import { findPostgres } from '../../tools/postgres-programs.ts'
import { startTestPostgres } from '../../tools/test-postgres.ts'
import { killPortal, type Outcome } from './kill-rounds.ts'

const kills = Number(process.argv[2] ?? 20)

function tell(database: string, { acknowledged, restarts, faults }: Outcome): void {
  const slowest = (Math.max(...restarts) / 1000).toFixed(1)
  const words = Object.entries(acknowledged).map(([name, count]) => `${count} ${name}`)
  console.log(`${database}: ${kills} kills, ${words.join(', ')} acknowledged, ${faults.length} faults.`)
  console.log(`  Served again after ${slowest} s at the latest.`)
  for (const fault of faults) console.error(`  ${fault}`)
  if (faults.length > 0) process.exitCode = 1
}

tell('Embedded', await killPortal(kills))
if (findPostgres()) {
  const { url, stop } = await startTestPostgres()
  tell('PostgreSQL', await killPortal(kills, url))
  await stop()
} else console.log('PostgreSQL: not on this machine, not tried.')
