import { createServer, IncomingMessage, type RequestListener, type Server } from 'node:http'
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

/** The requests of a connection that have no reply yet, each as the function that handles it. The first is being handled. */
const unanswered = new WeakMap<Socket, (() => void)[]>()
const isAtLimit = (socket: Socket) => (unanswered.get(socket)?.length ?? 0) >= maxUnansweredPerConnection

/** The HTTP server under the portal, with limits on what one connection may ask for. */
export function nodeServer(handle: RequestListener): Server {
  const options = {
    IncomingMessage: LimitedRequest,
    shouldUpgradeCallback: ({ socket }: IncomingMessage) => isAtLimit(socket),
    // A missing Host header is answered here, as a problem; Node would send an empty reply.
    requireHostHeader: false,
    requestTimeout: requestTimeoutMs,
    keepAliveTimeout: keepAliveTimeoutMs,
  }
  const server = createServer(options, oneAfterAnother(refuseWithoutHost(handle)))
  server.setTimeout(silenceTimeoutMs)
  server.maxConnections = maxConnections
  server.on(
    'checkExpectation',
    oneAfterAnother((_, response) => writeProblem(response, new ProtocolError(417))),
  )
  return server
}

/**
 * Node reads all requests of a packet at once, over a thousand of them, and answers nobody else meanwhile. A request
 * over the limit therefore claims to switch to another protocol: Node reads no further, and closes the connection
 * because the portal speaks no other protocol.
 */
class LimitedRequest extends IncomingMessage {
  // Node sets `upgrade` while it constructs a request, before a private field would exist.
  switchesProtocol = false

  get upgrade(): boolean {
    return this.switchesProtocol
  }

  set upgrade(isAskedFor: boolean) {
    this.switchesProtocol = isAskedFor || isAtLimit(this.socket)
  }
}

/** Handles the requests of a connection in turn, as their replies must be sent in turn anyway. */
function oneAfterAnother(handle: RequestListener): RequestListener {
  return (request, response) => {
    const { socket } = request
    const queue = unanswered.get(socket) ?? []
    unanswered.set(socket, queue)
    queue.push(() => handle(request, response))
    response.once('close', () => {
      queue.shift()
      if (!socket.destroyed) queue[0]?.()
    })
    if (queue.length === 1) handle(request, response)
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
