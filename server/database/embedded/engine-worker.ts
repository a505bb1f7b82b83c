// Runs the embedded PostgreSQL in a worker thread, so that queries do not block requests.
// Each connection is a message port that carries PostgreSQL's wire protocol. The engine has one session: statements run
// one after another, and only the newest connection is served.
import { readFile } from 'node:fs/promises'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { type EngineProgram, served, type ThreadData } from './start-engine.ts'

/** Node has it, but its types do not. */
declare const WebAssembly: { compile: (bytes: Uint8Array) => Promise<EngineProgram> }

const { dataDir, program = await compile() }: ThreadData = workerData

async function compile(): Promise<EngineProgram> {
  return WebAssembly.compile(await readFile(new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'))))
}

const engine = await PGlite.create({
  dataDir,
  pgliteWasmModule: program,
  extensions: { pg_trgm },
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'],
})

/** The messages AuthenticationOk and ReadyForQuery of PostgreSQL's protocol. */
const welcome = Uint8Array.of(0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49)
const terminate = 0x58

/**
 * The start of an error of severity PANIC, after which the engine cannot continue, for example because the disk was full
 * when it wrote its log. No value in a row can look like this, because text cannot contain NUL.
 */
const panic = Buffer.from('SPANIC\0VPANIC\0C')

// A failed job means a broken engine. The error is not caught: it ends the thread, and the next connection starts a new one.
let work: Promise<unknown> = Promise.resolve()
function enqueue(job: () => Promise<unknown>): void {
  work = work.then(job)
}

/** Clears the state of the previous connection: an open transaction, prepared statements. */
async function resetSession(): Promise<void> {
  await engine.exec('ROLLBACK')
  await engine.exec('DISCARD ALL')
  await engine.exec("SET timezone TO 'UTC'")
}

let newest: MessagePort | undefined

function serve(port: MessagePort): void {
  // Messages of the previous connection that are still in transit must not reach this session.
  newest?.close()
  newest = port
  port.postMessage(served)
  let started = false
  port.on('message', (chunk: Uint8Array) => {
    const reply = started ? () => forward(chunk, port) : () => greet(port)
    if (started && chunk[0] === terminate) return
    started = true
    enqueue(async () => {
      if (port === newest) await reply()
    })
  })
}

async function greet(port: MessagePort): Promise<void> {
  await resetSession()
  port.postMessage(welcome)
}

async function forward(chunk: Uint8Array, port: MessagePort): Promise<void> {
  let isBroken = false
  await engine.execProtocolRawStream(chunk, {
    onRawData: (reply) => {
      port.postMessage(reply.slice())
      isBroken ||= Buffer.from(reply.buffer, reply.byteOffset, reply.byteLength).includes(panic)
    },
  })
  // After a PANIC the next statement would hang.
  if (isBroken) throw new Error('The embedded database cannot continue after a PANIC')
}

async function end(): Promise<void> {
  await engine.close()
  process.exit()
}

parentPort?.on('message', (message: { connect: MessagePort } | 'close' | 'ping') => {
  if (message === 'ping') parentPort?.postMessage('pong')
  else if (message === 'close') enqueue(end)
  else serve(message.connect)
})
parentPort?.postMessage(program)
