// A list of 100,000 rows as CSV and as a workbook: how long each takes, how much memory the portal needs for it, and how long other
// calls wait meanwhile. Fails if the process grows by more than 128 MB, or if a call waits for longer than 50 ms because of it.
// Run: npm run bench:lists
import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { linkFacilitiesExport, linkRegistrationsExport } from '@portal/contract/reports/calls/exports.ts'
import { startTestPostgres } from '../../tools/test-postgres.ts'
import { fill } from '../scale/fill.ts'
import { openPortal } from '../scale/open-portal.ts'
import { ask, startServer } from '../throughput/child-server.ts'

const rows = Number(process.env.BENCH_MANY ?? 100_000)
const maxMegabytes = 128
const maxWaitMs = 50

const server = await startTestPostgres({ shared_buffers: '512MB' })
const children: ChildProcess[] = []
try {
  const portal = await openPortal(server.url, 'lists', (db) => fill(db, rows))
  const token = portal.tokens.officer
  await portal.close()
  const database = new URL(server.url)
  database.pathname = '/lists'
  for (const { path } of [linkFacilitiesExport, linkRegistrationsExport]) {
    for (const format of ['csv', 'xlsx'] as const) await measure(database.href, { token, path, format })
  }
} finally {
  for (const child of children) child.kill()
  await server.stop()
}

interface Download {
  token: string
  path: string
  format: 'csv' | 'xlsx'
}

/** One download from a portal that has just started, beside the smallest call there is. */
async function measure(url: string, { token, path, format }: Download): Promise<void> {
  const child = startServer('portal-server.ts', { ...process.env, DATABASE_URL: url })
  children.push(child)
  const { origin } = await ask<{ origin: string }>(child)
  // What is loaded and prepared at the first download is not memory of the list.
  const linked = () => linkTo(origin, { token, path, format })
  await take(origin + (await linked()), 100_000)
  const before = megabytesOf(child.pid)
  let highest = before
  const watch = setInterval(() => {
    highest = Math.max(highest, megabytesOf(child.pid))
  }, 50)
  const quiet = await waitsOf(origin, new Promise((resolve) => setTimeout(resolve, 2000)))
  const address = origin + (await linked())
  const began = performance.now()
  const taken = take(address, Number.POSITIVE_INFINITY)
  const waits = await waitsOf(origin, taken)
  const seconds = (performance.now() - began) / 1000
  clearInterval(watch)
  child.kill()
  const grown = highest - before
  console.log(
    `${path.padEnd(28)} ${format.padEnd(5)} ${((await taken) / 1e6).toFixed(1).padStart(6)} MB in ${seconds.toFixed(1).padStart(5)} s; memory ${before.toFixed(0)} + ${grown.toFixed(0)} MB; another call waits ${describe(waits)} (${describe(quiet)} without it)`,
  )
  if (grown > maxMegabytes || percentile(waits, 0.99) > maxWaitMs) process.exitCode = 1
}

async function linkTo(origin: string, { token, path, format }: Download): Promise<string> {
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ format }),
  })
  const { url }: { url?: unknown } = Object(await response.json())
  if (typeof url !== 'string') throw new Error(`${path} answered ${response.status}`)
  return url
}

/** Reads a file, or its first bytes, and counts them. */
async function take(address: string, most: number): Promise<number> {
  const response = await fetch(address)
  let bytes = 0
  for await (const piece of response.body ?? []) {
    bytes += piece.length
    if (bytes > most) break
  }
  return bytes
}

/** How long the smallest call takes, again and again until something is done. */
async function waitsOf(origin: string, done: Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  let isDone = false
  void done.finally(() => {
    isDone = true
  })
  while (!isDone) {
    const began = performance.now()
    await (await fetch(`${origin}/livez`)).arrayBuffer()
    times.push(performance.now() - began)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  return times
}

function percentile(times: readonly number[], part: number): number {
  return times.toSorted((one, other) => one - other)[Math.ceil(times.length * part) - 1] ?? Number.NaN
}

function describe(times: readonly number[]): string {
  return `${percentile(times, 0.5).toFixed(1)} ms, p99 ${percentile(times, 0.99).toFixed(1)} ms`
}

/** The resident memory of a process. */
function megabytesOf(pid: number | undefined): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}
