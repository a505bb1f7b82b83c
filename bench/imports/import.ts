// `npm run bench:import -- 20000`: a register of so many rows is read, matched, committed and undone by a portal on PostgreSQL, and
// committed again while the portal is killed every ten seconds. Fails if one of the bounds below is passed, or a row came in twice.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startTestPostgres } from '../../tools/test-postgres.ts'
import { type ImportPortal, openImportPortal } from './import-portal.ts'
import { registerOf } from './register-rows.ts'

const rows = Number(process.argv[2] ?? 20_000)
const most = { readMs: 60_000, commitMs: 300_000, undoMs: 120_000, grownMb: 128, slower: 1.5 }
const killEveryMs = 10_000
const failures: string[] = []

function check(what: string, value: number, bound: number): void {
  console.log(`${what}: ${value} (at most ${bound})`)
  if (value > bound) failures.push(what)
}

/** How long calls take while nothing else is done. */
async function quietCalls(portal: ImportPortal): Promise<number[]> {
  const calls = portal.probe()
  await wait(8000)
  return calls.end()
}

const p95 = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0

/**
 * Does something, and measures how long it takes, how far the portal grows, and how long others wait meanwhile. What they wait
 * usually is measured before and after, because the lists that they ask for get longer.
 */
async function measure(what: string, portal: ImportPortal, bound: number, work: () => Promise<void>) {
  const quietBefore = await quietCalls(portal)
  const before = await portal.resetPeakMemory()
  const others = portal.probe()
  const began = performance.now()
  await work()
  check(`${what}, ms`, Math.round(performance.now() - began), bound)
  check(`${what}, grown by MB`, (await portal.peakMemory()) - before, most.grownMb)
  const meanwhile = p95(await others.end())
  const usual = p95([...quietBefore, ...(await quietCalls(portal))])
  console.log(`${what}, p95 of other calls: ${Math.round(meanwhile)} ms, usually ${Math.round(usual)} ms`)
  check(`${what}, p95 of other calls by the usual one`, Math.round((meanwhile / usual) * 100) / 100, most.slower)
}

const server = await startTestPostgres()
const dataDir = await mkdtemp(join(tmpdir(), 'bench-import-'))
const portal = await openImportPortal(dataDir, server.url)
try {
  // Whoever comes first has warmed the portal up.
  const first = await portal.upload(registerOf(500, 'FIRST'))
  await portal.until(first, 'draft')

  let id = 0
  await measure('Read and matched', portal, most.readMs, async () => {
    id = await portal.upload(registerOf(rows, 'ONE'))
    await portal.until(id, 'draft')
  })
  await portal.takeAllIn(id)
  await measure('Committed', portal, most.commitMs, async () => {
    await portal.commit(id)
    await portal.until(id, 'committed')
  })
  await measure('Undone', portal, most.undoMs, async () => {
    await portal.undo(id)
    await portal.until(id, 'undone')
  })

  const again = await portal.upload(registerOf(rows, 'TWO'))
  await portal.until(again, 'draft')
  const coming = await portal.takeAllIn(again)
  await portal.commit(again)
  let kills = 0
  while (!(await portal.hasEnded(again, 'committed', killEveryMs))) {
    await portal.kill()
    kills += 1
  }
  const { lines, facilities } = await portal.countFacilities(again)
  console.log(`${kills} kills during the commit of ${coming} rows: ${lines} rows came in, as ${facilities} facilities.`)
  if (lines !== coming || facilities !== coming) failures.push('each row once')
} finally {
  await portal.close()
  await server.stop()
  await rm(dataDir, { recursive: true })
}
if (failures.length > 0) {
  console.error(`Failed: ${failures.join('; ')}`)
  process.exitCode = 1
}
