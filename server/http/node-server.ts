import { createServer, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { ProtocolError, writeProblem } from './protocol-errors.ts'

/** Browsers and proxies wait for a reply before they send the next request; a flood does not. */
const maxUnansweredPerConnection = 4
const maxConnections = 1_000
/** A file may come over a slow line, so a request may take this long to arrive. */
const requestTimeoutMs = 600_000
/** A connection on which nothing moves for this long is closed. */
const silenceTimeoutMs = 60_000
/** Longer than the usual keep-alive of a reverse proxy, so that the proxy closes first and never writes into a closed connection. */
const keepAliveTimeoutMs = 72_000

/** The HTTP server under the portal, with limits on what one connection may ask for. */
export function nodeServer(handle: RequestListener): Server {
  const limited = limitUnanswered()
  const options = {
    // A missing Host header is answered here, as a problem; Node would send an empty reply.
    requireHostHeader: false,
    requestTimeout: requestTimeoutMs,
    keepAliveTimeout: keepAliveTimeoutMs,
  }
  const server = createServer(options, limited(refuseWithoutHost(handle)))
  server.setTimeout(silenceTimeoutMs)
  server.maxConnections = maxConnections
  server.on(
    'checkExpectation',
    limited((_, response) => writeProblem(response, new ProtocolError(417))),
  )
  return server
}

/**
 * Closes a connection that sends more requests than it takes replies. Node reads all requests of a packet at once and
 * keeps their replies in memory until they can be sent in order, so the limit must hold before a request is handled.
 */
function limitUnanswered(): (handle: RequestListener) => RequestListener {
  const unanswered = new WeakMap<Socket, number>()
  const add = (socket: Socket, change: number) => {
    const count = (unanswered.get(socket) ?? 0) + change
    unanswered.set(socket, count)
    return count
  }
  return (handle) => (request, response) => {
    const { socket } = request
    if (socket.destroyed) return
    const count = add(socket, 1)
    response.once('close', () => add(socket, -1))
    if (count > maxUnansweredPerConnection) socket.destroy()
    else if (count === 1) handle(request, response)
    // By then the rest of the packet has been read, and a flood is known as one.
    else setImmediate(() => socket.destroyed || handle(request, response))
  }
}

function refuseWithoutHost(handle: RequestListener): RequestListener {
  return (request, response) => {
    if (request.headers.host === undefined && request.httpVersion === '1.1') {
      writeProblem(response, new ProtocolError(400))
    } else {
      handle(request, response)
    }
  }
}
