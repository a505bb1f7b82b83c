// Runs the embedded PostgreSQL in a thread of its own, so that queries never hold up the serving of requests.
// Each connection is a message port that carries PostgreSQL's own protocol; the engine has one session, so the
// statements of all connections are done one after another.
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'

const { dataDir, snapshot } = workerData as { dataDir?: string; snapshot?: Uint8Array<ArrayBuffer> }

const engine = await PGlite.create({
  ...(dataDir ? { dataDir } : {}),
  ...(snapshot ? { loadDataDir: new Blob([snapshot]) } : {}),
  extensions: { pg_trgm },
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'],
})

/** "Authentication is fine" and "ready for a query", in PostgreSQL's protocol. */
const welcome = Uint8Array.of(0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49)
const terminate = 0x58

let work: Promise<unknown> = Promise.resolve()
function inTurn(job: () => Promise<unknown>): void {
  work = work.then(job)
}

/** Whatever the connection before left open (a transaction, prepared statements) is gone for the next. */
async function forgetSession(): Promise<void> {
  await engine.exec('ROLLBACK')
  await engine.exec('DISCARD ALL')
  await engine.exec("SET timezone TO 'UTC'")
}

function serve(port: MessagePort): void {
  let started = false
  port.on('message', (chunk: Uint8Array) => {
    if (!started) {
      started = true
      inTurn(async () => {
        await forgetSession()
        port.postMessage(welcome)
      })
      return
    }
    if (chunk[0] === terminate) return
    inTurn(() =>
      engine.runExclusive(() =>
        engine.execProtocolRawStream(chunk, { onRawData: (answer) => port.postMessage(answer.slice()) }),
      ),
    )
  })
}

parentPort?.on('message', (message: { connect: MessagePort } | { snapshot: MessagePort } | 'close') => {
  if (message === 'close') inTurn(() => engine.close().then(() => parentPort?.postMessage('closed')))
  else if ('connect' in message) serve(message.connect)
  else
    inTurn(async () => {
      const dump = await engine.dumpDataDir('none')
      message.snapshot.postMessage(new Uint8Array(await dump.arrayBuffer()))
    })
})
parentPort?.postMessage('ready')
