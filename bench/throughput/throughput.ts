// Compares how many pages a second the whole portal serves with a bare Node HTTP server that runs the same SQL through the same
// driver, alternately, on 51,000 facilities in one PostgreSQL server: a page of 15 facilities, a registration, a facility. Then
// measures the portal's memory with 200 parallel clients. Fails below the ratio of a page, or above 300 MB.
// Run: npm run bench:throughput
import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { startTestPostgres } from '../../tools/test-postgres.ts'
import { fill } from '../scale/fill.ts'
import { openPortal } from '../scale/open-portal.ts'
import { ask, startServer } from './child-server.ts'
import { requestsPerSecond } from './load.ts'
import type { Statement } from './portal-server.ts'

const facilities = 51_000
const list = '/api/facilities'
const pages = [
  { path: list, lowestRatio: 0.7 },
  { path: '/api/registrations/9002', lowestRatio: 0.6 },
  { path: '/api/facilities/9001', lowestRatio: 0.6 },
]
const maxMegabytes = 300
const pairs = 5

const server = await startTestPostgres()
const children: ChildProcess[] = []
try {
  const filled = await openPortal(server.url, 'throughput', (db) => fill(db, facilities))
  const token = filled.tokens.officer
  await filled.close()
  const database = new URL(server.url)
  database.pathname = '/throughput'
  const env = { ...process.env, DATABASE_URL: database.href, BENCH_TOKEN: token }

  const portal = start('portal-server.ts', env)
  const portalOrigin = await ask<{ origin: string }>(portal)
  for (const { path, lowestRatio } of pages) {
    const { statements, status } = await ask<{ statements: Statement[]; status: number }>(portal, { path, token })
    console.log(`${path} answers ${status} and runs ${statements.length} statements`)
    const bare = start('bare-server.ts', env)
    const bareOrigin = await ask<{ origin: string }>(bare, { statements })
    const ratio = await compare(`${portalOrigin.origin}${path}`, `${bareOrigin.origin}${path}`, token)
    bare.kill()
    console.log(`  median ratio ${ratio.toFixed(2)}, at least ${lowestRatio}`)
    if (ratio < lowestRatio) process.exitCode = 1
  }
  await requestsPerSecond({ token, clients: 200, seconds: 10, url: portalOrigin.origin + list })
  const megabytes = peakMegabytes(portal.pid)
  console.log(`highest memory with 200 clients ${megabytes.toFixed(0)} MB, at most ${maxMegabytes}`)
  if (megabytes > maxMegabytes) process.exitCode = 1
} finally {
  for (const child of children) child.kill()
  await server.stop()
}

/** The median of the ratios of requests per second, of which the first is not counted. */
async function compare(ofPortal: string, ofBare: string, token: string): Promise<number> {
  const ratios: number[] = []
  for (let pair = -1; pair < pairs; pair++) {
    const load = { token, clients: 16, seconds: 3 }
    const portal = await requestsPerSecond({ ...load, url: ofPortal })
    const bare = await requestsPerSecond({ ...load, url: ofBare })
    if (pair < 0) continue
    ratios.push(portal / bare)
    console.log(`  portal ${portal.toFixed(0)} a second, bare ${bare.toFixed(0)}, ratio ${(portal / bare).toFixed(2)}`)
  }
  return ratios.toSorted((one, other) => one - other)[Math.floor(pairs / 2)] ?? 0
}

function start(file: Parameters<typeof startServer>[0], env: NodeJS.ProcessEnv): ChildProcess {
  const child = startServer(file, env)
  children.push(child)
  return child
}

/** The peak resident memory of a process (VmHWM). */
function peakMegabytes(pid: number | undefined): number {
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}
