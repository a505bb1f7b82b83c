import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** Says when a connection waits for a request, and when it has one. */
export interface Idleness {
  begins: (socket: Socket) => void
  ends: (socket: Socket) => void
}

/**
 * Keeps at most so many connections: one more closes the one that has been idle for the longest time. So whoever opens
 * connections and leaves them keeps nobody else out. Node would refuse the new connection instead.
 */
export function limitConnections(server: Server, most: number): Idleness {
  const open = new Set<Socket>()
  /** The connections that wait for a request, the one that has waited longest first. */
  const idle = new Set<Socket>()
  const begins = (socket: Socket) => {
    if (open.has(socket)) idle.add(socket)
  }
  const ends = (socket: Socket) => void idle.delete(socket)
  const forget = (socket: Socket) => {
    open.delete(socket)
    idle.delete(socket)
  }
  server.on('connection', (socket) => {
    open.add(socket)
    begins(socket)
    socket.once('close', () => forget(socket))
    const [oldest] = idle
    if (open.size <= most || !oldest) return
    // The event comes later, and until then the next new connection must not find this one again.
    forget(oldest)
    oldest.destroy()
  })
  return { begins, ends }
}
