import { sentenceCase } from '../text/sentence-case.ts'

/** The first word of what is counted or measured, in brackets at the end of a question: '(number of beds)', '(kVA)'. */
const units = new Set(
  [
    ['number', 'count', 'quantity', 'amount', 'total', 'sets', 'pairs', 'units', 'pieces', 'naira', 'percent', '%'],
    ['metres', 'square', 'cubic', 'kilometres', 'km', 'm', 'm2', 'm²', 'litres', 'kva', 'kw', 'kg', 'kilograms'],
    ['years', 'months', 'weeks', 'days', 'hours', 'minutes'],
    ['beds', 'rooms', 'wards', 'people', 'persons', 'staff', 'doctors', 'nurses', 'patients'],
  ].flat(),
)

const inBrackets = /^(.*?)\s*\(([^()]+)\)\s*$/s

/** What a question asks to be counted or measured. */
export interface AskedNumber {
  /** The label of the number field. */
  label: string
  /** The question without the unit in brackets. */
  sentence: string
}

/**
 * What a question asks to be counted or measured; undefined if Yes or No is enough. The catalogue has no field for this:
 * the ministry writes the unit in brackets at the end of the question, or asks "How many".
 */
export function askedNumber(question: string): AskedNumber | undefined {
  const [, sentence = '', unit = ''] = inBrackets.exec(question) ?? []
  const [first = ''] = unit.trim().toLowerCase().split(/\s+/)
  if (units.has(first)) return { label: startLikeSentence(unit.trim()), sentence }
  if (/\bhow (many|much)\b/i.test(question)) return { label: 'Number', sentence: question.trim() }
  return undefined
}

/** With a capital letter, unless it is a symbol with its own capitals: kVA. */
function startLikeSentence(unit: string): string {
  if (/^[a-z]+[A-Z]/.test(unit)) return unit
  return sentenceCase(unit)
}
