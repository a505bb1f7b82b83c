// `npm run bench:metrics`: what figures for Prometheus and traces cost. Two portals, one with them and one without, answer the same
// calls in turn. The figures are read after every 15 seconds of calls, and a collector takes the traces. Fails above 2 % of the
// portal's processor time. Run: npm run bench:metrics -- 20 (rounds)
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPortal } from '@portal/server/testing/portal-process.ts'
import { freePort } from '@portal/server/testing/smtp-server.ts'
import { startTestPostgres } from '../tools/test-postgres.ts'
import { processorTime } from './processor-time.ts'

const rounds = Number(process.argv[2] ?? 20)
const callsOfRound = 1_000
const scrapeMs = 15_000
const maxPercent = 2
const paths = ['/api/states', '/api/public/facilities', '/api/portal', '/livez', '/api/registrations/1']

type Portal = Awaited<ReturnType<typeof start>>

const server = await startTestPostgres()
const folders: string[] = []
const collector = createServer((request, response) => void request.resume().on('end', () => response.end('{}')))
await once(collector.listen(0, '127.0.0.1'), 'listening')
try {
  const port = await freePort()
  const place = collector.address()
  const plain = await start({})
  const observed = await start({
    METRICS_PORT: String(port),
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${typeof place === 'object' ? place?.port : 0}`,
  })
  const scrape = () => fetch(`http://127.0.0.1:${port}/metrics`).then((reply) => reply.text())
  // Both are warmed up, and have done what they do after a start.
  for (let round = 0; round < 3; round++) await Promise.all([costOfCalls(plain), costOfCalls(observed)])
  const costs: Record<'plain' | 'observed', number[]> = { plain: [], observed: [] }
  let calling = 0
  let scrapes = 0
  for (let round = 0; round < rounds; round++) {
    for (const name of round % 2 === 0 ? (['plain', 'observed'] as const) : (['observed', 'plain'] as const)) {
      const portal = name === 'plain' ? plain : observed
      const began = performance.now()
      const cost = await costOfCalls(portal, async () => {
        if (name === 'plain') return
        calling += performance.now() - began
        for (; scrapes * scrapeMs <= calling; scrapes++) await scrape()
      })
      costs[name].push(cost)
    }
  }
  const percent = 100 * (median(costs.observed) / median(costs.plain) - 1)
  const each = (all: number[]) => (median(all) / callsOfRound).toFixed(3)
  console.log(
    `${rounds} rounds of ${callsOfRound} calls, ${scrapes} scrapes: ${each(costs.plain)} ms of processor time for a call without, ${each(costs.observed)} ms with figures and traces, ${percent.toFixed(1)} % more, at most ${maxPercent} %`,
  )
  if (percent > maxPercent) process.exitCode = 1
  for (const { portal } of [plain, observed]) {
    portal.child.kill('SIGTERM')
    await portal.ended
  }
} finally {
  collector.closeAllConnections()
  collector.close()
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
  await server.stop()
}

/** A round in which a job of the portal ran counts no more than another. */
function median(numbers: number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0
}

/** Starts a portal with the keys of the first one. */
async function start(settings: Record<string, string>) {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'portal-metrics-'))
  const [first] = folders
  if (first) await cp(join(first, 'keys'), join(DATA_DIR, 'keys'), { recursive: true })
  folders.push(DATA_DIR)
  const portal = startPortal({ DATA_DIR, DATABASE_URL: server.url, ...settings })
  return { portal, address: await portal.ready() }
}

/** The processor time that a portal takes for a round of calls, four at a time, and for what follows them. */
async function costOfCalls({ portal, address }: Portal, afterwards = async () => {}): Promise<number> {
  const before = await processorTime(portal.child.pid)
  let next = 0
  const client = async () => {
    while (next < callsOfRound) await (await fetch(address + paths[next++ % paths.length])).arrayBuffer()
  }
  await Promise.all([client(), client(), client(), client()])
  await afterwards()
  return (await processorTime(portal.child.pid)) - before
}
