import { Meaning } from './status-meaning.tsx'
import { meaningOf } from './status-meanings.ts'

/** What the word on a badge means. */
export function MeaningOfWord({ word }: { word: string }) {
  const meaning = meaningOf(word)
  return meaning ? <Meaning of={meaning} /> : null
}
