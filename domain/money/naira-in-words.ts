import { sentenceCase } from '../text/sentence-case.ts'

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const scales = [
  [1_000_000_000, 'billion'],
  [1_000_000, 'million'],
  [1_000, 'thousand'],
  [100, 'hundred'],
] as const

/** An amount of whole kobo as a receipt names it in words: 'Seventy-five thousand naira, fifty kobo only'. */
export function nairaInWords(kobo: number): string {
  if (!Number.isSafeInteger(kobo) || kobo < 0) throw new RangeError(`${kobo} is not a whole number of kobo`)
  const [naira, rest] = [Math.floor(kobo / 100), kobo % 100]
  const parts = [
    ...(naira > 0 || rest === 0 ? [`${inWords(naira)} naira`] : []),
    ...(rest > 0 ? [`${inWords(rest)} kobo`] : []),
  ]
  return sentenceCase(`${parts.join(', ')} only`)
}

function inWords(count: number): string {
  if (count < 20) return small[count] ?? ''
  if (count < 100) return [tens[Math.floor(count / 10)], ...(count % 10 > 0 ? [small[count % 10]] : [])].join('-')
  const [size, name] = scales.find(([scale]) => count >= scale) ?? scales[3]
  const rest = count % size
  const join = rest === 0 ? '' : rest < 100 ? ' and ' : ' '
  return `${inWords(Math.floor(count / size))} ${name}${join}${rest === 0 ? '' : inWords(rest)}`
}
