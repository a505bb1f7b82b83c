import { deflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { png, pngOf } from '../testing/files.ts'
import { isWholePng } from './whole-png.ts'

function chunk(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(content.length)
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, content, Buffer.alloc(4)])
}

/** A picture of 2 by 2 pixels with red, green, blue and alpha. */
function pictureOf(pixels: Buffer, { interlaced = 0, width = 2 } = {}): Buffer {
  const head = Buffer.from([0, 0, 0, width, 0, 0, 0, 2, 8, 6, 0, 0, interlaced])
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
}

const rows = deflateSync(Buffer.alloc(2 * (1 + 2 * 4)))

it('knows a picture whose pixels are all there', () => {
  expect(isWholePng(png.bytes, 2000)).toBe(true)
  expect(isWholePng(pictureOf(rows), 2)).toBe(true)
})

it.each([
  ['whose pixels are no compressed data', pictureOf(Buffer.from('not zlib data'))],
  ['with too few pixels', pictureOf(deflateSync(Buffer.alloc(9)))],
  ['with more pixels than it says', pictureOf(deflateSync(Buffer.alloc(10_000_000)))],
  ['that is interlaced', pictureOf(rows, { interlaced: 1 })],
  ['that says that it is larger', pictureOf(rows, { width: 3 })],
  ['that is cut off', pictureOf(rows).subarray(0, 40)],
  ['that says another size than its pixels have', pngOf(300, 90)],
])('knows a picture %s', (_, file) => {
  expect(isWholePng(file, 2000)).toBe(false)
})

it('takes none that is wider or higher than is asked for', () => {
  expect(isWholePng(pictureOf(rows), 1)).toBe(false)
})
