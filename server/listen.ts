import { networkInterfaces } from 'node:os'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'

type Place = Pick<Config, 'host' | 'port'>

/** What stands in the way of listening, as one sentence. */
const sentences: Record<string, (place: Place) => string> = {
  EADDRINUSE: ({ port }) =>
    `The port ${port} is used by another program. Stop that one, or choose another port with PORT.`,
  EACCES: ({ port }) => `The port ${port} may not be used by this account. Choose one above 1023 with PORT.`,
  EADDRNOTAVAIL: noSuchHost,
  ENOTFOUND: noSuchHost,
  EAI_AGAIN: noSuchHost,
  EINVAL: noSuchHost,
}

function noSuchHost({ host }: Place): string {
  return `This machine has no address ${host}. Set HOST to 127.0.0.1 for this machine alone, or to 0.0.0.0 for the network.`
}

/** Opens the portal to requests. Answers where to go with a browser. */
export async function listen(app: FastifyInstance, place: Place): Promise<string[]> {
  try {
    await app.listen(place)
  } catch (error) {
    const sentence = error instanceof Error && 'code' in error ? sentences[String(error.code)] : undefined
    throw sentence ? new Error(sentence(place)) : error
  }
  const { port } = new URL(app.listeningOrigin)
  return hostsToOpen(place.host).map((host) => `http://${host.includes(':') ? `[${host}]` : host}:${port}`)
}

/** Lets nobody new in and waits for those who are. */
export async function close(app: FastifyInstance): Promise<void> {
  // A connection whose request was under way is kept open by the browser afterwards: it must not keep the portal.
  const sweeping = setInterval(() => app.server.closeIdleConnections(), 100)
  await app.close()
  clearInterval(sweeping)
}

/** An address that means "all of this machine's" cannot be opened itself: this machine's own are told instead. */
function hostsToOpen(host: string): string[] {
  if (host !== '0.0.0.0' && host !== '::') return [host]
  const others = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? [])
  return [
    '127.0.0.1',
    ...others.filter(({ family, internal }) => family === 'IPv4' && !internal).map((at) => at.address),
  ]
}
