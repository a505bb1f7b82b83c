/** A word of a closed list as the beginning of a sentence: 'Partly met'. */
export function inWords(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`
}
