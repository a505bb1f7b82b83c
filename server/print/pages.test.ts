import { expect, it } from 'vitest'
import { divideIntoPages } from './pages.ts'
import { type Line, space } from './text-lines.ts'
import { wrapText } from './wrap-text.ts'

/** 721.89 points are between the margins of a page. */
const line = (height: number, keepWithNext = false): Line => ({ ...space(height), keepWithNext })
const heights = (lines: readonly Line[]) => divideIntoPages(lines).map((page) => page.map(({ height }) => height))

it('fills pages to their margin, and begins the next with what does not fit', () => {
  expect(heights([line(400), line(321), line(1), line(5)])).toEqual([
    [400, 321],
    [1, 5],
  ])
})

it('takes lines that belong together to the next page together', () => {
  expect(heights([line(600), line(100, true), line(50, true), line(20), line(30)])).toEqual([[600], [100, 50, 20, 30]])
})

it('divides lines that belong together and are higher than a page, from where they begin', () => {
  expect(heights([line(100), line(500, true), line(300, true), line(200)])).toEqual([
    [100, 500],
    [300, 200],
  ])
  expect(heights([line(800)])).toEqual([[800]])
})

/** Each letter is one point wide. */
const wrap = (text: string, width: number) => wrapText(text, width, (part) => [...part].length)

it('breaks a text between words, at its own line breaks, and within a word that is wider than a line', () => {
  expect(wrap('one two  three', 7)).toEqual(['one two', 'three'])
  expect(wrap('one two', 6)).toEqual(['one', 'two'])
  expect(wrap('one\n\r\ntwo', 10)).toEqual(['one', '', 'two'])
  expect(wrap('a abcdefgh b', 3)).toEqual(['a', 'abc', 'def', 'gh', 'b'])
  expect(wrap('', 3)).toEqual([''])
})

it('never parts a letter from its mark', () => {
  expect(wrap('o\u0323\u0301o\u0323\u0301', 3)).toEqual(['o\u0323\u0301', 'o\u0323\u0301'])
})
