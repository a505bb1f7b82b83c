import { jpegWithoutMetadata } from '../../files/jpeg-without-metadata.ts'

/**
 * What is kept of a photo of a visit: the picture with its colour profile. A phone sends nothing else, so its photo is kept byte for
 * byte, and has the SHA-256 that it had there. Undefined if the photo is damaged.
 */
export function cleanVisitPhoto(bytes: Buffer): Buffer | undefined {
  return jpegWithoutMetadata(bytes, { keepsProfile: true })
}
