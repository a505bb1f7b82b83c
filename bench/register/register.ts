// The public register with a million facilities: the 95th percentile of each kind of search, how many unchanged pages a second are
// answered with 304 beside a bare Node server that runs the same SQL, and the memory while all of it is sent as CSV and as
// GeoJSON. Fails above 50 ms, below a ratio of 0.5, or above 300 MB. Run: npm run bench:register
import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { get } from 'node:http'
import type { Db } from '@portal/server/database/connect.ts'
import { makeBuiltWeb } from '@portal/server/testing/built-web.ts'
import { startTestPostgres } from '../../tools/test-postgres.ts'
import { fill } from '../scale/fill.ts'
import { openPortal } from '../scale/open-portal.ts'
import { ask, startServer } from '../throughput/child-server.ts'
import { requestsPerSecond } from '../throughput/load.ts'
import type { Statement } from '../throughput/portal-server.ts'
import { fillRegister } from './fill-register.ts'
import { inventedName } from './names.ts'
import { searches } from './searches.ts'

const facilities = Number(process.env.BENCH_MANY ?? 1_000_000)
const rounds = Number(process.env.BENCH_ROUNDS ?? 40)
const maxMs = 50
const lowestRatio = 0.5
const maxMegabytes = 300

const server = await startTestPostgres({ shared_buffers: '2GB' })
const children: ChildProcess[] = []
const web = await makeBuiltWeb()
try {
  const began = performance.now()
  const fillIt = async (db: Db) => {
    await fill(db, facilities, inventedName)
    console.log(`${facilities} facilities are in place after ${seconds(began)} s`)
    const papers = await fillRegister(db)
    console.log(`${papers} papers are in the register after ${seconds(began)} s\n`)
  }
  const portal = await openPortal(server.url, 'register', fillIt, { webFolder: web.folder })
  const names = await namesIn(portal.origin)
  const rare = {
    'a rare word': names.map(({ word }) => `/api/public/facilities?q=${word}`),
    'a whole name': names.map(({ name }) => `/api/public/facilities?q=${encodeURIComponent(name)}`),
    'a misspelt rare word': names.map(({ word }) => `/api/public/facilities?q=${word.slice(0, 3)}${word.slice(4)}`),
    'a number': names.map(({ number }) => `/api/public/facilities?q=${encodeURIComponent(number)}`),
  }
  for (const [name, addresses] of Object.entries({ ...searches, ...rare })) {
    const times: number[] = []
    for (let round = -2; round < rounds; round++)
      for (const address of addresses) {
        const took = await portal.time('officer', address)
        if (round >= 0) times.push(took)
      }
    const p95 = percentile(times)
    if (p95 > maxMs) process.exitCode = 1
    console.log(`${name.padEnd(44)} p95 ${p95.toFixed(1).padStart(7)} ms${p95 > maxMs ? '  MISSED' : ''}`)
  }
  await portal.close()
  await compareUnchanged()
  await streamEverything()
  console.log(`\n${seconds(began)} s in all`)
} finally {
  for (const child of children) child.kill()
  await server.stop()
  await web.remove()
}

/** Facilities from all over the register, with a word of each name that few others have. */
async function namesIn(origin: string) {
  const found: { name: string; word: string; number: string }[] = []
  for (let page = 1; page <= 50; page += 10) {
    const response = await fetch(
      `${origin}/api/public/facilities?page=${page}&standing=licensed&facility_type_id=${page % 14}`,
    )
    const { data = [] }: { data?: { name: string; number: string }[] } = Object(await response.json())
    for (const { name, number } of data.slice(0, 3)) found.push({ name, number, word: name.split(' ')[1] ?? name })
  }
  return found
}

async function compareUnchanged(): Promise<void> {
  const database = new URL(server.url)
  database.pathname = '/register'
  const env = { ...process.env, DATABASE_URL: database.href }
  const path = '/api/public/facilities?local_gov_area_id=541'
  const portal = start('portal-server.ts', env)
  const { origin } = await ask<{ origin: string }>(portal)
  const tag = (await fetch(origin + path)).headers.get('etag') ?? ''
  const headers = { 'if-none-match': tag }
  const { statements, status } = await ask<{ statements: Statement[]; status: number }>(portal, { path, headers })
  console.log(`\nAn unchanged page answers ${status} and runs ${statements.length} statements.`)
  const bare = await ask<{ origin: string }>(start('bare-server.ts', env), { statements })
  const ratios: number[] = []
  for (let pair = -1; pair < 5; pair++) {
    const load = { clients: 16, seconds: 3 }
    const ofPortal = await requestsPerSecond({ ...load, url: origin + path, headers, status: 304 })
    const ofBare = await requestsPerSecond({ ...load, url: bare.origin + path })
    if (pair < 0) continue
    ratios.push(ofPortal / ofBare)
    console.log(
      `portal ${ofPortal.toFixed(0)} a second, bare ${ofBare.toFixed(0)}, ratio ${(ofPortal / ofBare).toFixed(2)}`,
    )
  }
  const median = ratios.toSorted((one, other) => one - other)[2] ?? 0
  console.log(`median ratio ${median.toFixed(2)}, at least ${lowestRatio}`)
  if (median < lowestRatio) process.exitCode = 1
}

async function streamEverything(): Promise<void> {
  const database = new URL(server.url)
  database.pathname = '/register'
  const fresh = start('portal-server.ts', { ...process.env, DATABASE_URL: database.href })
  const { origin } = await ask<{ origin: string }>(fresh)
  await fetch(`${origin}/api/public/facilities`).then((response) => response.arrayBuffer())
  for (const [path, encoding] of [
    ['/api/public/facilities.csv', 'identity'],
    ['/api/public/facilities.csv', 'gzip'],
    ['/api/public/facilities.geojson', 'identity'],
  ] as const) {
    const before = megabytesOf(fresh.pid)
    let highest = before
    const watch = setInterval(() => {
      highest = Math.max(highest, megabytesOf(fresh.pid))
    }, 100)
    const began = performance.now()
    const bytes = await download(origin + path, encoding)
    clearInterval(watch)
    console.log(
      `${path} (${encoding}): ${(bytes / 1e6).toFixed(1)} MB in ${seconds(began)} s; memory ${before.toFixed(0)} MB before, ${highest.toFixed(0)} MB at most`,
    )
    if (highest > maxMegabytes) process.exitCode = 1
  }
}

/** Reads a file and counts its bytes, as they are sent. */
function download(url: string, encoding: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encoding } }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.on('end', () => resolve(bytes))
      response.on('error', reject)
    }).on('error', reject)
  })
}

function start(file: Parameters<typeof startServer>[0], env: NodeJS.ProcessEnv): ChildProcess {
  const child = startServer(file, env)
  children.push(child)
  return child
}

/** The resident memory of a process. */
function megabytesOf(pid: number | undefined): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

function percentile(times: number[]): number {
  return times.toSorted((one, other) => one - other)[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN
}

function seconds(began: number): string {
  return ((performance.now() - began) / 1000).toFixed(0)
}
