import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** The harmless text that every scanner takes for a virus, in two parts, so that this file is not taken for one. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD', '-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

interface Options {
  /** The longest stream that it takes. */
  streamMaxLength?: number
  /** What it does in place of a verdict: it hangs, or it ends the connection. */
  fails?: () => 'hangs' | 'ends' | false
}

/** A server that speaks the part of clamd's protocol that the portal needs, as clamd(8) describes it. Returns its address. */
export async function startClamd({ streamMaxLength = 26_214_400, fails = () => false }: Options = {}) {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    answer(socket, { streamMaxLength, fails }).catch(() => socket.destroy())
  })
  server.listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const address = server.address()
  return `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

async function answer(socket: Socket, { streamMaxLength, fails }: Required<Options>): Promise<void> {
  const bytes = readerOf(socket)
  const command = await bytes.until('\0')
  if (command === 'zPING') return void socket.end('PONG\0')
  if (command !== 'zINSTREAM') return void socket.end('UNKNOWN COMMAND\0')
  const parts: Buffer[] = []
  for (let size = 0; ; ) {
    const length = (await bytes.take(4)).readUInt32BE()
    if (length === 0) break
    size += length
    if (size > streamMaxLength) return void socket.end('INSTREAM size limit exceeded. ERROR\0')
    parts.push(await bytes.take(length))
  }
  const failure = fails()
  if (failure === 'hangs') return
  if (failure === 'ends') return void socket.destroy()
  socket.end(Buffer.concat(parts).includes(eicar) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0')
}

/** Reads a socket by lengths and up to an end. */
function readerOf(socket: Socket) {
  let held = Buffer.alloc(0)
  const chunks = socket[Symbol.asyncIterator]()
  const more = async () => {
    const next = await chunks.next()
    if (next.done) throw new Error('The connection ended.')
    held = Buffer.concat([held, next.value])
  }
  const take = async (length: number) => {
    while (held.length < length) await more()
    const taken = held.subarray(0, length)
    held = held.subarray(length)
    return taken
  }
  const until = async (end: string) => {
    while (!held.includes(end)) await more()
    const taken = await take(held.indexOf(end) + 1)
    return taken.subarray(0, -1).toString()
  }
  return { take, until }
}
