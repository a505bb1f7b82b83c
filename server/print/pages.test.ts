import { describe, expect, it } from 'vitest'
import { newDocument } from './document.ts'
import { divideIntoPages } from './pages.ts'
import { type Line, textLines } from './text-lines.ts'

/** A line that is 100 points high: seven of them fit on a page. */
const line = (name: string, keepWithNext = false): Line & { name: string } => ({
  name,
  height: 100,
  keepWithNext,
  draw: () => {},
})
const pagesOf = (lines: (Line & { name: string })[]) =>
  divideIntoPages(lines).map((page) => page.map((one) => ('name' in one ? one.name : '')).join(''))

describe('the pages of a letter', () => {
  it('are as full as possible', () => {
    expect(pagesOf([...'abcdefgh'].map((name) => line(name)))).toEqual(['abcdefg', 'h'])
  })

  it('do not part lines that belong together', () => {
    expect(pagesOf([...'abcdefgh'].map((name) => line(name, 'fg'.includes(name))))).toEqual(['abcde', 'fgh'])
  })

  it('part them only where they fit on no page', () => {
    expect(pagesOf([...'abcdefghi'].map((name) => line(name, 'bcdefgh'.includes(name))))).toEqual(['abcdefg', 'hi'])
  })

  it('neither begin nor end with a single line of a paragraph', () => {
    const document = newDocument({ title: '', author: '', date: '2026-11-20' })
    const kept = (text: string) => textLines(document, text).map(({ keepWithNext }) => keepWithNext)
    expect(kept('word '.repeat(80))).toEqual([true, false, false, true, false])
    expect(kept('One line.')).toEqual([false])
  })
})
