import type { MediaType } from './media-types.ts'
import { refuseFile } from './refuse-file.ts'

/** Whoever opens a picture needs four bytes of memory for each pixel, however small its file is. */
const maxPixels = 50_000_000

const startOfScan = 0xda
const endOfImage = 0xd9
/** Markers that no content follows. The start of the image is one of them. */
const isAlone = (marker: number) => marker === 0 || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)
/** The range of frames has three other markers: of tables, and one for extensions. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/**
 * Passes the bytes of a file on, and refuses a picture that is too large to be opened, or that does not say how large it is.
 * The picture is not decoded.
 */
export async function* refuseLargePictures(bytes: AsyncIterable<Buffer>, type: MediaType): AsyncGenerator<Buffer> {
  const size = sizeReaders[type]?.()
  for await (const chunk of bytes) {
    size?.read(chunk)
    yield chunk
  }
  if (size && !size.isKnown()) refuseDamaged()
}

/** Reads the size of a picture from its bytes as they arrive. */
interface SizeReader {
  read: (chunk: Buffer) => void
  isKnown: () => boolean
}

const sizeReaders: Partial<Record<MediaType, () => SizeReader>> = { 'image/png': readPng, 'image/jpeg': readJpeg }

function checkSize(width: number, height: number): void {
  if (width === 0 || height === 0) refuseDamaged()
  if (width * height > maxPixels) {
    refuseFile('file_refused', 'This picture has more than 50 megapixels. Choose a smaller one')
  }
}

function refuseDamaged(): never {
  refuseFile('file_refused', 'This picture is damaged. Choose another one')
}

/** A PNG file begins with its signature of 8 bytes and the chunk that has its size. */
function readPng(): SizeReader {
  let head = Buffer.alloc(0)
  const isKnown = () => head.length === 24
  const read = (chunk: Buffer) => {
    if (isKnown()) return
    head = Buffer.concat([head, chunk]).subarray(0, 24)
    if (!isKnown()) return
    if (head.toString('latin1', 12, 16) !== 'IHDR') refuseDamaged()
    checkSize(head.readUInt32BE(16), head.readUInt32BE(20))
  }
  return { read, isKnown }
}

/**
 * A JPEG file is a list of segments: 0xff, a marker, and mostly a length and content. Its size is in a frame before the first scan,
 * behind whatever a camera has written. What lies between segments is skipped, as by the programs that open pictures.
 */
function readJpeg(): SizeReader {
  let rest = Buffer.alloc(0)
  let bytesToSkip = 0
  let hasFrame = false
  let isAtScan = false

  const toMarker = () => {
    let at = rest.indexOf(0xff)
    while (at !== -1 && rest[at + 1] === 0xff) at += 1
    rest = at === -1 ? Buffer.alloc(0) : rest.subarray(at)
  }
  const skip = (count: number) => {
    bytesToSkip = Math.max(0, count - rest.length)
    rest = rest.subarray(count)
  }
  /** Reads the segment that the rest begins with; false if more of it must arrive, or nothing more is needed. */
  const readSegment = (): boolean => {
    const marker = rest[1]
    if (marker === undefined) return false
    if (marker === startOfScan || marker === endOfImage) {
      if (!hasFrame) refuseDamaged()
      isAtScan = true
      return false
    }
    if (isAlone(marker)) {
      skip(2)
      return true
    }
    if (rest.length < (isFrame(marker) ? 9 : 4)) return false
    if (isFrame(marker)) checkSize(rest.readUInt16BE(7), rest.readUInt16BE(5))
    hasFrame ||= isFrame(marker)
    skip(2 + rest.readUInt16BE(2))
    return true
  }
  const read = (chunk: Buffer) => {
    if (isAtScan) return
    const arrived = chunk.subarray(bytesToSkip)
    bytesToSkip = Math.max(0, bytesToSkip - chunk.length)
    rest = Buffer.concat([rest, arrived])
    do toMarker()
    while (readSegment())
  }
  return { read, isKnown: () => isAtScan }
}
