import { isIP } from 'node:net'

const mappedIPv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/**
 * The network address a request came from, always a valid one. What a proxy's X-Forwarded-For says may be anything, for
 * proxies pass on what their clients sent: what is not an address is ignored, and the connection's own address counts.
 */
export function callerAddress({ ip, socket }: { ip?: string; socket: { remoteAddress?: string } }): string {
  // A connection that has just been closed has no address any more.
  return plainAddress(ip) ?? plainAddress(socket.remoteAddress) ?? '0.0.0.0'
}

/** An address without its zone, and an IPv4 address in its own form; nothing when it is not an address. */
function plainAddress(text = ''): string | undefined {
  const [address = ''] = text.split('%', 1)
  return isIP(address) === 0 ? undefined : (mappedIPv4.exec(address)?.[1] ?? address.toLowerCase())
}
