import { once } from 'node:events'
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads'

/** The embedded database engine: PostgreSQL compiled for this process, in a thread of its own. */
export interface Engine {
  /** Opens a connection that speaks PostgreSQL's protocol. A connection that was open before is cut off. */
  open: () => Promise<MessagePort>
  /** The whole database as bytes, to start another engine from. */
  snapshot: () => Promise<Uint8Array<ArrayBuffer>>
  close: () => Promise<void>
}

/** Where the engine's data comes from and goes to: a folder, a snapshot in memory, or nothing but memory. */
export interface EngineData {
  dataDir?: string
  snapshot?: Uint8Array<ArrayBuffer>
}

/** The first message of every connection: the thread has accepted it. */
export const served = 'served'

/** How long the engine may finish a statement when the portal ends. */
const closeTimeoutMs = 5_000

/** How the engine is supervised. */
interface Supervision {
  /** Hears why the engine's thread ended while it was needed. */
  onDeath?: (error: Error) => void
  /** A thread that is silent for this long runs a statement that will never end, and is ended. */
  hangTimeoutMs?: number
}

/**
 * Starts the engine. If its thread dies, everything that waits for it fails at once, and the next connection starts a
 * new thread on the same folder. Data that was only in memory is lost with the thread: then none is started.
 */
export async function startEngine(
  data: EngineData,
  { onDeath = () => {}, hangTimeoutMs = 120_000 }: Supervision = {},
): Promise<Engine> {
  let ended = false
  let running: Promise<Worker> | undefined

  const run = async (): Promise<Worker> => {
    if (ended) throw new Error('The embedded database has stopped')
    running ??= startWorker(data, hangTimeoutMs, (error) => {
      running = undefined
      if (!ended) onDeath(error)
      if (data.dataDir === undefined) ended = true
    })
    return running
  }
  await run()

  const open = async (): Promise<MessagePort> => {
    const worker = await run()
    const { port1, port2 } = new MessageChannel()
    worker.postMessage({ connect: port2 }, [port2])
    const [first] = await Promise.race([once(port1, 'message'), once(port1, 'close')])
    // The port closes unserved when the thread is just ending.
    return first === served ? port1 : open()
  }

  return {
    open,
    snapshot: async () => {
      const worker = await run()
      const { port1, port2 } = new MessageChannel()
      worker.postMessage({ snapshot: port2 }, [port2])
      return new Promise((resolve, reject) => {
        port1.once('message', resolve)
        port1.once('message', () => port1.close())
        port1.once('close', () => reject(new Error('The embedded database has stopped')))
      })
    },
    close: async () => {
      ended = true
      const worker = await running?.catch(() => undefined)
      if (!worker) return
      const late = setTimeout(() => worker.terminate(), closeTimeoutMs)
      worker.postMessage('close')
      await once(worker, 'exit')
      clearTimeout(late)
    },
  }
}

/** Starts a thread and waits until its engine is ready. `onExit` is called when it ends, also while it starts. */
function startWorker(data: EngineData, hangTimeoutMs: number, onExit: (error: Error) => void): Promise<Worker> {
  const worker = new Worker(new URL('./engine-worker.ts', import.meta.url), { workerData: data })
  let reason = new Error('The thread of the embedded database ended')
  let stopWatching = () => {}
  return new Promise((resolve, reject) => {
    worker.once('message', () => {
      stopWatching = endWhenSilent(worker, hangTimeoutMs)
      resolve(worker)
    })
    // Whoever waits for the thread learns of its end by the closing of their port.
    worker.on('error', (error) => {
      reason = error
      reject(new Error(`The embedded database could not be started: ${error.message}`, { cause: error }))
    })
    worker.once('exit', () => {
      stopWatching()
      onExit(reason)
      reject(new Error('The embedded database ended while it was starting'))
    })
  })
}

/** Ends a thread that does not answer for a time. Answers how to stop watching it. */
function endWhenSilent(worker: Worker, timeoutMs: number): () => void {
  let heardAt = performance.now()
  worker.on('message', () => {
    heardAt = performance.now()
  })
  const watching = setInterval(() => {
    if (performance.now() - heardAt > timeoutMs) worker.terminate()
    else worker.postMessage('ping')
  }, timeoutMs / 10)
  watching.unref()
  return () => clearInterval(watching)
}
