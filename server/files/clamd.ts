import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** The longest that clamd may take for a connection, or to take in a piece, in milliseconds. */
const pieceMs = 10_000
/** A reply is a line. More than this is none of clamd's. */
const maxReplyBytes = 4096

/** What clamd says of a file. */
export type Verdict = { kind: 'clean' } | { kind: 'virus'; name: string } | { kind: 'too large' }

/** A file on its way to clamd. */
export interface Scanning {
  /** Sends a piece, and waits while clamd is slower than the sender. */
  send: (piece: Buffer) => Promise<void>
  /** Says that the file is complete. Throws an error if clamd does not answer with a verdict in time. */
  end: () => Promise<Verdict>
  close: () => void
}

/** Where clamd listens: `host:port`, or the path of its socket. */
function addressOf(clamd: string) {
  if (clamd.startsWith('/')) return { path: clamd }
  const colon = clamd.lastIndexOf(':')
  return { host: clamd.slice(0, colon).replace(/^\[(.*)\]$/, '$1'), port: Number(clamd.slice(colon + 1)) }
}

/**
 * Begins a scan, which has its verdict at most so many milliseconds after the end of the file, by the command INSTREAM of clamd's
 * protocol: pieces with their length before them, then a length of zero.
 */
export async function beginScan(clamd: string, verdictMs: number): Promise<Scanning> {
  const { socket, reply } = open(clamd)
  await within(pieceMs, once(socket, 'connect'), socket)
  socket.write('zINSTREAM\0')
  const write = async (bytes: Buffer) => {
    if (!socket.write(bytes)) await within(pieceMs, Promise.race([once(socket, 'drain'), reply]), socket)
  }
  return {
    send: async (piece) => {
      if (piece.length === 0) return
      const length = Buffer.alloc(4)
      length.writeUInt32BE(piece.length)
      await write(Buffer.concat([length, piece]))
    },
    end: async () => {
      socket.write(Buffer.alloc(4))
      return verdictOf(await within(verdictMs, reply, socket))
    },
    close: () => socket.destroy(),
  }
}

/** Whether clamd answers. */
export async function isAnswering(clamd: string): Promise<boolean> {
  const { socket, reply } = open(clamd)
  try {
    socket.write('zPING\0')
    return (await within(pieceMs, reply, socket)) === 'PONG'
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

/** Connects. The reply is what clamd has sent when it ends its line or the connection; writing may have failed before. */
function open(clamd: string): { socket: Socket; reply: Promise<string> } {
  const socket = connect(addressOf(clamd))
  let text = ''
  const reply = new Promise<string>((resolve, reject) => {
    socket.on('data', (bytes) => {
      text += bytes
      if (text.includes('\0')) resolve(text.slice(0, text.indexOf('\0')))
      else if (text.length > maxReplyBytes) socket.destroy(new Error('clamd sent no reply that it should send.'))
    })
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('clamd closed the connection without a verdict.')))
  })
  // Whoever is waiting hears of it; nobody may be, yet.
  reply.catch(() => {})
  return { socket, reply }
}

async function within<T>(milliseconds: number, work: Promise<T>, socket: Socket): Promise<T> {
  const timer = setTimeout(() => socket.destroy(new Error('clamd does not answer.')), milliseconds)
  return work.finally(() => clearTimeout(timer))
}

function verdictOf(reply: string): Verdict {
  if (reply === 'stream: OK') return { kind: 'clean' }
  const name = /^stream: (.+) FOUND$/.exec(reply)?.[1]
  if (name !== undefined) return { kind: 'virus', name }
  if (/size limit exceeded/i.test(reply)) return { kind: 'too large' }
  throw new Error(`clamd answered: ${reply.slice(0, 200)}`)
}
