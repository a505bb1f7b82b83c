import { jpegWithoutMetadata } from './jpeg-without-metadata.ts'

const pngSignature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
/** What a viewer needs to draw a PNG picture. */
const drawnChunks = ['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'IDAT', 'IEND']

/**
 * A photo without everything that is not the picture: where and when it was taken, with which phone, previews, comments, and
 * whatever follows its end. Only what is needed to draw it is kept, so that nothing unknown remains. Undefined if the file is
 * damaged.
 */
export function photoWithoutMetadata(photo: Buffer, type: 'image/jpeg' | 'image/png'): Buffer | undefined {
  return type === 'image/jpeg' ? jpegWithoutMetadata(photo) : pngWithoutMetadata(photo)
}

/** A PNG file is a list of chunks: the length of the content, a name of four letters, the content, a checksum. */
function pngWithoutMetadata(file: Buffer): Buffer | undefined {
  const kept: Buffer[] = [pngSignature]
  let at = pngSignature.length
  while (at + 12 <= file.length) {
    const end = at + 12 + file.readUInt32BE(at)
    const name = file.toString('latin1', at + 4, at + 8)
    if (end > file.length) return undefined
    if (drawnChunks.includes(name)) kept.push(file.subarray(at, end))
    if (name === 'IEND') return Buffer.concat(kept)
    at = end
  }
  return undefined
}
