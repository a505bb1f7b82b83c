import { codesInSight, type InSight } from './codes-in-sight.ts'
import { type Decoder, drawPicture } from './draw-picture.ts'

/** No camera makes larger photos. */
const maxBytes = 50_000_000

/** Finds the code in a photo; undefined if the file is no picture. */
export async function readPhoto(file: Blob, decode: Decoder): Promise<InSight | undefined> {
  if (file.size > maxBytes) return undefined
  const image = await createImageBitmap(file).catch(() => undefined)
  if (!image) return undefined
  const picture = drawPicture({ image, width: image.width, height: image.height })
  image.close()
  return picture && codesInSight(await decode(picture))
}
