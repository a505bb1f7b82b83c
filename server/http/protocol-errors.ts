import { randomUUID } from 'node:crypto'
import { type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { problemOf } from './problem-reply.ts'

/** A request that violates HTTP, detected before routing. */
export class ProtocolError extends Error {
  readonly statusCode: number

  constructor(statusCode: number) {
    super(`HTTP status ${statusCode}`)
    this.name = 'ProtocolError'
    this.statusCode = statusCode
  }
}

/** The statuses for errors of Node's parser, where they are not 400. */
const statusOfParserError = new Map<string, number>(
  Object.entries({
    ERR_HTTP_REQUEST_TIMEOUT: 408,
    HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
    HPE_HEADER_OVERFLOW: 431,
  }),
)

/** How long a client has to read the refusal before its connection is closed. */
const readingTimeMs = 1_000

/** Sends a problem for a request that could not be parsed. */
export function answerParserError(this: FastifyInstance, error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    if (error.code === 'ECONNRESET') socket.destroy()
    return
  }
  const { status, headers, body } = problemReply(new ProtocolError(statusOfParserError.get(error.code ?? '') ?? 400))
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
  setTimeout(() => socket.destroy(), readingTimeMs).unref()
  this.log.info({ reqId: headers['x-request-id'], route: 'none', status, reason: error.code })
}

/** Sends a problem for a request that is refused before routing. */
export function writeProblem(response: ServerResponse, error: ProtocolError): void {
  const { status, headers, body } = problemReply(error)
  response.writeHead(status, headers).end(body)
}

function problemReply(error: ProtocolError) {
  const id = randomUUID()
  const { status, body } = problemOf(error, id)
  const text = JSON.stringify(body)
  const headers = {
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-request-id': id,
    connection: 'close',
  }
  return { status, headers, body: text }
}
