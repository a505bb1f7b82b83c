const startOfImage = 0xd8
const endOfImage = 0xd9
const startOfScan = 0xda
const exifHeader = 'Exif\0\0'
const orientationTag = 0x0112

/** A piece of a JPEG file: its marker, its content, and where the next one begins. */
interface Segment {
  marker: number
  content: Buffer
  next: number
}

/**
 * A JPEG photo with only the segments that draw it. Of what the camera wrote only the orientation is kept, in a segment of our
 * own, because without it portraits would lie on their side. What follows the end of the picture, such as a second picture with
 * its own position, is cut off. Undefined if the file is damaged. A colour profile may name the device, so it is kept only where
 * the photographer is known.
 */
export function jpegWithoutMetadata(file: Buffer, { keepsProfile = false } = {}): Buffer | undefined {
  const pieces: Buffer[] = []
  let orientation: number | undefined
  let at = 2
  for (;;) {
    const segment = readSegment(file, at)
    if (!segment) return undefined
    const { marker, content, next } = segment
    if (marker === endOfImage) break
    orientation ??= marker === 0xe1 ? readOrientation(content) : undefined
    const end = marker === startOfScan ? endOfScan(file, next) : next
    if (isDrawn(segment) || (keepsProfile && isProfile(segment)))
      pieces.push(Buffer.from([0xff, marker]), file.subarray(next - content.length - 2, end))
    at = end
  }
  const turned = orientation === undefined ? [] : [orientationSegment(orientation)]
  return Buffer.concat([Buffer.from([0xff, startOfImage]), ...turned, ...pieces, Buffer.from([0xff, endOfImage])])
}

/** The segment at a position; undefined if there is none. Markers may be preceded by fill bytes. */
function readSegment(file: Buffer, start: number): Segment | undefined {
  if (file[start] !== 0xff) return undefined
  let at = start
  while (file[at] === 0xff) at += 1
  const marker = file[at]
  if (marker === undefined) return undefined
  const from = at + 1
  if (marker === endOfImage) return { marker, content: Buffer.alloc(0), next: from }
  if (from + 2 > file.length) return undefined
  const next = from + file.readUInt16BE(from)
  if (next < from + 2 || next > file.length) return undefined
  return { marker, content: file.subarray(from + 2, next), next }
}

/** Where the next segment begins after the data of a scan, in which 0xff is followed by 0 or by a restart marker. */
function endOfScan(file: Buffer, start: number): number {
  for (let at = file.indexOf(0xff, start); at !== -1; at = file.indexOf(0xff, at + 1)) {
    const follower = file[at + 1] ?? 0
    if (follower !== 0 && follower !== 0xff && (follower < 0xd0 || follower > 0xd7)) return at
  }
  return file.length
}

/** Frames, tables and scans, and the two notes that say how to read the colours. */
function isDrawn({ marker, content }: Segment): boolean {
  const isJfif = marker === 0xe0 && content.length === 14 && content.toString('latin1', 0, 5) === 'JFIF\0'
  const isAdobe = marker === 0xee && content.length === 12 && content.toString('latin1', 0, 5) === 'Adobe'
  return isJfif || isAdobe || (marker >= 0xc0 && marker <= 0xdd && marker !== startOfImage)
}

/** How to read the colours, in more words. */
function isProfile({ marker, content }: Segment): boolean {
  return marker === 0xe2 && content.toString('latin1', 0, 12) === 'ICC_PROFILE\0'
}

/** How the camera was held, 2 to 8; undefined if it is upright or unknown. */
function readOrientation(content: Buffer): number | undefined {
  if (content.toString('latin1', 0, 6) !== exifHeader) return undefined
  const tiff = content.subarray(6)
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const short = (at: number) => (at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const long = (at: number) => (at + 4 > tiff.length ? 0 : isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at))
  const directory = long(4)
  for (let entry = 0; entry < short(directory); entry++) {
    const at = directory + 2 + entry * 12
    if (at + 12 > tiff.length) return undefined
    if (short(at) !== orientationTag) continue
    const value = short(at + 8)
    return value >= 2 && value <= 8 ? value : undefined
  }
  return undefined
}

/** An Exif segment with nothing but the orientation. */
function orientationSegment(orientation: number): Buffer {
  const tiff = Buffer.alloc(26)
  tiff.write('MM\0*', 'latin1')
  tiff.writeUInt32BE(8, 4)
  tiff.writeUInt16BE(1, 8)
  tiff.writeUInt16BE(orientationTag, 10)
  tiff.writeUInt16BE(3, 12)
  tiff.writeUInt32BE(1, 14)
  tiff.writeUInt16BE(orientation, 18)
  const head = Buffer.from([0xff, 0xe1, 0, 2 + exifHeader.length + tiff.length])
  return Buffer.concat([head, Buffer.from(exifHeader, 'latin1'), tiff])
}
