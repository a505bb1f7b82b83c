import { addDays, daysBetween } from '@portal/domain/dates/calendar-date.ts'
import { decode, encode, rfc8949EncodeOptions } from 'cborg'
import { areLicenceFacts } from './are-licence-facts.ts'
import { bytesOfDigits, digitsOf } from './digits.ts'
import { keyIdForm } from './key-forms.ts'
import type { LicenceFacts } from './licence-facts.ts'

// A code is the digits of: its version, the id of the key, the signature, and a row of facts in CBOR. The signature covers the
// version, the key and the row.
const version = 1
const keyIdBytes = 4
const signatureBytes = 64
/** Days are counted from here, which makes them two bytes long. */
const firstDay = '2000-01-01'
const kinds = ['certificate', 'statement'] as const satisfies readonly LicenceFacts['kind'][]

/** The facts in a row. */
const rowLength = 8

/** What is signed: the facts, and which key signs them. Throws if the facts do not fit into a code. */
export function bytesToSign(facts: LicenceFacts, key: string): Uint8Array {
  if (!areLicenceFacts(facts)) throw new RangeError('These facts do not fit into a code')
  const { number, issue, kind, facility_name, facility_type, lga, issued_on, expires_on } = facts
  const stated = [
    number,
    issue,
    kinds.indexOf(kind),
    facility_name,
    facility_type,
    lga,
    daysBetween(firstDay, issued_on),
    daysBetween(firstDay, expires_on),
  ]
  return Uint8Array.of(version, ...bytesOfKeyId(key), ...encode(stated, rfc8949EncodeOptions))
}

/** The digits of a code: what was signed, with its signature of 64 bytes. */
export function codeOf(signed: Uint8Array, signature: Uint8Array): string {
  if (signature.length !== signatureBytes) throw new RangeError(`A signature has ${signatureBytes} bytes`)
  const head = 1 + keyIdBytes
  return digitsOf(Uint8Array.of(...signed.subarray(0, head), ...signature, ...signed.subarray(head)))
}

/** The contents of a code whose signature is not verified yet. */
export interface SignedLicence {
  key: string
  facts: LicenceFacts
  signed: Uint8Array
  signature: Uint8Array
}

/** Reads a code; undefined if it is not exactly what `codeOf` writes. It says nothing about who signed it. */
export function readCode(digits: string): SignedLicence | undefined {
  const bytes = bytesOfDigits(digits)
  const head = 1 + keyIdBytes
  if (!bytes || bytes[0] !== version || bytes.length <= head + signatureBytes) return undefined
  const key = [...bytes.subarray(1, head)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const signature = bytes.subarray(head, head + signatureBytes)
  const facts = factsOf(bytes.subarray(head + signatureBytes))
  if (!facts) return undefined
  const signed = bytesToSign(facts, key)
  // There is one way to write these facts; whatever else means the same was not written by the portal.
  return codeOf(signed, signature) === digits ? { key, facts, signed, signature } : undefined
}

function factsOf(bytes: Uint8Array): LicenceFacts | undefined {
  const row = decodeRow(bytes)
  if (!Array.isArray(row) || row.length !== rowLength) return undefined
  const [number, issue, kind, facility_name, facility_type, lga, issued, expires]: unknown[] = row
  const facts = {
    number,
    issue,
    kind: typeof kind === 'number' ? kinds[kind] : undefined,
    facility_name,
    facility_type,
    lga,
    issued_on: dayOf(issued),
    expires_on: dayOf(expires),
  }
  return areLicenceFacts(facts) ? facts : undefined
}

function decodeRow(bytes: Uint8Array): unknown {
  try {
    return decode(bytes, { strict: true, allowIndefinite: false, allowUndefined: false })
  } catch {
    return undefined
  }
}

function dayOf(days: unknown): string | undefined {
  const isDay = typeof days === 'number' && Number.isInteger(days) && days >= 0 && days < 100_000
  return isDay ? addDays(firstDay, days) : undefined
}

function bytesOfKeyId(key: string): number[] {
  if (!keyIdForm.test(key)) throw new RangeError('The id of a key has eight hexadecimal digits')
  return (key.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16))
}
