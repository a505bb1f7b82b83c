// Compares, for every list, detail and dashboard call, the 95th percentile of its time with a million facilities and with
// ten thousand, on one PostgreSQL server in the same run. Fails above a ratio of 1.5, and if a search takes longer than its
// limit. Run: npm run bench:scale

import { startTestPostgres } from '../../tools/test-postgres.ts'
import { officerCalls, ownerCalls, searchCalls } from './calls.ts'
import { fill } from './fill.ts'
import { openPortal, type Portal } from './open-portal.ts'

const few = Number(process.env.BENCH_FEW ?? 10_000)
const many = Number(process.env.BENCH_MANY ?? 1_000_000)
const rounds = Number(process.env.BENCH_ROUNDS ?? 60)
const maxRatio = 1.5
/** In milliseconds. Shorter times are noise on a shared machine and count as this value. */
const noiseMs = 5

// A server for a million facilities has 8 GB; PostgreSQL's manual recommends a quarter of it.
const server = await startTestPostgres({ shared_buffers: '2GB' })
try {
  const small = await openPortal(server.url, 'few', (db) => fill(db, few))
  console.log(`${few} facilities are in place`)
  const large = await openPortal(server.url, 'many', (db) => fill(db, many))
  console.log(`${many} facilities are in place\n`)
  let worst = 0
  console.log(`${'call'.padEnd(44)} ${'p95 few'.padStart(9)} ${'p95 many'.padStart(9)} ${'ratio'.padStart(6)}`)
  for (const [who, calls] of [
    ['officer', officerCalls],
    ['owner', ownerCalls],
  ] as const) {
    for (const [name, addresses] of Object.entries(calls)) {
      const [atFew, atMany] = await compare(small, large, { who, addresses })
      const ratio = Math.max(atMany, noiseMs) / Math.max(atFew, noiseMs)
      worst = Math.max(worst, ratio)
      console.log(
        `${name.padEnd(44)} ${atFew.toFixed(1).padStart(9)} ${atMany.toFixed(1).padStart(9)} ${ratio.toFixed(2).padStart(6)}`,
      )
    }
  }
  console.log(`\n${'search'.padEnd(44)} ${'p95 few'.padStart(9)} ${'p95 many'.padStart(9)} ${'limit'.padStart(6)}`)
  for (const [name, { maxMs, addresses }] of Object.entries(searchCalls)) {
    const [atFew, atMany] = await compare(small, large, { who: 'officer', addresses })
    if (atMany > maxMs) process.exitCode = 1
    console.log(
      `${name.padEnd(44)} ${atFew.toFixed(1).padStart(9)} ${atMany.toFixed(1).padStart(9)} ${String(maxMs).padStart(6)}${atMany > maxMs ? '  MISSED' : ''}`,
    )
  }
  console.log(`\nhighest ratio ${worst.toFixed(2)}, at most ${maxRatio}`)
  if (worst > maxRatio) process.exitCode = 1
  await small.close()
  await large.close()
} finally {
  await server.stop()
}

/** The 95th percentile in milliseconds on both portals, with alternating requests, so that other load on the machine affects both alike. */
async function compare(
  small: Portal,
  large: Portal,
  { who, addresses }: { who: 'officer' | 'owner'; addresses: readonly string[] },
): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []]
  for (let round = -5; round < rounds; round++) {
    for (const address of addresses) {
      for (const [turn, portal] of [small, large].entries()) {
        const took = await portal.time(who, address)
        if (round >= 0) times[turn]?.push(took)
      }
    }
  }
  return [percentile(times[0]), percentile(times[1])]
}

function percentile(times: number[]): number {
  const sorted = times.toSorted((one, other) => one - other)
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN
}
