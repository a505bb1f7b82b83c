import { isIP } from 'node:net'

const mappedIPv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/**
 * The network address that a request came from, always a valid one. X-Forwarded-For may contain anything, because proxies
 * pass on what clients sent: an invalid address is ignored and the connection's own address is used.
 */
export function callerAddress({ ip, socket }: { ip?: string; socket: { remoteAddress?: string } }): string {
  // A connection that was just closed has no address any more.
  return plainAddress(ip) ?? plainAddress(socket.remoteAddress) ?? '0.0.0.0'
}

/** An address without its zone, and an IPv4-mapped address as IPv4; undefined when the text is not an address. */
function plainAddress(text = ''): string | undefined {
  const [address = ''] = text.split('%', 1)
  return isIP(address) === 0 ? undefined : (mappedIPv4.exec(address)?.[1] ?? address.toLowerCase())
}
