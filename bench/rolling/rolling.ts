// `npm run bench:rolling`: upgrades the portal from the version in ops/older-version to this one while people use it, rolls back, and
// fails if a request failed, if anything acknowledged was lost, or if a version did not start. Run: npm run bench:rolling -- 60
import { findPostgres } from '../../tools/postgres-programs.ts'
import { startTestPostgres } from '../../tools/test-postgres.ts'
import { olderCommit, whyNotHere } from './older-version.ts'
import { upgradeWhileUsed } from './rolling-upgrade.ts'

const seconds = Number(process.argv[2] ?? 20)

const obstacle = findPostgres() ? whyNotHere() : 'This machine has no PostgreSQL. On Debian: apt-get install postgresql'
if (obstacle !== undefined) {
  console.error(obstacle)
  process.exitCode = 1
} else {
  const server = await startTestPostgres()
  const { answered, failed, faults } = await upgradeWhileUsed(server.url, seconds).finally(server.stop)
  console.log(
    `From ${olderCommit()} and back: ${answered} requests answered, ${failed.length} failed, ${faults.length} faults.`,
  )
  for (const problem of [...failed, ...faults]) console.error(`  ${problem}`)
  if (failed.length + faults.length > 0) process.exitCode = 1
}
