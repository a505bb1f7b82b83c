import { Meaning } from './status-meaning.tsx'
import { meaningOf } from './status-meanings.ts'

/** What the word on a badge means. */
export function MeaningOfWord({ word, isSubmitted }: { word: string; isSubmitted: boolean }) {
  const meaning = meaningOf(word, isSubmitted)
  return meaning ? <Meaning of={meaning} /> : null
}
