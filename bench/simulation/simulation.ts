// Compares the portal's figures of every day with a plain recount, for 500 facilities over five years by the portal's clock: dashboard,
// lists of renewals, reminders, periods, surcharges, changes of type and stages. Ends at the first difference, and fails if something
// that is simulated never happened. Run: npm run bench:simulation

import { deepStrictEqual } from 'node:assert/strict'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@portal/server/start/open-database.ts'
import { setNewAuditKeys } from '@portal/server/testing/audit/new-audit-keys.ts'
import { forLoading } from '@portal/server/testing/loading-database.ts'
import { makeOwner } from '@portal/server/testing/people.ts'
import { simulate } from '@portal/server/testing/simulation/simulate.ts'
import { startTestPostgres } from '../../tools/test-postgres.ts'

const server = await startTestPostgres()
try {
  setNewAuditKeys()
  const { db, close } = forLoading(
    await openDatabase({ dataDir: join(tmpdir(), 'portal-bench'), databaseUrl: server.url }),
  )
  const { id: ownerId } = await makeOwner(db)
  const everyDays = Number(process.env.BENCH_EVERY_DAYS ?? 1)
  const years = { facilities: 500, firstDay: '2026-01-05', lastDay: '2031-01-05', everyDays, ownerId }
  let comparisons = 0
  const began = performance.now()
  const seen = await simulate(db, years, (day, portal, plain) => {
    comparisons += 1
    deepStrictEqual(portal, plain, `${day}: the portal shows ${JSON.stringify(portal)}, not ${JSON.stringify(plain)}`)
  })
  console.log(seen)
  console.log(`${comparisons} comparisons agree, after ${((performance.now() - began) / 1000).toFixed(0)} s`)
  const missing = Object.entries(seen).filter(([, count]) => count === 0)
  if (missing.length > 0) throw new Error(`Never happened: ${missing.map(([what]) => what).join(', ')}`)
  await close()
} finally {
  await server.stop()
}
