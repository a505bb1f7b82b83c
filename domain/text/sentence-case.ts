/** Words as the beginning of a sentence, with a capital letter: 'Partly met'. */
export function sentenceCase(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
