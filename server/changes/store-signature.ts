import { readMediaType } from '../files/media-types.ts'
import { photoWithoutMetadata } from '../files/photo-without-metadata.ts'
import { type FileStorage, type StoredFile, storeFile } from '../files/store-file.ts'
import { longestSignature } from '../print/signature.ts'
import { isWholePng } from '../print/whole-png.ts'
import { refuseField } from '../use-case/refuse-field.ts'

/** Stores the picture of a signature, which was sent as the field `signature_png` in base64. */
export async function storeSignature(storage: FileStorage, signature_png: string, now: Date): Promise<StoredFile> {
  const bytes = Buffer.from(signature_png, 'base64')
  const isPng = (await readMediaType(bytes)) === 'image/png' && isWholePng(bytes, longestSignature)
  const clean =
    (isPng && photoWithoutMetadata(bytes, 'image/png')) ||
    refuseField('signature_png', 'This is not the picture of a signature')
  return storeFile(storage, chunksOf(clean), now)
}

async function* chunksOf(bytes: Buffer) {
  yield bytes
}
