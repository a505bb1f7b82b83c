import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What an SMS gateway was sent. */
interface ReceivedSms {
  authorization: string | undefined
  /** Lets the gateway recognise a repeat. */
  key: string | string[] | undefined
  body: unknown
}

/** Starts an HTTP server that answers like an SMS gateway, with the given statuses or redirections first and then with 200. */
export async function startSmsGateway(...first: (number | { redirectsTo: string })[]) {
  const received: ReceivedSms[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    received.push({
      authorization: request.headers.authorization,
      key: request.headers['idempotency-key'],
      body: JSON.parse(Buffer.concat(chunks).toString()),
    })
    const status = first.shift() ?? 200
    if (typeof status === 'object') return void response.writeHead(307, { location: status.redirectsTo }).end()
    response.writeHead(status).end(status === 200 ? '{"accepted":true}' : 'The number is not valid')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/send`,
    received,
    stop: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
