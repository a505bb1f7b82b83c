import { inflateSync } from 'node:zlib'

const firstChunk = 8
/** Samples of a pixel by the colour type of the file. */
const samples: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

/**
 * Whether the pixels of a PNG are all there, so that whatever draws it can. Its width and height are at most `longest`. A file that is
 * interlaced is none: browsers write no such files.
 */
export function isWholePng(file: Uint8Array, longest: number): boolean {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  if (bytes.length < firstChunk + 25 || bytes.toString('latin1', 12, 16) !== 'IHDR') return false
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
  const [depth, colours, interlaced] = [bytes.readUInt8(24), bytes.readUInt8(25), bytes.readUInt8(28)]
  const perPixel = (samples[colours] ?? 0) * depth
  if (width === 0 || height === 0 || width > longest || height > longest || perPixel === 0 || interlaced !== 0) {
    return false
  }
  // Each row begins with a byte that names its filter.
  const expected = height * (1 + Math.ceil((width * perPixel) / 8))
  try {
    return inflateSync(Buffer.concat(pixelsOf(bytes)), { maxOutputLength: expected + 1 }).length === expected
  } catch {
    return false
  }
}

/** The compressed pixels: the content of each chunk with the name IDAT. */
function pixelsOf(bytes: Buffer): Buffer[] {
  const found: Buffer[] = []
  let at = firstChunk
  while (at + 12 <= bytes.length) {
    const end = at + 12 + bytes.readUInt32BE(at)
    if (end > bytes.length) break
    if (bytes.toString('latin1', at + 4, at + 8) === 'IDAT') found.push(bytes.subarray(at + 8, end - 4))
    at = end
  }
  return found
}
