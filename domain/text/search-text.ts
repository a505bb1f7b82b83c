/** The hooked letters of Hausa and Igbo's ŋ are letters of their own in Unicode; apostrophes come in several kinds. */
const plain = new Map<string, string>(
  Object.entries({ ɓ: 'b', ɗ: 'd', ƙ: 'k', ƴ: 'y', ŋ: 'n', '’': "'", '‘': "'", ʼ: "'", '`': "'" }),
)

/** A text as searches compare it: small letters without marks above or below. The database's `search_text` does the same. */
export function searchText(text: string): string {
  const bare = text.normalize('NFKD').replaceAll(/[\u0300-\u036f]/g, '')
  return bare.toLowerCase().replaceAll(/[ɓɗƙƴŋ’‘ʼ`]/g, (letter) => plain.get(letter) ?? letter)
}

/** A word as somebody wrote it: whole, without its apostrophes, hyphens and full stops; and split at them. */
export interface WrittenWord {
  word: string
  parts: readonly string[]
}

/** The words of a text, in order: `St. Mary’s` has `st`, and `marys` with the parts `mary` and `s`. */
export function wordsOf(text: string): WrittenWord[] {
  return searchText(text)
    .split(/[^a-z0-9'.-]+/)
    .map((written) => written.split(/['.-]+/).filter(Boolean))
    .filter((parts) => parts.length > 0)
    .map((parts) => ({ word: parts.join(''), parts }))
}
