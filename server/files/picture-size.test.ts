import { describe, expect, it } from 'vitest'
import { jpeg, jpegOf, pdf, png, pngOf } from '../testing/files.ts'
import { photoWithGps } from '../testing/photos.ts'
import type { MediaType } from './media-types.ts'
import { refuseLargePictures } from './picture-size.ts'

const tooLarge = 'This picture has more than 50 megapixels. Choose a smaller one'
const damaged = 'This picture is damaged. Choose another one'

/** Sends a file through in chunks of this size. Returns what came out, or the sentence of the refusal. */
async function pass(bytes: Buffer, type: MediaType, chunkSize = bytes.length): Promise<Buffer | string> {
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += chunkSize) yield bytes.subarray(at, at + chunkSize)
  }
  const passed: Buffer[] = []
  try {
    for await (const chunk of refuseLargePictures(chunks(), type)) passed.push(chunk)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  return Buffer.concat(passed)
}

/** A segment whose content looks like a frame of 65,000 × 65,000. */
const decoy = Buffer.from([0xff, 0xe2, 0, 13, 0xff, 0xc0, 0, 11, 8, 0xfd, 0xe8, 0xfd, 0xe8, 1, 1])
/** Two comments that are longer than any chunk of the tests, as of a camera with a large preview. */
const longNotes = Buffer.concat(
  [0xe1, 0xfe].flatMap((marker) => [Buffer.from([0xff, marker, 0xff, 0xff]), Buffer.alloc(65_533, 0xc0)]),
)

describe.each([undefined, 1, 7, 4_096])('a file that arrives in chunks of %s bytes', (chunkSize) => {
  it.each([
    ['the smallest PNG', png.bytes, 'image/png'],
    ['a PNG of 50 megapixels', pngOf(10_000, 5_000), 'image/png'],
    ['a JPEG', jpeg.bytes, 'image/jpeg'],
    ['a JPEG of 50 megapixels', jpegOf(10_000, 5_000), 'image/jpeg'],
    ['a photo of a phone', photoWithGps(), 'image/jpeg'],
    ['a JPEG with what looks like a large frame in a note', jpegOf(16, 16, { between: decoy }), 'image/jpeg'],
    ['a JPEG with long notes', jpegOf(16, 16, { between: longNotes }), 'image/jpeg'],
    ['a PDF', pdf().bytes, 'application/pdf'],
  ] as const)('passes unchanged: %s', async (_, bytes, type) => {
    expect(await pass(bytes, type, chunkSize)).toEqual(bytes)
  })

  it.each([
    ['a PNG', pngOf(10_000, 5_001), 'image/png'],
    ['a PNG of the largest size', pngOf(0x7fffffff, 0x7fffffff), 'image/png'],
    ['a JPEG', jpegOf(10_000, 5_001), 'image/jpeg'],
    ['a progressive JPEG', jpegOf(10_000, 5_001, { frame: 0xc2 }), 'image/jpeg'],
    ['a JPEG with arithmetic coding', jpegOf(10_000, 5_001, { frame: 0xc9 }), 'image/jpeg'],
    ['a JPEG behind long notes', jpegOf(65_000, 65_000, { between: longNotes }), 'image/jpeg'],
    ['a JPEG behind fill bytes', jpegOf(65_000, 65_000, { between: Buffer.alloc(5_000, 0xff) }), 'image/jpeg'],
    [
      'a JPEG behind bytes that belong to no segment',
      jpegOf(65_000, 65_000, { between: Buffer.from('GIF8\xff\0') }),
      'image/jpeg',
    ],
    [
      'a JPEG behind markers without content',
      jpegOf(65_000, 65_000, { between: Buffer.from([0xff, 0xd0, 0xff, 0x01]) }),
      'image/jpeg',
    ],
    [
      'a JPEG with a small frame first',
      jpegOf(65_000, 65_000, { between: jpegOf(1, 1).subarray(12, 25) }),
      'image/jpeg',
    ],
  ] as const)('is refused when it has more than 50 megapixels: %s', async (_, bytes, type) => {
    expect(await pass(bytes, type, chunkSize)).toBe(tooLarge)
  })

  it.each([
    ['a PNG that ends in its head', png.bytes.subarray(0, 23), 'image/png'],
    [
      'a PNG that begins with another chunk',
      Buffer.from(png.bytes.toString('latin1').replace('IHDR', 'CgBI'), 'latin1'),
      'image/png',
    ],
    ['a PNG without height', pngOf(1, 0), 'image/png'],
    ['a JPEG that ends before its frame', jpeg.bytes.subarray(0, 12), 'image/jpeg'],
    ['a JPEG that ends in its frame', jpeg.bytes.subarray(0, 20), 'image/jpeg'],
    ['a JPEG whose height comes later', jpegOf(16, 0), 'image/jpeg'],
    [
      'a JPEG with a scan but no frame',
      Buffer.concat([jpeg.bytes.subarray(0, 12), jpeg.bytes.subarray(25)]),
      'image/jpeg',
    ],
  ] as const)('is refused when it does not say its size: %s', async (_, bytes, type) => {
    expect(await pass(bytes, type, chunkSize)).toBe(damaged)
  })
})
