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

/** The first word of every connection, by which the thread says that it has taken it over. */
export const served = 'served'

/** A thread that is in the middle of a statement when the portal ends is given so long to finish it. */
const longestEnd = 5_000

/**
 * Starts the engine. Should its thread die, all that waits for it fails at once, and the next connection starts it
 * again on the same folder. What was only in memory has died with it: such an engine is not started again.
 */
export async function startEngine(data: EngineData): Promise<Engine> {
  let ended = false
  let running: Promise<Worker> | undefined

  const run = async (): Promise<Worker> => {
    if (ended) throw new Error('The embedded database has stopped')
    running ??= startWorker(data, () => {
      running = undefined
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
    // The port of a thread that is just dying closes before it is served.
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
      const late = setTimeout(() => worker.terminate(), longestEnd)
      worker.postMessage('close')
      await once(worker, 'exit')
      clearTimeout(late)
    },
  }
}

/** A thread whose engine is ready. `whenGone` is called when it ends, also when it ends while starting. */
function startWorker(data: EngineData, whenGone: () => void): Promise<Worker> {
  const worker = new Worker(new URL('./engine-worker.ts', import.meta.url), { workerData: data })
  return new Promise((resolve, reject) => {
    worker.once('message', () => resolve(worker))
    // What ends the thread is told to everybody who waits, by the closing of their ports.
    worker.on('error', (error) => {
      reject(new Error(`The embedded database could not be started: ${error.message}`, { cause: error }))
    })
    worker.once('exit', () => {
      whenGone()
      reject(new Error('The embedded database ended while it was starting'))
    })
  })
}
