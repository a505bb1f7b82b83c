/** Measures text in points. */
type Measure = (text: string) => number

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Breaks text into lines that are not wider than the given width. A word that is wider than a line is broken anywhere. */
export function wrapText(text: string, width: number, measure: Measure): string[] {
  return text.split(/\r?\n/).flatMap((paragraph) => {
    const words = paragraph.split(/\s+/).filter(Boolean)
    const parts = words.flatMap((word) => (measure(word) > width ? breakWord(word, width, measure) : [word]))
    return parts.length === 0 ? [''] : fillLines(parts, width, measure)
  })
}

function fillLines(words: readonly string[], width: number, measure: Measure): string[] {
  const lines: string[] = []
  const space = measure(' ')
  let line = ''
  let used = 0
  for (const word of words) {
    const size = measure(word)
    if (line !== '' && used + space + size > width) {
      lines.push(line)
      line = ''
    }
    used = line === '' ? size : used + space + size
    line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line]
}

function breakWord(word: string, width: number, measure: Measure): string[] {
  const parts: string[] = []
  let part = ''
  for (const { segment } of characters.segment(word)) {
    if (part !== '' && measure(part + segment) > width) {
      parts.push(part)
      part = ''
    }
    part += segment
  }
  return [...parts, part]
}
