import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

/** A line to a server, which a test may cut and mend. */
export interface Line {
  /** The server's address by way of the line. */
  url: string
  /** Nobody answers any more, and who was connected is cut off. */
  cut: () => void
  mend: () => Promise<void>
}

/** Lays a line to the server at a URL. It is whole unless told. */
export async function lineTo(address: string, { isCut = false } = {}): Promise<Line> {
  const { hostname, port } = new URL(address)
  const sockets = new Set<Socket>()
  const open = async (at: number): Promise<Server> => {
    const server = createServer((near) => {
      const far = connect(Number(port), hostname)
      for (const socket of [near, far]) sockets.add(socket.on('error', () => {}))
      near.pipe(far).pipe(near)
    })
    server.listen(at, '127.0.0.1')
    await once(server, 'listening')
    return server
  }

  let server = await open(0)
  const bound = server.address()
  const at = typeof bound === 'object' ? (bound?.port ?? 0) : 0
  const url = new URL(address)
  url.host = `127.0.0.1:${at}`
  const cut = () => {
    server.close()
    for (const socket of sockets) socket.destroy()
    sockets.clear()
  }
  if (isCut) cut()
  const mend = async () => {
    server = await open(at)
  }
  return { url: url.href, cut, mend }
}
