import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RequestLimits } from './request-limits.ts'

const followPace = new WeakMap<IncomingMessage, () => void>()

/** Whether a body can contain a file, which is streamed. */
export function isStreamed({ 'content-type': type = '' }: IncomingHttpHeaders): boolean {
  return type.startsWith('multipart/') || type === 'application/offset+octet-stream'
}

/** From now on the body of this request may take as long as a file. */
export function fileBegins(request: FastifyRequest): void {
  followPace.get(request.raw)?.()
}

/** Ends requests whose body arrives too slowly: a file by its pace, any other body after a time. */
export function limitBodies(
  app: FastifyInstance,
  limits: Pick<RequestLimits, 'bodyMs' | 'paceMs' | 'paceBytes'>,
): void {
  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request
    // What the portal asks itself has arrived, on no connection.
    if (!(raw.socket instanceof Socket)) return
    if (raw.headers['transfer-encoding'] === undefined && !Number(raw.headers['content-length'])) return
    let timer: NodeJS.Timeout
    const stop = () => clearInterval(timer)
    const end = () => {
      stop()
      if (!raw.complete) endAsTooSlow(app, request, reply)
    }
    const pace = () => {
      stop()
      let before = raw.socket.bytesRead
      timer = setInterval(() => {
        const { bytesRead } = raw.socket
        // While bytes wait to be read, the portal is slower than the client.
        if (bytesRead - before < limits.paceBytes && raw.readableLength === 0) end()
        before = bytesRead
      }, limits.paceMs).unref()
    }
    // The rest of a file that was refused is read and dropped, because many browsers read the reply only then.
    const isDropped = () => reply.raw.headersSent && isStreamed(raw.headers)
    timer = setTimeout(() => (isDropped() ? pace() : end()), limits.bodyMs).unref()
    followPace.set(raw, pace)
    raw.once('end', stop).once('close', stop)
  })
}

/** Refuses the request like one that Node has waited for too long, unless its reply has begun. */
function endAsTooSlow(app: FastifyInstance, { raw: { socket } }: FastifyRequest, reply: FastifyReply): void {
  if (reply.raw.headersSent) socket.destroy()
  else
    app.server.emit(
      'clientError',
      Object.assign(new Error('The body is late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
      socket,
    )
}
