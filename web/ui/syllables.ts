const syllable = /[^aeiou]*[aeiou]+(?:n(?=[^aeiouy]))?(?:[^aeiou]+$)?/gi

function syllablesOf(word: string): string[] {
  return word.match(syllable)?.join('') === word ? (word.match(syllable) ?? []) : [...word]
}

/** Cuts a word that is too long between its syllables, with a hyphen: 'Kontagora' becomes 'Konta-', 'gora'. */
function cut(word: string, most: number): string[] {
  if (word.length <= most) return [word]
  const lines: string[] = []
  let line = ''
  let rest = word
  for (const next of syllablesOf(word)) {
    // The last line needs no hyphen.
    const isRoom = line.length + next.length < most || line.length + rest.length <= most
    if (line !== '' && !isRoom) {
      lines.push(`${line}-`)
      line = ''
    }
    line += next
    rest = rest.slice(next.length)
  }
  return [...lines, line]
}

/** Lays a name in lines of at most so many letters. */
export function linesOf(name: string, most: number): string[] {
  const lines: string[] = []
  for (const piece of name.split(' ').flatMap((word) => cut(word, most))) {
    const last = lines.at(-1)
    const isRoom = last !== undefined && !last.endsWith('-') && last.length + 1 + piece.length <= most
    lines.push(isRoom ? `${lines.pop()} ${piece}` : piece)
  }
  return lines
}
