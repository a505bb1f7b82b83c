import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import { onTestFinished } from 'vitest'
import { certificate, serverKey } from './certificates.ts'

/** Starts a server with TLS for a test. Returns its address. */
export async function startHttpsServer(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<string> {
  const server = createServer({ key: serverKey, cert: certificate }, answer).listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await once(server, 'listening')
  const address = server.address()
  return `https://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}
