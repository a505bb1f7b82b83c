// Runs the embedded PostgreSQL in a thread of its own, so that queries never block the serving of requests.
// Each connection is a message port that carries PostgreSQL's own protocol. The engine has one session: statements run
// one after another, and only the newest connection is served.
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { type EngineData, served } from './start-engine.ts'

const { dataDir, snapshot }: EngineData = workerData

const engine = await PGlite.create({
  ...(dataDir ? { dataDir } : {}),
  ...(snapshot ? { loadDataDir: new Blob([snapshot]) } : {}),
  extensions: { pg_trgm },
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'],
})

/** "Authentication succeeded" and "ready for a query", in PostgreSQL's protocol. */
const welcome = Uint8Array.of(0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49)
const terminate = 0x58

/**
 * How an error begins after which the engine cannot go on, as when the disk is full while it writes its log: severity
 * PANIC, twice. No text in a row can look like this, for it would have to contain NUL.
 */
const panic = Buffer.from('SPANIC\0VPANIC\0C')

// A failed job means a broken engine: the error is not caught, so it ends the thread, and the next connection starts another.
let work: Promise<unknown> = Promise.resolve()
function inTurn(job: () => Promise<unknown>): void {
  work = work.then(job)
}

/** Discards what the previous connection left open: a transaction, prepared statements. */
async function resetSession(): Promise<void> {
  await engine.exec('ROLLBACK')
  await engine.exec('DISCARD ALL')
  await engine.exec("SET timezone TO 'UTC'")
}

let newest: MessagePort | undefined

function serve(port: MessagePort): void {
  // Messages of the previous connection that are still on their way must not reach this one's session.
  newest?.close()
  newest = port
  port.postMessage(served)
  let started = false
  port.on('message', (chunk: Uint8Array) => {
    const answer = started ? () => passOn(chunk, port) : () => greet(port)
    if (started && chunk[0] === terminate) return
    started = true
    inTurn(async () => {
      if (port === newest) await answer()
    })
  })
}

async function greet(port: MessagePort): Promise<void> {
  await resetSession()
  port.postMessage(welcome)
}

async function passOn(chunk: Uint8Array, port: MessagePort): Promise<void> {
  let isBroken = false
  await engine.execProtocolRawStream(chunk, {
    onRawData: (answer) => {
      port.postMessage(answer.slice())
      isBroken ||= Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength).includes(panic)
    },
  })
  // Its next statement would never end.
  if (isBroken) throw new Error('The embedded database cannot go on after a PANIC')
}

async function sendSnapshot(port: MessagePort): Promise<void> {
  const dump = await engine.dumpDataDir('none')
  port.postMessage(new Uint8Array(await dump.arrayBuffer()))
}

async function end(): Promise<void> {
  await engine.close()
  process.exit()
}

parentPort?.on('message', (message: { connect: MessagePort } | { snapshot: MessagePort } | 'close' | 'ping') => {
  if (message === 'ping') parentPort?.postMessage('pong')
  else if (message === 'close') inTurn(end)
  else if ('connect' in message) serve(message.connect)
  else inTurn(() => sendSnapshot(message.snapshot))
})
parentPort?.postMessage('ready')
