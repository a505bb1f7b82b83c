import { fieldsOf } from '@portal/contract/fields/fields-of.ts'
import { addDays } from '@portal/domain/dates/calendar-date.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { demoPassword } from '@portal/server/cli/demo/people.ts'
import { below, oneOf, type Random } from '../random.ts'
import type { KnownValues } from './known-values.ts'

/** A JSON Schema. */
export type Schema = Record<string, unknown>

/** What values are made from. */
export interface Source {
  random: Random
  known: KnownValues
  /** The schemas that others refer to. */
  defs: Schema
  /** The kind of thing that an `id` without another name is of, as its address says: `facilities`. */
  noun: string
}

/** Values that often break programs: text that a database cannot store, numbers that are too large, and wrong types. */
const hostile: readonly unknown[] = [
  'a\u0000b',
  '\ud800',
  "'; drop table facility; --",
  '%_\\',
  '<script>alert(1)</script>',
  '../../../etc/passwd',
  '=cmd|" /C calc"!A0',
  'é'.repeat(5000),
  '\u202e\u200b\ufeff',
  '٣٤٥',
  '1e999',
  '-0',
  '',
  ' ',
  99_999_999_999,
  2_147_483_648,
  -1,
  0,
  1.5,
  1e-9,
  true,
  null,
  [],
  ['a', 'a'],
  {},
  { toString: 1 },
]

const texts = [
  'Zuma Rock Clinic',
  'Ọláyínká & Sons',
  'Ward 3, behind the market\nsecond line',
  '08031234567',
  'clinic@example.org',
  '50000',
  '₦50,000.00',
  'https://example.org/?a=1#b',
]

export function hostileValue(random: Random): unknown {
  return oneOf(random, hostile)
}

/** A value as a schema describes it. Most are valid; rules that a schema cannot say may still refuse it. */
export function inventValue(schema: Schema, name: string, source: Source): unknown {
  const { random, known } = source
  const reference = /^#\/\$defs\/(.+)$/.exec(String(schema.$ref))?.[1]
  if (reference !== undefined) return inventValue(fieldsOf(source.defs[reference]), name, source)
  const choices = [...listIn(schema.anyOf), ...listIn(schema.oneOf)]
  if (choices.length > 0) return inventValue(fieldsOf(oneOf(random, choices)), name, source)
  if (schema.const !== undefined) return schema.const
  const possible = listIn(schema.enum)
  if (possible.length > 0) return oneOf(random, possible)
  const { type } = schema
  if (type === 'object') return objectOf(schema, source)
  if (type === 'array') return arrayOf(schema, name, source)
  if (/password/.test(name) && random() < 0.8) return demoPassword
  const heard = random() < 0.7 ? known.some(random, name) : undefined
  if (heard !== undefined && (typeof heard === 'number') === isNumeric(type)) return heard
  const examples = listIn(schema.examples)
  if (examples.length > 0 && random() < 0.6) return oneOf(random, examples)
  if (isNumeric(type)) return name.endsWith('id') ? idOf(name, source) : numberOf(schema, random)
  if (type === 'boolean') return random() < 0.5
  if (type === 'null') return null
  return textOf(schema, name, random)
}

function objectOf(schema: Schema, source: Source): Record<string, unknown> {
  const required = new Set(listIn(schema.required))
  const wanted = Object.entries(fieldsOf(schema.properties)).filter(
    ([name]) => required.has(name) || source.random() < 0.5,
  )
  return Object.fromEntries(wanted.map(([name, inner]) => [name, inventValue(fieldsOf(inner), name, source)]))
}

function arrayOf({ items, minItems, maxItems }: Schema, name: string, source: Source): unknown[] {
  const least = Number(minItems ?? 0)
  const length = Math.min(Number(maxItems ?? 3), least + below(source.random, 3))
  return Array.from({ length }, () => inventValue(fieldsOf(items), name.replace(/s$/, ''), source))
}

function idOf(name: string, { random, known, noun }: Source): number {
  return known.id(random, name === 'id' ? noun : name.replace(/_?id$/, ''))
}

function numberOf({ minimum = 0, maximum = 100, type }: Schema, random: Random): number {
  const [low, high] = [Number(minimum), Math.min(Number(maximum), Number(minimum) + 1000)]
  const number = low + random() * (high - low)
  return type === 'integer' ? Math.floor(number) : Math.round(number * 100) / 100
}

function textOf({ format, pattern, minLength, maxLength }: Schema, name: string, random: Random): string {
  const isDate =
    format === 'date' || /^\^\\d\{4\}/.test(String(pattern)) || /(_on|date|_from|_until|^from|^to)$/.test(name)
  if (isDate) return addDays(lagosDate(new Date()), below(random, 800) - 400)
  const text = oneOf(random, texts).padEnd(Number(minLength ?? 0), 'x')
  return maxLength === undefined ? text : text.slice(0, Number(maxLength))
}

function isNumeric(type: unknown): boolean {
  return type === 'integer' || type === 'number'
}

function listIn(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}
