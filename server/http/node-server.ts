import { createServer, IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { type Idleness, limitConnections } from './limit-connections.ts'
import { ProtocolError, writeProblem } from './protocol-errors.ts'
import type { RequestLimits } from './request-limits.ts'

/** Browsers and proxies wait for a reply before they send the next request; a flood does not. */
const maxUnansweredPerConnection = 4
/** How often Node looks for requests that take too long. */
const checkEveryMs = 5_000
/** Longer than the usual keep-alive of a reverse proxy, so that the proxy closes first and never uses a closed connection. */
const keepAliveTimeoutMs = 72_000

/** For each connection, the handlers of its requests that count as unanswered. The first is running. */
const unanswered = new WeakMap<Socket, (() => void)[]>()
const isAtLimit = (socket: Socket) => (unanswered.get(socket)?.length ?? 0) >= maxUnansweredPerConnection

/** The HTTP server under the portal, with limits for each connection. */
export function nodeServer(handle: RequestListener, limits: RequestLimits): Server {
  const options = {
    IncomingMessage: LimitedRequest,
    shouldUpgradeCallback: ({ socket }: IncomingMessage) => isAtLimit(socket),
    // A missing Host header is refused below with a problem; Node would send an empty reply.
    requireHostHeader: false,
    requestTimeout: limits.requestMs,
    connectionsCheckingInterval: Math.min(checkEveryMs, limits.requestMs),
    keepAliveTimeout: keepAliveTimeoutMs,
  }
  const server = createServer(options)
  server.setTimeout(limits.silentMs)
  const idleness = limitConnections(server, limits.connections)
  server.on('request', handleInTurn(refuseWithoutHost(handle), idleness))
  server.on(
    'checkExpectation',
    handleInTurn((_, response) => writeProblem(response, new ProtocolError(417)), idleness),
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

/**
 * Handles the requests of a connection one after another, because their replies must be sent in this order anyway. A request
 * counts as unanswered until the portal has turned to the other connections: where requests have bodies, Node may otherwise
 * answer each of a packet before it parses the next, and nobody else meanwhile.
 */
function handleInTurn(handle: RequestListener, idleness: Idleness): RequestListener {
  return (request, response) => {
    const { socket } = request
    const queue = unanswered.get(socket) ?? []
    unanswered.set(socket, queue)
    idleness.ends(socket)
    queue.push(() => handle(request, response))
    const next = () => {
      queue.shift()
      if (queue.length === 0) idleness.begins(socket)
      else if (!socket.destroyed) queue[0]?.()
    }
    response.once('close', () => setImmediate(next))
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
