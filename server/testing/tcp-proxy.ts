import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { Transform } from 'node:stream'

/** A TCP proxy in front of a server, which a test can stop and start again. */
export interface TcpProxy {
  /** The server's URL through the proxy. */
  url: string
  /** Closes all connections and accepts no new ones. */
  stop: () => void
  restore: () => Promise<void>
  /** Closes the next connection over which one side sends this text, in place of passing it on. */
  cutAt: (sender: Sender, text: string) => void
  /** Whether that has happened. */
  hasCut: () => boolean
  /** How many connections it has taken so far. */
  taken: () => number
}

type Sender = 'client' | 'server'

/** Starts a proxy in front of the server at a URL. */
export async function proxyTo(address: string, { isDown = false } = {}): Promise<TcpProxy> {
  const { hostname, port } = new URL(address)
  const sockets = new Set<Socket>()
  let taken = 0
  let cut: { sender: Sender; text: string } | undefined
  const passing = (sender: Sender, close: () => void) =>
    new Transform({
      transform: (chunk: Buffer, _, done) => {
        if (cut?.sender !== sender || !chunk.includes(cut.text)) return done(null, chunk)
        cut = undefined
        close()
        done()
      },
    })
  const open = async (at: number): Promise<Server> => {
    const server = createServer((near) => {
      taken += 1
      const far = connect(Number(port), hostname)
      for (const socket of [near, far]) sockets.add(socket.on('error', () => {}))
      const close = () => {
        near.destroy()
        far.destroy()
      }
      near.pipe(passing('client', close)).pipe(far)
      far.pipe(passing('server', close)).pipe(near)
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
  // A Unix socket would go past the proxy.
  url.searchParams.delete('host')
  const stop = () => {
    server.close()
    for (const socket of sockets) socket.destroy()
    sockets.clear()
  }
  if (isDown) stop()
  const restore = async () => {
    server = await open(at)
  }
  const cutAt = (sender: Sender, text: string) => {
    cut = { sender, text }
  }
  return { url: url.href, stop, restore, cutAt, hasCut: () => cut === undefined, taken: () => taken }
}
