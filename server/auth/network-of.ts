import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'

/**
 * The network of an address for rate limits. One caller often controls a whole IPv6 /64, so it is the first 64 bits of an
 * IPv6 address; for an IPv4 address, also an IPv4-mapped one, it is the address itself.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.toLowerCase().split('%')
  if (!isIPv6(plain)) return plain
  const groups = groupsOf(plain)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped) return bytesOf(groups.slice(6)).join('.')
  const network = groups.slice(0, 4).map((group) => group.toString(16))
  return `${network.join(':')}::/64`
}

/** Stands for whoever sends a file from a network without being logged in: below zero, so that it is nobody's id. */
export function strangerIn(address: string): number {
  return -1 - createHash('sha256').update(networkOf(address)).digest().readUIntBE(0, 6)
}

/** The eight groups of 16 bits. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = withoutDots(address).split('::')
  const before = readGroups(head)
  const after = readGroups(tail ?? '')
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after]
}

/** Converts a dotted ending to hexadecimal, as in `::ffff:192.0.2.1`. */
function withoutDots(address: string): string {
  return address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number)
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
  })
}

function readGroups(text: string): number[] {
  return text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16))
}

function bytesOf(groups: number[]): number[] {
  return groups.flatMap((group) => [group >> 8, group & 255])
}
