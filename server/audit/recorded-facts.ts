import { createHash } from 'node:crypto'
import { canonicalJson } from './canonical-json.ts'

/** Facts before and after an action: plain data. */
export type Facts = Readonly<Record<string, unknown>>

const maxText = 1000
const maxBytes = 8000
/** What nobody may read later, whatever holds it. */
const secretName = /password|secret|token|recovery|_hash$|^code$/i

/** Facts as they are recorded: without secrets, with long texts cut, and bounded as a whole. */
export function recordedFacts(facts: Facts | undefined): Facts | undefined {
  if (facts === undefined) return undefined
  const cleaned = JSON.parse(JSON.stringify(facts, clean)) as Facts
  const text = canonicalJson(cleaned)
  if (Buffer.byteLength(text) <= maxBytes) return cleaned
  // What is left out can still be compared with what somebody shows later.
  return { left_out_bytes: Buffer.byteLength(text), sha256: createHash('sha256').update(text).digest('hex') }
}

function clean(key: string, value: unknown): unknown {
  if (secretName.test(key)) return undefined
  return typeof value === 'string' ? storable(value) : value
}

/** A text that the database can store and that comes back the same. */
function storable(text: string): string {
  const kept = text.replaceAll('\0', '').toWellFormed()
  return kept.length > maxText ? `${kept.slice(0, maxText).toWellFormed()}…` : kept
}
