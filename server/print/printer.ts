import { Worker } from 'node:worker_threads'
import { refuse } from '@portal/domain/refusal.ts'
import type { PrintJob } from './print-job.ts'

/** Makes PDFs in a thread of its own, one after another. */
export interface Printer {
  print: (job: PrintJob) => Promise<Buffer>
  close: () => Promise<void>
}

/** Longest time for one PDF, longest queue, and how long an idle thread is kept. */
const defaultLimits = { printMs: 15_000, maxWaiting: 40, idleMs: 60_000 }

/** The printer of a server. Its thread starts with the first PDF, and ends when nothing was printed for a while. */
export function makePrinter(limits = defaultLimits): Printer {
  let worker: Worker | undefined
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()
  let idle: NodeJS.Timeout | undefined

  const stop = async () => {
    const stopped = worker
    worker = undefined
    await stopped?.terminate()
  }
  const run = async (job: PrintJob): Promise<Buffer> => {
    clearTimeout(idle)
    worker ??= startWorker()
    try {
      return await printWith(worker, job, limits.printMs)
    } catch (error) {
      // A thread that failed or hangs is not used again.
      await stop()
      throw error
    } finally {
      idle = setTimeout(stop, limits.idleMs).unref()
    }
  }
  return {
    print: async (job) => {
      if (waiting >= limits.maxWaiting) refuseAsBusy()
      waiting += 1
      const printed = last.then(() => run(job))
      last = printed.catch(() => undefined)
      return printed.finally(() => {
        waiting -= 1
      })
    },
    close: async () => {
      await last
      clearTimeout(idle)
      await stop()
    },
  }
}

function startWorker(): Worker {
  const worker = new Worker(new URL('./print-worker.ts', import.meta.url), {
    // Enough for the longest letter; a crest with too many pixels must not take the server's memory.
    resourceLimits: { maxOldGenerationSizeMb: 192 },
  })
  // Without a listener, an error of an idle thread would end the process.
  worker.on('error', () => {})
  worker.unref()
  return worker
}

/** The thread's answer; fails when the thread ends or takes too long. */
async function printWith(worker: Worker, job: PrintJob, printMs: number): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
  const failAtExit = () => reject(new Error('The thread that prints ended'))
  const late = setTimeout(() => reject(new Error('Printing took too long')), printMs)
  worker.once('message', resolve)
  worker.once('error', reject)
  worker.once('exit', failAtExit)
  try {
    worker.postMessage(job)
    return Buffer.from(await promise)
  } finally {
    clearTimeout(late)
    worker.off('message', resolve).off('error', reject).off('exit', failAtExit)
  }
}

function refuseAsBusy(): never {
  return refuse('unavailable', 'The portal is printing many documents just now. Try again in a minute.', {
    retry_after: 60,
  })
}
