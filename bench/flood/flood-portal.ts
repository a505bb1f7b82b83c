import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { type PortalProcess, startPortal } from '@portal/server/testing/portal-process.ts'

/** Requests that are sent all at once. */
export interface Flood {
  path: string
  /** Makes them POSTs with this JSON, all at once with its headers. */
  body?: string
  connections: number
  /** Connections beside them that send nothing. */
  idle?: number
  /** Whether a connection that the portal has closed is opened again, and sends again. */
  isRepeated?: boolean
  /** How many requests each connection sends in a single write. */
  requests: number
  /** Whether the replies are read. */
  isRead: boolean
  /** How long to keep a connection open if the portal does not close it. */
  holdMs: number
}

/** What a flood did to the portal. */
interface Damage {
  closedConnections: number
  slowestLivezMs: number
  /** How far the peak memory of the process rose above its memory before the flood. */
  grownMb: number
  peakMb: number
}

/** Starts the portal with the memory that `npm start` gives it. */
export function startSmallPortal(dataDir: string): PortalProcess {
  const main = fileURLToPath(new URL('../../server/main.ts', import.meta.url))
  const args = ['--max-semi-space-size=8', '--max-old-space-size=256', main]
  return startPortal({ DATA_DIR: dataDir, DATABASE_URL: process.env.DATABASE_URL ?? '' }, { args })
}

/** Floods the portal, and requests `/livez` repeatedly meanwhile. */
export async function floodPortal(portal: PortalProcess, address: string, flood: Flood): Promise<Damage> {
  await fetch(`${address}/livez`)
  const before = await resetPeakMemory(portal.child.pid)
  const sender = new Worker(new URL('./send-flood.ts', import.meta.url), { workerData: { address, flood } })
  let isOver = false
  const over = once(sender, 'message').finally(() => {
    isOver = true
  })
  let slowestLivezMs = 0
  while (!isOver) {
    const asked = performance.now()
    const { status } = await fetch(`${address}/livez`)
    if (status !== 200) throw new Error(`/livez answered ${status}`)
    slowestLivezMs = Math.max(slowestLivezMs, performance.now() - asked)
    await wait(20)
  }
  const [closedConnections] = await over
  const peakMb = await peakMemory(portal.child.pid)
  return { closedConnections, slowestLivezMs, peakMb, grownMb: peakMb - before }
}

/** Resets Linux's record of a process's peak memory. Returns its present memory in MB. */
async function resetPeakMemory(pid: number | undefined): Promise<number> {
  await writeFile(`/proc/${pid}/clear_refs`, '5')
  return peakMemory(pid)
}

/** The peak memory of a process in MB. */
async function peakMemory(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024)
}
