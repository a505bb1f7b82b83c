import { bytesOfDigits, digitsOf } from '@portal/contract/licences/signed-licence/digits.ts'
import { below, type Random } from '../random.ts'

type Change<T> = (was: T, random: Random) => T

/** Random changes of the bytes of a code: of its version, key, signature or facts. */
const ofBytes: Record<string, Change<Uint8Array>> = {
  'a bit is flipped': (bytes, random) => {
    const at = below(random, bytes.length)
    return bytes.with(at, (bytes[at] ?? 0) ^ (1 << below(random, 8)))
  },
  'a byte is replaced': (bytes, random) => bytes.with(below(random, bytes.length), below(random, 256)),
  'bytes are cut out': (bytes, random) => {
    const [at, count] = [below(random, bytes.length), 1 + below(random, 8)]
    return Uint8Array.of(...bytes.subarray(0, at), ...bytes.subarray(at + count))
  },
  'a byte is inserted': (bytes, random) => {
    const at = below(random, bytes.length + 1)
    return Uint8Array.of(...bytes.subarray(0, at), below(random, 256), ...bytes.subarray(at))
  },
  'two bytes change places': (bytes, random) => {
    const [one, other] = [below(random, bytes.length), below(random, bytes.length)]
    return bytes.with(one, bytes[other] ?? 0).with(other, bytes[one] ?? 0)
  },
}

/** Random changes of the digits themselves. */
const ofDigits: Record<string, Change<string>> = {
  'a digit is replaced': (code, random) => {
    const at = below(random, code.length)
    return `${code.slice(0, at)}${below(random, 10)}${code.slice(at + 1)}`
  },
  'digits are cut off': (code, random) => code.slice(0, below(random, code.length)),
  'digits are added': (code, random) => code + String(below(random, 1_000_000)),
}

/** Every kind of random change of a code. */
export const mutations: Record<string, Change<string>> = {
  ...Object.fromEntries(
    Object.entries(ofBytes).map(([name, change]) => [
      name,
      (code: string, random: Random) => digitsOf(change(bytesOfDigits(code) ?? new Uint8Array(1), random)),
    ]),
  ),
  ...ofDigits,
}
