// Compares how many pages of 15 facilities a second the whole portal serves with a bare Node HTTP server that runs the same
// SQL through the same driver, alternately, on 51,000 facilities in one PostgreSQL server. Then measures the portal's memory
// with 200 parallel clients. Fails below a ratio of 0.5, or above 300 MB. Run: npm run bench:throughput
import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { startTestPostgres } from '../../tools/test-postgres.ts'
import { fill } from '../scale/fill.ts'
import { openPortal } from '../scale/open-portal.ts'
import { ask, startServer } from './child-server.ts'
import { requestsPerSecond } from './load.ts'
import type { Statement } from './portal-server.ts'

const facilities = 51_000
const path = '/api/facilities'
const lowestRatio = 0.5
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
  const recorded = await ask<{ statements: Statement[]; status: number }>(portal, { path, token })
  console.log(`One request answers ${recorded.status} and runs ${recorded.statements.length} statements.`)
  const bare = start('bare-server.ts', env)
  const bareOrigin = await ask<{ origin: string }>(bare, { statements: recorded.statements })

  const ratios: number[] = []
  for (let pair = -1; pair < pairs; pair++) {
    const load = { token, clients: 16, seconds: 3 }
    const ofPortal = await requestsPerSecond({ ...load, url: portalOrigin.origin + path })
    const ofBare = await requestsPerSecond({ ...load, url: bareOrigin.origin + path })
    if (pair < 0) continue
    ratios.push(ofPortal / ofBare)
    console.log(
      `portal ${ofPortal.toFixed(0)} a second, bare ${ofBare.toFixed(0)}, ratio ${(ofPortal / ofBare).toFixed(2)}`,
    )
  }
  const ratio = ratios.toSorted((one, other) => one - other)[Math.floor(pairs / 2)] ?? 0
  await requestsPerSecond({ token, clients: 200, seconds: 10, url: portalOrigin.origin + path })
  const megabytes = peakMegabytes(portal.pid)
  console.log(`median ratio ${ratio.toFixed(2)}, at least ${lowestRatio}`)
  console.log(`highest memory with 200 clients ${megabytes.toFixed(0)} MB, at most ${maxMegabytes}`)
  if (ratio < lowestRatio || megabytes > maxMegabytes) process.exitCode = 1
} finally {
  for (const child of children) child.kill()
  await server.stop()
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
