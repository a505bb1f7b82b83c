import { createHash } from 'node:crypto'
import { type VisitFile, visitFile } from '@portal/contract/inspections/visit-file-form.ts'
import { visitFileParts } from '@portal/domain/inspections/visit-file.ts'
import { unzipSync } from 'fflate'
import { readMediaType } from '../../files/media-types.ts'
import { refuseFile } from '../../files/refuse-file.ts'
import { cleanVisitPhoto } from './clean-photo.ts'

const damaged = 'This file is damaged. Save the visit as a file again, and nothing of this one is stored'
/** What was recorded of a visit is far smaller; the pictures are bounded by the size of the whole file. */
const maxPartBytes = 4 * 1024 * 1024

type Parts = Record<string, Uint8Array>

/** The parts of the file. They are stored as they are: a part that would have to be unpacked is none of a phone. */
function partsOf(bytes: Buffer): Parts {
  try {
    return unzipSync(bytes, {
      filter: ({ compression, originalSize }) => compression === 0 && originalSize <= maxPartBytes,
    })
  } catch {
    return refuseFile('file_refused', 'This is not the file of a visit. Choose the ZIP that the phone saved')
  }
}

const sha256Of = (part: Uint8Array) => createHash('sha256').update(part).digest('hex')

function readJson(part: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(part).toString('utf8'))
  } catch {
    return undefined
  }
}

/** A photo of the file, without what is not the picture. */
export interface PhotoInFile {
  photo: VisitFile['photos'][number]
  bytes: Buffer
}

/** The file of a visit. Each part is compared with its SHA-256; a damaged file is refused as a whole. */
export async function readVisitFile(bytes: Buffer): Promise<{ contents: VisitFile; photos: PhotoInFile[] }> {
  const parts = partsOf(bytes)
  const visit = parts[visitFileParts.visit]
  const checksum = parts[visitFileParts.checksum]
  if (!visit || !checksum) {
    return refuseFile('file_refused', 'This is not the file of a visit. Choose the ZIP that the phone saved')
  }
  if (Buffer.from(checksum).toString('utf8').trim() !== sha256Of(visit)) return refuseFile('file_refused', damaged)
  const { success, data: contents } = visitFile.safeParse(readJson(visit))
  if (!success) return refuseFile('file_refused', damaged)
  const keys = new Set(contents.photos.map(({ key }) => key))
  if (keys.size < contents.photos.length) return refuseFile('file_refused', damaged)
  const photos: PhotoInFile[] = []
  for (const photo of contents.photos) {
    const part = parts[visitFileParts.photo(photo.key)]
    if (!part || sha256Of(part) !== photo.sha256) return refuseFile('file_refused', damaged)
    const isJpeg = (await readMediaType(Buffer.from(part))) === 'image/jpeg'
    const clean = isJpeg ? cleanVisitPhoto(Buffer.from(part)) : undefined
    if (!clean) return refuseFile('file_refused', damaged)
    photos.push({ photo, bytes: clean })
  }
  return { contents, photos }
}
