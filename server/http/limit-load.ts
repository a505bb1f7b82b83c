import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest, onSendAsyncHookHandler } from 'fastify'
import { isStreamed } from './limit-bodies.ts'
import { refuseAsBusy } from './refuse-as-busy.ts'

/** Memory for request bodies that are arriving and for replies that are not sent yet, all connections together. */
const maxBytes = 48 * 1024 * 1024
const maxRequests = 500
/** A file is streamed; this many bytes of it are in memory at once. */
const streamBytes = 128 * 1024
/** A reply up to this size is always sent. */
const smallReply = 16 * 1024

/** A request from its arrival until its reply is sent. */
interface Exchange {
  socket: Socket
  bytes: number
  /** Since when the portal has been waiting for the client to send its body or to read its reply. */
  waitingSince: number | undefined
}

/**
 * Bounds the memory for request bodies that are arriving and for replies that are not read yet. Requests beyond the bound
 * are refused with 503. Call `measureReplies` again after each hook that changes the size of a reply.
 */
export function limitLoad(app: FastifyInstance, stalledAfterMs = 10_000): { measureReplies: () => void } {
  const exchanges = new Map<FastifyRequest, Exchange>()
  const sockets = new WeakSet<Socket>()
  let total = 0

  const setBytes = (exchange: Exchange, bytes: number) => {
    total += bytes - exchange.bytes
    exchange.bytes = bytes
  }
  const finish = (request: FastifyRequest) => {
    const exchange = exchanges.get(request)
    if (exchange) setBytes(exchange, 0)
    exchanges.delete(request)
  }
  // When a connection is lost, `onResponse` does not run for replies that are queued behind another one.
  const finishOnClose = (socket: Socket) => {
    if (sockets.has(socket)) return
    sockets.add(socket)
    socket.once('close', () => {
      for (const [request, exchange] of exchanges) if (exchange.socket === socket) finish(request)
    })
  }
  const refuseAsFull = (): never => {
    const before = performance.now() - stalledAfterMs
    for (const { waitingSince, socket } of exchanges.values()) {
      if (waitingSince !== undefined && waitingSince < before) socket.destroy()
    }
    return refuseAsBusy()
  }

  app.addHook('onRequest', async (request) => {
    if (request.url === '/livez') return
    const bytes = bytesToArrive(request, app.initialConfig.bodyLimit)
    if (exchanges.size >= maxRequests || total + bytes > maxBytes) refuseAsFull()
    const { socket } = request.raw
    const exchange: Exchange = { socket, bytes: 0, waitingSince: bytes > 0 ? performance.now() : undefined }
    exchanges.set(request, exchange)
    setBytes(exchange, bytes)
    finishOnClose(socket)
  })

  app.addHook('onResponse', async (request) => finish(request))

  app.addHook('preHandler', async (request) => {
    const exchange = exchanges.get(request)
    if (exchange) exchange.waitingSince = undefined
  })

  const measure: onSendAsyncHookHandler = async (request, _, payload) => {
    const exchange = exchanges.get(request)
    if (!exchange) return payload
    const bytes = sizeOf(payload)
    const others = total - exchange.bytes
    // The reply to a change must be sent, because the change has happened already; a GET can be repeated.
    if (request.method === 'GET' && bytes > smallReply && others + bytes > maxBytes) refuseAsFull()
    setBytes(exchange, bytes)
    exchange.waitingSince = performance.now()
    return payload
  }
  return { measureReplies: () => void app.addHook('onSend', measure) }
}

function bytesToArrive({ headers }: FastifyRequest, bodyLimit = 0): number {
  if (isStreamed(headers)) return streamBytes
  if (headers['transfer-encoding'] !== undefined) return bodyLimit
  return Math.min(Number(headers['content-length'] ?? 0) || 0, bodyLimit)
}

function sizeOf(payload: unknown): number {
  if (typeof payload === 'string') return payload.length
  if (Buffer.isBuffer(payload)) return payload.length
  return payload === null || payload === undefined ? 0 : streamBytes
}
