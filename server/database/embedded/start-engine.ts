import { once } from 'node:events'
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads'

/** The embedded database engine: PostgreSQL compiled for this process, in a thread of its own. */
export interface Engine {
  /** Opens a connection that speaks PostgreSQL's protocol. Closes the previous connection. */
  open: () => Promise<MessagePort>
  close: () => Promise<void>
}

/** The folder with the engine's data. */
export interface EngineData {
  dataDir: string
}

/** The engine as machine code: a WebAssembly.Module. */
export type EngineProgram = object

/** What a thread is started with. The first thread of a process compiles the program; later ones receive it. */
export interface ThreadData extends EngineData {
  program?: EngineProgram
}

/** With the program that another thread has compiled, a thread starts in half the time. */
let program: EngineProgram | undefined

/** The first message on every connection: the thread has accepted it. */
export const served = 'served'

/** How the engine is supervised. */
interface Supervision {
  /** Called when the engine's thread ends unexpectedly. */
  onEngineExit?: (error: Error) => void
  /** A thread that does not respond for this long is hanging and is terminated. */
  hangTimeoutMs?: number
  /** How long the engine may take to finish a statement when it is closed. */
  closeTimeoutMs?: number
}

/**
 * Starts the engine. If its thread dies, everything that waits for it fails at once, and the next connection starts a new
 * thread on the same folder.
 */
export async function startEngine(
  data: EngineData,
  { onEngineExit = () => {}, hangTimeoutMs = 120_000, closeTimeoutMs = 5_000 }: Supervision = {},
): Promise<Engine> {
  let ended = false
  let running: Promise<Worker> | undefined

  const run = async (): Promise<Worker> => {
    if (ended) throw new Error('The embedded database has stopped')
    running ??= startWorker(data, hangTimeoutMs, (error) => {
      running = undefined
      if (!ended) onEngineExit(error)
    })
    return running
  }
  await run()

  const open = async (): Promise<MessagePort> => {
    const worker = await run()
    const { port1, port2 } = new MessageChannel()
    worker.postMessage({ connect: port2 }, [port2])
    const [first] = await Promise.race([once(port1, 'message'), once(port1, 'close')])
    // If the thread is about to end, the port closes without this message; try again with a new thread.
    return first === served ? port1 : open()
  }

  return {
    open,
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

/** Starts a thread and waits until its engine is ready. `onExit` is called when it ends, even during the start. */
function startWorker(data: EngineData, hangTimeoutMs: number, onExit: (error: Error) => void): Promise<Worker> {
  const worker = new Worker(new URL('./engine-worker.ts', import.meta.url), {
    workerData: { ...data, program } satisfies ThreadData,
  })
  let reason = new Error('The thread of the embedded database ended')
  let stopWatching = () => {}
  return new Promise((resolve, reject) => {
    worker.once('message', (compiled: EngineProgram) => {
      program = compiled
      stopWatching = terminateWhenHanging(worker, hangTimeoutMs)
      resolve(worker)
    })
    // Callers that wait for the thread notice its end because their port closes.
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

/** Terminates a thread that does not respond for `timeoutMs`. Returns a function that stops the watch. */
function terminateWhenHanging(worker: Worker, timeoutMs: number): () => void {
  let lastMessageAt = performance.now()
  worker.on('message', () => {
    lastMessageAt = performance.now()
  })
  const watch = setInterval(() => {
    if (performance.now() - lastMessageAt > timeoutMs) worker.terminate()
    else worker.postMessage('ping')
  }, timeoutMs / 10)
  watch.unref()
  return () => clearInterval(watch)
}
