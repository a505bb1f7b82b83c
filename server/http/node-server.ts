import { createServer, IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { ProtocolError, writeProblem } from './protocol-errors.ts'

/** Browsers and proxies wait for a reply before they send the next request; a flood does not. */
const maxUnansweredPerConnection = 4
const maxConnections = 1_000
/** A file may arrive over a slow connection, so a request may take this long. */
const requestTimeoutMs = 600_000
/** A connection without any traffic for this long is closed. */
const idleTimeoutMs = 60_000
/** Longer than the usual keep-alive of a reverse proxy, so that the proxy closes first and never uses a closed connection. */
const keepAliveTimeoutMs = 72_000

/** For each connection, the handlers of its unanswered requests. The first is running. */
const unanswered = new WeakMap<Socket, (() => void)[]>()
const isAtLimit = (socket: Socket) => (unanswered.get(socket)?.length ?? 0) >= maxUnansweredPerConnection

/** The HTTP server under the portal, with limits for each connection. */
export function nodeServer(handle: RequestListener): Server {
  const options = {
    IncomingMessage: LimitedRequest,
    shouldUpgradeCallback: ({ socket }: IncomingMessage) => isAtLimit(socket),
    // A missing Host header is refused below with a problem; Node would send an empty reply.
    requireHostHeader: false,
    requestTimeout: requestTimeoutMs,
    keepAliveTimeout: keepAliveTimeoutMs,
  }
  const server = createServer(options, handleInTurn(refuseWithoutHost(handle)))
  server.setTimeout(idleTimeoutMs)
  server.maxConnections = maxConnections
  server.on(
    'checkExpectation',
    handleInTurn((_, response) => writeProblem(response, new ProtocolError(417))),
  )
  return server
}

/**
 * Node parses all requests of a packet at once, which may be over a thousand, and blocks everybody else meanwhile. A
 * request over the limit therefore claims to be a protocol upgrade: Node stops parsing, and closes the connection because
 * the portal supports no upgrade.
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

/** Handles the requests of a connection one after another, because their replies must be sent in this order anyway. */
function handleInTurn(handle: RequestListener): RequestListener {
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
