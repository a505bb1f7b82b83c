import type { Cell } from './cell.ts'
import { fieldsOfHeading } from './heading-fields.ts'
import type { ImportField } from './import-fields.ts'
import { type ValueMatchers, valueFit } from './value-fit.ts'

/** A column of a file, and the field that it seems to hold. */
export interface FoundColumn {
  /** From 0. */
  column: number
  letters: string
  heading: string
  /** The first five different values. */
  samples: string[]
  field: ImportField | null
  /** How sure that is, from 0 to 1. */
  confidence: number
}

const fewestValues = 5
const leastConfidence = 0.4

/** Fields whose values are recognised without a heading. */
const recognisable: readonly ImportField[] = [
  'type',
  'lga',
  'phone',
  'email',
  'cac',
  'status',
  'issued',
  'last_day',
  'name',
]
/** Of these every value can be told from others, so a column whose values do not fit is another one. */
const telling: readonly ImportField[] = [
  'type',
  'lga',
  'phone',
  'second_phone',
  'email',
  'issued',
  'last_day',
  'officer_folio',
]

/** Compares each value once. */
export function comparingOnce(matchers: ValueMatchers): ValueMatchers {
  const once = <Result>(match: (text: string) => Result) => {
    const known = new Map<string, Result>()
    return (text: string) => {
      const result = known.get(text) ?? match(text)
      known.set(text, result)
      return result
    }
  }
  return {
    ...matchers,
    matchType: once(matchers.matchType),
    matchLga: once(matchers.matchLga),
    matchWard: once(matchers.matchWard),
  }
}

/** Gives each field to the column that fits it best, the surest first. */
export function assignFields(
  columns: FoundColumn[],
  valuesIn: (column: number) => Cell[],
  matchers: ValueMatchers,
  hasHeadings: boolean,
): void {
  const candidates = columns.flatMap((column) => {
    const values = valuesIn(column.column)
    if (values.length === 0 && column.heading === '') return []
    return candidatesFor(column.heading, values, matchers, hasHeadings).map((candidate) => ({ ...candidate, column }))
  })
  candidates.sort((one, other) => other.confidence - one.confidence || one.column.column - other.column.column)
  const given = new Set<ImportField>()
  for (const { column, field, confidence } of candidates) {
    if (column.field !== null || given.has(field) || confidence < leastConfidence) continue
    column.field = field
    column.confidence = Math.round(confidence * 100) / 100
    given.add(field)
  }
}

interface Candidate {
  field: ImportField
  confidence: number
}

function candidatesFor(
  heading: string,
  values: readonly Cell[],
  matchers: ValueMatchers,
  hasHeadings: boolean,
): Candidate[] {
  const named = fieldsOfHeading(heading).map(({ field, weight }): Candidate => {
    const fit = valueFit(field, values, matchers)
    const isOther = telling.includes(field) && values.length >= fewestValues && fit < 0.3
    return { field, confidence: (weight + 0.25 * fit) * (isOther ? 0.4 : 1) }
  })
  const phone = named.find(({ field }) => field === 'phone')
  if (phone) named.push({ field: 'second_phone', confidence: phone.confidence - 0.3 })
  if (values.length === 0) return named
  const byValues = recognisable.flatMap((field): Candidate[] => {
    const fit = valueFit(field, values, matchers)
    // Below headings a column says what it is; only the values of lists are surer than that.
    const isList = field === 'type' || field === 'lga'
    if (fit < 0.7 || (hasHeadings && !isList && field !== 'phone' && field !== 'email')) return []
    return [{ field, confidence: isList ? 0.8 * fit : 0.6 * fit }]
  })
  return [...named, ...byValues.filter(({ field }) => !named.some((one) => one.field === field))]
}
