import { expect, it } from 'vitest'
import { wrapText } from './wrap-text.ts'

/** Each letter is as wide as a point. */
const measure = (text: string) => [...new Intl.Segmenter('en').segment(text)].length

it.each([
  ['one two three', ['one two', 'three']],
  ['one  two\tsix', ['one two', 'six']],
  ['seven77 one', ['seven77', 'one']],
  ['a longestword b', ['a', 'longest', 'word b']],
  ['one\n\ntwo', ['one', '', 'two']],
  ['one\r\ntwo', ['one', 'two']],
  ['Ẹ̀Ẹ̀Ẹ̀Ẹ̀Ẹ̀Ẹ̀Ẹ̀Ẹ̀', ['Ẹ̀Ẹ̀Ẹ̀Ẹ̀Ẹ̀Ẹ̀Ẹ̀', 'Ẹ̀']],
  ['', ['']],
])('breaks %j into lines of seven letters', (text, lines) => {
  expect(wrapText(text, 7, measure)).toEqual(lines)
})
