// Counts the figures of the reports at a million facilities, and times every report, for this year and for ten years, on
// PostgreSQL. The times are also shown as a ratio to that of the officers' dashboard in the same run. Fails if a report takes
// longer than a second. Run: npm run bench:reports

import { reportNames } from '@portal/domain/reports/reports.ts'
import { refreshReports } from '@portal/server/jobs/refresh-reports.ts'
import { sql } from 'kysely'
import { startTestPostgres } from '../../tools/test-postgres.ts'
import { fill } from '../scale/fill.ts'
import { openPortal } from '../scale/open-portal.ts'
import { fillPast } from './fill-past.ts'

const facilities = Number(process.env.BENCH_MANY ?? 1_000_000)
const rounds = Number(process.env.BENCH_ROUNDS ?? 20)
const maxMs = 1000

const thisYear = new Date().getFullYear()
const tenYears = `from=${thisYear - 9}-01&to=${thisYear}-12`
const queries = [
  '',
  tenYears,
  `${tenYears}&local_gov_area_id=541`,
  `${tenYears}&local_gov_area_id=541&facility_type_id=2`,
]

const server = await startTestPostgres({ shared_buffers: '2GB' })
try {
  const portal = await openPortal(server.url, 'many', async (db) => {
    await fill(db, facilities)
    await fillPast(db)
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from registration`.execute(db)
    console.log(`${facilities} facilities and ${rows[0]?.n} registrations are in place`)
    for (const time of ['first', 'second']) {
      const began = performance.now()
      await refreshReports(db, new Date())
      console.log(`counted for the ${time} time in ${((performance.now() - began) / 1000).toFixed(1)} s`)
    }
    const counted = await sql<{ report: string; n: number }>`
      select report, count(*)::int as n from report_figure group by 1 order by 1
    `.execute(db)
    for (const { report, n } of counted.rows) console.log(`  ${report.padEnd(14)} ${n} figures`)
    await sql`vacuum analyze report_figure`.execute(db)
  })
  const dashboard = await median(() => portal.time('officer', '/api/dashboard/summary'))
  console.log(`\n${'report'.padEnd(90)} ${'median'.padStart(8)} ${'ratio'.padStart(7)}`)
  console.log(`${'the counters of the dashboard'.padEnd(90)} ${dashboard.toFixed(1).padStart(8)} ${'1.00'.padStart(7)}`)
  for (const name of reportNames) {
    for (const query of queries) {
      const address = `/api/reports/${name}${query && `?${query}`}`
      const took = await median(() => portal.time('officer', address))
      if (took > maxMs) process.exitCode = 1
      console.log(`${address.padEnd(90)} ${took.toFixed(1).padStart(8)} ${(took / dashboard).toFixed(2).padStart(7)}`)
    }
  }
  await portal.close()
} finally {
  await server.stop()
}

async function median(measure: () => Promise<number>): Promise<number> {
  const times: number[] = []
  for (let round = -3; round < rounds; round++) {
    const took = await measure()
    if (round >= 0) times.push(took)
  }
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN
}
