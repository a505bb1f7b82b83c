/** The number of a certificate or statement as somebody typed it, taken apart. */
export interface TypedNumber {
  /** Its letters without blanks and dashes; 0 between letters is read as O. */
  letters: string
  /** What its digits may mean: NSMOH/PHF/00012/2026 has the key 12-2026. Without blanks there are several ways to read them. */
  keys: string[]
  /** The serial, if that may be all that was typed: the number of a certificate without its year. */
  serial?: string
}

const yearAtEnd = /^(\d+)(20\d\d)$/
const yearAtStart = /^(20\d\d)(\d+)$/

/**
 * Reads a number as people copy it from paper: in any case, with any signs or none between its parts, without zeros at the
 * beginning, and with O for 0.
 */
export function readTypedNumber(typed: string): TypedNumber {
  const { letters, digits } = partsOf(typed)
  const [serial = ''] = digits
  if (digits.length !== 1) return { letters: letters.join(''), keys: digits.length > 0 ? [digits.join('-')] : [] }
  const joined = [yearAtEnd, yearAtStart].flatMap((way) => {
    const [, first, second] = way.exec(serial) ?? []
    return first && second ? [`${withoutZeros(first)}-${withoutZeros(second)}`] : []
  })
  return { letters: letters.join(''), keys: [serial, ...joined], serial }
}

/** Whether letters were typed as a number has them. How the number begins may be missing: PHF 12 is NSMOH/PHF/00012. */
export function hasLetters(number: string, typed: string): boolean {
  const { letters } = partsOf(number)
  return letters.some((_, index) => letters.slice(index).join('') === typed)
}

function partsOf(text: string) {
  const words = text
    .normalize('NFKC')
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
  const parts = words.flatMap((word) => {
    const tail = /[0-9O]*[0-9][0-9O]*$/.exec(word)?.[0] ?? ''
    const head = word.slice(0, word.length - tail.length).replaceAll('0', 'O')
    return [...(head.match(/[A-Z]+|\d+/g) ?? []), ...(tail === '' ? [] : [tail.replaceAll('O', '0')])]
  })
  const isDigits = (part: string) => /^\d/.test(part)
  return {
    letters: parts.filter((part) => !isDigits(part)),
    digits: parts.filter(isDigits).map(withoutZeros),
  }
}

function withoutZeros(digits: string): string {
  return digits.replace(/^0+(?=\d)/, '')
}
