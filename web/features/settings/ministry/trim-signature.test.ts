import { expect, it } from 'vitest'
import { boxOfInk } from './trim-signature.ts'

/** A picture of these rows: '#' is ink, '.' white paper, ' ' transparent. */
function pictureOf(...rows: string[]) {
  const pixels = rows.flatMap((row) =>
    [...row].flatMap((pixel) =>
      pixel === '#' ? [10, 20, 60, 255] : pixel === '.' ? [255, 255, 255, 255] : [0, 0, 0, 0],
    ),
  )
  return { data: new Uint8ClampedArray(pixels), width: rows[0]?.length ?? 0, height: rows.length }
}

it('finds the ink on the paper', () => {
  expect(boxOfInk(pictureOf('......', '..#...', '....#.', '......'))).toEqual({ left: 2, top: 1, right: 4, bottom: 2 })
})

it('takes what is transparent for paper, and finds nothing on a blank sheet', () => {
  expect(boxOfInk(pictureOf('    ', ' #  '))).toEqual({ left: 1, top: 1, right: 1, bottom: 1 })
  expect(boxOfInk(pictureOf('. .', '...'))).toBeUndefined()
})
