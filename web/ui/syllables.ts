const syllable = /[^aeiou]*[aeiou]+(?:n(?=[^aeiouy]))?(?:[^aeiou]+$)?/gi

function syllablesOf(word: string): string[] {
  return word.match(syllable)?.join('') === word ? (word.match(syllable) ?? []) : [...word]
}

/** Hyphenates a long word between its syllables: 'Kontagora' becomes 'Konta-', 'gora'. */
function hyphenate(word: string, maxLength: number): string[] {
  if (word.length <= maxLength) return [word]
  const lines: string[] = []
  let line = ''
  let rest = word
  for (const next of syllablesOf(word)) {
    // The last line needs no hyphen.
    const isRoom = line.length + next.length < maxLength || line.length + rest.length <= maxLength
    if (line !== '' && !isRoom) {
      lines.push(`${line}-`)
      line = ''
    }
    line += next
    rest = rest.slice(next.length)
  }
  return [...lines, line]
}

/** Breaks a name into lines of at most `maxLength` letters. */
export function linesOf(name: string, maxLength: number): string[] {
  const lines: string[] = []
  for (const piece of name.split(' ').flatMap((word) => hyphenate(word, maxLength))) {
    const last = lines.at(-1)
    const isRoom = last !== undefined && !last.endsWith('-') && last.length + 1 + piece.length <= maxLength
    lines.push(isRoom ? `${lines.pop()} ${piece}` : piece)
  }
  return lines
}
