// `npm run bench:metrics`: what figures for Prometheus and traces cost. Two portals, one with them and one without, answer the same calls
// in turn; a scrape and the collector are part of it. Fails above 2 % of the portal's processor time for a call. Run: npm run
// bench:metrics -- 20 (rounds)
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPortal } from '@portal/server/testing/portal-process.ts'
import { freePort } from '@portal/server/testing/smtp-server.ts'
import { startTestPostgres } from '../tools/test-postgres.ts'

const rounds = Number(process.argv[2] ?? 20)
const callsOfRound = 1_000
const maxPercent = 2
const paths = ['/api/states', '/api/public/facilities', '/api/portal', '/livez', '/api/registrations/1']

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
  const differences: number[] = []
  const costs: number[] = []
  // The first rounds warm the portals up.
  for (let round = -2; round < rounds; round++) {
    const [first, second] = round % 2 === 0 ? [plain, observed] : [observed, plain]
    const one = await costOfCalls(first)
    const other = await costOfCalls(second)
    const [without, with_] = first === plain ? [one, other] : [other, one]
    if (round < 0) continue
    differences.push(with_ - without)
    costs.push(without)
  }
  const percent = (100 * median(differences)) / median(costs)
  console.log(
    `${rounds} rounds of ${callsOfRound} calls: ${median(costs).toFixed(3)} ms of processor time each without, ${percent.toFixed(1)} % more with figures and traces, at most ${maxPercent} %`,
  )
  if (percent > maxPercent) process.exitCode = 1
  for (const { portal } of [plain, observed]) {
    portal.child.kill('SIGTERM')
    await portal.ended
  }

  async function start(settings: Record<string, string>) {
    const DATA_DIR = await mkdtemp(join(tmpdir(), 'portal-metrics-'))
    folders.push(DATA_DIR)
    const keys = folders[0] === DATA_DIR ? {} : { AUDIT_KEY: await keyIn(folders[0] ?? '') }
    const portal = startPortal({ DATA_DIR, DATABASE_URL: server.url, ...keys, ...settings })
    const address = await portal.ready()
    const scrape = settings.METRICS_PORT ? `http://127.0.0.1:${port}/metrics` : undefined
    return { portal, address, scrape }
  }
} finally {
  collector.closeAllConnections()
  collector.close()
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
  await server.stop()
}
