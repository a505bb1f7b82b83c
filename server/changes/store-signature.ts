import { readMediaType } from '../files/media-types.ts'
import { photoWithoutMetadata } from '../files/photo-without-metadata.ts'
import { type FileStorage, type StoredFile, storeFile } from '../files/store-file.ts'
import { isWholePng } from '../print/whole-png.ts'
import { refuseField } from '../use-case/refuse-field.ts'

/** The largest picture of a signature, in bytes. */
const maxSignatureBytes = 60 * 1024

/** The most pixels along a side. */
const maxPixels = 2000

/** Stores the picture of a signature, which was sent as the field `signature_png` in base64. */
export async function storeSignature(storage: FileStorage, signature_png: string, now: Date): Promise<StoredFile> {
  const bytes = Buffer.from(signature_png, 'base64')
  if (bytes.length > maxSignatureBytes) refuseField('signature_png', 'This signature is too large')
  const isPng = (await readMediaType(bytes)) === 'image/png' && isWholePng(bytes, maxPixels)
  const clean =
    (isPng && photoWithoutMetadata(bytes, 'image/png')) ||
    refuseField('signature_png', 'This is not the picture of a signature')
  return storeFile(storage, chunksOf(clean), now)
}

async function* chunksOf(bytes: Buffer) {
  yield bytes
}
