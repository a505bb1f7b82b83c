import { searchText, wordsOf } from '@portal/domain/text/search-text.ts'
import { Fragment, type ReactNode } from 'react'
import styles from './highlighted.module.css'

/** What a list was searched for, and the words and numbers in it that this found. */
export interface Searched {
  typed: string
  matched: readonly string[] | undefined
}

const written = /[\p{L}\p{N}\p{M}'’‘ʼ\x60.-]+/gu
const plain = /[\p{L}\p{N}\p{M}]+/gu

/** A text with the words marked that a search found: what was typed of a word, or all of a word that is written otherwise. */
export function Highlighted({ text, searched }: { text: string; searched: Searched }) {
  return <>{markEach(text, written, (word) => markWord(word, searched))}</>
}

/** A piece of a row that a search found. */
export function Mark({ children }: { children: ReactNode }) {
  return <mark className={styles.mark}>{children}</mark>
}

/** Whether a search found something in a text. */
export function isFoundIn(text: string, { matched = [] }: Searched): boolean {
  return wordsOf(text).some(({ word, parts }) => [word, ...parts].some((one) => matched.includes(one)))
}

/** Whether a number is one that was searched for, however it is written. */
export function isNumberFound(text: string, { matched = [] }: Searched): boolean {
  const digits = searchText(text).replaceAll(/[^a-z0-9]/g, '')
  return matched.some((number) => /\d{3}/.test(number) && digits.includes(number))
}

function markWord(word: string, searched: Searched): ReactNode {
  const [whole] = wordsOf(word)
  if (!whole || whole.parts.length === 1 || !searched.matched?.includes(whole.word))
    return markEach(word, plain, (part) => markPart(part, searched))
  return <Mark>{word}</Mark>
}

function markPart(part: string, { typed, matched = [] }: Searched): ReactNode {
  const text = searchText(part)
  if (!matched.includes(text)) return part
  const begun = wordsOf(typed)
    .flatMap(({ word, parts }) => [word, ...parts])
    .filter((word) => text.startsWith(word))
  const length =
    text.length === part.length && begun.length > 0 ? Math.max(...begun.map((word) => word.length)) : part.length
  return (
    <>
      <Mark>{part.slice(0, length)}</Mark>
      {part.slice(length)}
    </>
  )
}

/** The text with each piece that the pattern finds replaced. */
function markEach(text: string, pattern: RegExp, mark: (piece: string) => ReactNode): ReactNode[] {
  const nodes: ReactNode[] = []
  let end = 0
  for (const { 0: piece, index } of text.matchAll(pattern)) {
    nodes.push(text.slice(end, index), <Fragment key={index}>{mark(piece)}</Fragment>)
    end = index + piece.length
  }
  return [...nodes, text.slice(end)]
}
