// Measures the list of the facilities to inspect with as many facilities as a large state has, and how long counting it takes.
// Fails above its limit. Run: npm run bench:risk

import { countRisk } from '@portal/server/records/inspections/count-risk.ts'
import { startTestPostgres } from '../../tools/test-postgres.ts'
import { fill } from '../scale/fill.ts'
import { openPortal } from '../scale/open-portal.ts'
import { fillVisits } from './fill-visits.ts'

const facilities = Number(process.env.BENCH_FACILITIES ?? 51_000)
const rounds = Number(process.env.BENCH_ROUNDS ?? 60)
/** In milliseconds, for the 95th percentile of a whole call. */
const limitMs = 100

const addresses = [
  '/api/inspections/risk',
  '/api/inspections/risk?page=20',
  '/api/inspections/risk?local_gov_area_id=541',
  '/api/inspections/risk?facility_type_id=9',
  '/api/inspections/risk?unplanned=1',
]

const server = await startTestPostgres({ shared_buffers: '1GB' })
try {
  const today = new Date().toISOString().slice(0, 10)
  const portal = await openPortal(server.url, 'risk', async (db) => {
    await fill(db, facilities)
    await fillVisits(db)
    for (const time of ['first', 'second']) {
      const began = performance.now()
      await db.transaction().execute((transaction) => countRisk(transaction, { today, asOf: new Date().toISOString() }))
      console.log(`counted for the ${time} time in ${(performance.now() - began).toFixed()} ms`)
    }
  })
  for (const address of addresses) {
    const times: number[] = []
    for (let round = -5; round < rounds; round++) {
      const took = await portal.time('officer', address)
      if (round >= 0) times.push(took)
    }
    const p95 = times.toSorted((one, other) => one - other)[Math.ceil(rounds * 0.95) - 1] ?? Number.NaN
    if (!(p95 <= limitMs)) process.exitCode = 1
    console.log(`${address.padEnd(48)} p95 ${p95.toFixed(1)} ms, at most ${limitMs}`)
  }
  await portal.close()
} finally {
  await server.stop()
}
