import { networkInterfaces } from 'node:os'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'

type Place = Pick<Config, 'host' | 'port'>

/** Why the portal cannot listen, as one sentence by error code. */
const sentences = new Map<string, (place: Place) => string>(
  Object.entries({
    EADDRINUSE: ({ port }) =>
      `The port ${port} is used by another program. Stop that one, or choose another port with PORT.`,
    EACCES: ({ port }) => `The port ${port} may not be used by this account. Choose one above 1023 with PORT.`,
    EADDRNOTAVAIL: noSuchHost,
    ENOTFOUND: noSuchHost,
    EAI_AGAIN: noSuchHost,
    EINVAL: noSuchHost,
  }),
)

function noSuchHost({ host }: Place): string {
  return `This machine has no address ${host}. Set HOST to 127.0.0.1 for this machine alone, or to 0.0.0.0 for the network.`
}

/** Starts to listen. Returns the addresses to open in a browser. */
export async function listen(app: FastifyInstance, place: Place): Promise<string[]> {
  try {
    await app.listen(place)
  } catch (error) {
    const sentence = error instanceof Error && 'code' in error ? sentences.get(String(error.code)) : undefined
    throw sentence ? new Error(sentence(place)) : error
  }
  const { port } = new URL(app.listeningOrigin)
  return hostsToOpen(place.host).map((host) => `http://${host.includes(':') ? `[${host}]` : host}:${port}`)
}

/** Stops accepting connections and waits for open requests. */
export async function close(app: FastifyInstance): Promise<void> {
  // Browsers keep connections open after a reply; idle ones must not delay the shutdown.
  const closingIdle = setInterval(() => app.server.closeIdleConnections(), 100)
  await app.close()
  clearInterval(closingIdle)
}

/** The hosts to open in a browser. A wildcard address cannot be opened, so it is replaced by the machine's addresses. */
function hostsToOpen(host: string): string[] {
  if (host !== '0.0.0.0' && host !== '::') return [host]
  const others = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? [])
  return [
    '127.0.0.1',
    ...others.filter(({ family, internal }) => family === 'IPv4' && !internal).map((at) => at.address),
  ]
}
