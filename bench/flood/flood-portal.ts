import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { type PortalProcess, startPortal } from '@portal/server/testing/portal-process.ts'

/** Requests that come all at once. */
export interface Flood {
  path: string
  connections: number
  /** How many requests each connection sends in a single write. */
  requests: number
  /** Whether the replies are read. */
  isRead: boolean
  /** How long a connection is held open that the portal does not close. */
  holdMs: number
}

/** What a flood did to the portal. */
interface Damage {
  closedConnections: number
  slowestLivezMs: number
  /** How much more memory the process took than before. */
  grownMb: number
  peakMb: number
}

/** Starts the portal with the memory that `npm start` gives it. */
export function startSmallPortal(dataDir: string): PortalProcess {
  const main = fileURLToPath(new URL('../../server/main.ts', import.meta.url))
  const words = ['--max-semi-space-size=8', '--max-old-space-size=256', main]
  return startPortal({ DATA_DIR: dataDir, DATABASE_URL: process.env.DATABASE_URL ?? '' }, { words })
}

/** Floods the portal and asks `/livez` all the while. */
export async function floodPortal(portal: PortalProcess, address: string, flood: Flood): Promise<Damage> {
  await fetch(`${address}/livez`)
  const before = await forgetPeakMemory(portal.child.pid)
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

/** Makes Linux count a process's peak memory afresh from now on. Answers the memory of this moment in MB. */
async function forgetPeakMemory(pid: number | undefined): Promise<number> {
  await writeFile(`/proc/${pid}/clear_refs`, '5')
  return peakMemory(pid)
}

/** The most memory in MB that a process has had. */
async function peakMemory(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024)
}
