import { expect, it } from 'vitest'
import { newDocument } from './document.ts'
import { divideIntoPages } from './pages.ts'
import { type Line, space, textLines } from './text-lines.ts'

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

it('neither begins nor ends a page with a single line of a paragraph', () => {
  const document = newDocument({ title: '', author: '', date: '2026-11-20' })
  const kept = (text: string) => textLines(document, text).map(({ keepWithNext }) => keepWithNext)
  expect(kept('word '.repeat(80))).toEqual([true, false, false, true, false])
  expect(kept('One line.')).toEqual([false])
})
