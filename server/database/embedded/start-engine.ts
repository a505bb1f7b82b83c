import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads'

/** The embedded database engine: PostgreSQL compiled for this process, in a thread of its own. */
export interface Engine {
  /** Opens a connection that speaks PostgreSQL's protocol. */
  open: () => MessagePort
  /** The whole database as bytes, to start another engine from. */
  snapshot: () => Promise<Uint8Array<ArrayBuffer>>
  close: () => Promise<void>
}

/** Where the engine's data comes from and goes to: a folder, a snapshot in memory, or nothing but memory. */
export interface EngineData {
  dataDir?: string
  snapshot?: Uint8Array<ArrayBuffer>
}

/** Starts the engine. Should its thread die, the next connection starts it again on the same folder. */
export async function startEngine(data: EngineData): Promise<Engine> {
  let worker = await startWorker(data)
  let alive = true
  let closing = false

  const watch = () => {
    worker.on('error', () => {})
    worker.once('exit', () => {
      alive = false
      if (!closing)
        startWorker(data).then(
          (next) => {
            worker = next
            alive = true
            watch()
          },
          () => {},
        )
    })
  }
  watch()

  return {
    open: () => {
      if (!alive) throw new Error('The embedded database is not running')
      const { port1, port2 } = new MessageChannel()
      worker.postMessage({ connect: port2 }, [port2])
      return port1
    },
    snapshot: () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.once('message', (bytes: Uint8Array<ArrayBuffer>) => {
          port1.close()
          resolve(bytes)
        })
        worker.postMessage({ snapshot: port2 }, [port2])
      }),
    close: async () => {
      closing = true
      if (!alive) return
      await new Promise<void>((resolve) => {
        worker.once('message', () => resolve())
        worker.once('exit', () => resolve())
        worker.postMessage('close')
      })
      await worker.terminate()
    },
  }
}

function startWorker(data: EngineData): Promise<Worker> {
  const worker = new Worker(new URL('./engine-worker.ts', import.meta.url), { workerData: data })
  return new Promise((resolve, reject) => {
    worker.once('message', () => resolve(worker))
    worker.once('error', reject)
    worker.once('exit', (code) => reject(new Error(`The embedded database ended with code ${code} while starting`)))
  })
}
