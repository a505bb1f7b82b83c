import { pagesOfDocument } from '@portal/contract/fields/accepted-file.ts'
import { drawPhoto, unedited } from './draw-photo.ts'
import { readPicture } from './shrink-photo.ts'

/** From a size at which small print is read well down, until the photo is small enough. */
const longSides = [2000, 1700, 1400, 1100]

/**
 * The photo of a page as a JPEG of at most 400 KB, with these quarter turns. Drawn anew, it carries nothing that the camera wrote into
 * it. Undefined if the browser cannot read the picture.
 */
export async function shrinkPage(file: File, turns: number): Promise<File | undefined> {
  const picture = await readPicture(file)
  if (!picture) return undefined
  for (const longSide of longSides) {
    const drawn = await drawPhoto(picture, { ...unedited, turns }, { longSide, type: 'image/jpeg' })
    if (drawn && drawn.size <= pagesOfDocument.maxBytes) {
      return new File([drawn], `${file.name.replace(/\.\w+$/, '')}.jpg`, { type: 'image/jpeg' })
    }
  }
  return undefined
}
