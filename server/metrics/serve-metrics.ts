import { once } from 'node:events'
import { createServer } from 'node:http'
import type { PortalMetrics } from './portal-metrics.ts'

/** Where the figures are served: never by the port of the portal, which is open to everybody. */
export interface MetricsPlace {
  host: string
  port: number
}

/** Serves `GET /metrics`. Returns the port, and what ends it. */
export async function serveMetrics(
  { read }: PortalMetrics,
  { host, port }: MetricsPlace,
  onFailure: (error: unknown) => void,
) {
  const server = createServer(async (request, reply) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void reply.writeHead(404).end()
    try {
      const { text, contentType } = await read()
      reply.writeHead(200, { 'content-type': contentType }).end(text)
    } catch (error) {
      onFailure(error)
      reply.writeHead(503).end()
    }
  })
  server.listen(port, host)
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
