import type { Chance } from './chance.ts'

/** So many words that look like those of the texts: each letter follows the two before it as often as it does there. */
export function inventWords(texts: readonly string[], count: number, dice: Chance): string[] {
  const next = new Map<string, string[]>()
  for (const word of texts.flatMap((text) => text.toLowerCase().match(/[a-z]{3,}/g) ?? [])) {
    const letters = `^^${word}$`
    for (let at = 2; at < letters.length; at++) {
      const before = letters.slice(at - 2, at)
      next.set(before, [...(next.get(before) ?? []), letters.charAt(at)])
    }
  }
  const words = new Set<string>()
  while (words.size < count) {
    const word = inventWord(next, dice)
    if (word.length >= 4 && word.length <= 12) words.add(word.charAt(0).toUpperCase() + word.slice(1))
  }
  return [...words]
}

function inventWord(next: ReadonlyMap<string, readonly string[]>, dice: Chance): string {
  let word = '^^'
  while (word.length < 20) {
    const letter = dice.of(next.get(word.slice(-2)) ?? ['$'])
    if (letter === '$') break
    word += letter
  }
  return word.slice(2)
}
