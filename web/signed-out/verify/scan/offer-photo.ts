import { codesInSight, type InSight } from './codes-in-sight.ts'
import { type Decoder, drawPicture } from './draw-picture.ts'
import { loadDecoder } from './load-decoder.ts'
import { inPhotoWords, scanWords } from './scan-words.ts'
import type { ScannerElements } from './scanner-elements.ts'

/** Lets the photo button read a code from a picture of the phone. */
export function offerPhoto({ photo, file, say }: ScannerElements, onCode: (code: string) => void): void {
  photo.addEventListener('click', () => file.click())
  file.addEventListener('change', async () => {
    const [chosen] = file.files ?? []
    if (!chosen) return
    // So that the same photo can be chosen again, whatever comes of it.
    file.value = ''
    say(scanWords.readingPhoto)
    const decode = await loadDecoder().catch(() => undefined)
    if (!decode) return say(scanWords.noDecoder)
    const found = await readPhoto(chosen, decode).catch((error: unknown) => {
      reportError(error)
      return { problem: 'none' } as const
    })
    if (!found) return say(scanWords.notAPicture)
    if ('problem' in found) return say(inPhotoWords[found.problem])
    say('')
    onCode(found.code)
  })
}

/** No camera makes larger photos. */
const maxBytes = 50_000_000

/** Finds the code in a photo; undefined if the file is no picture. */
async function readPhoto(file: Blob, decode: Decoder): Promise<InSight | undefined> {
  if (file.size > maxBytes) return undefined
  const image = await createImageBitmap(file).catch(() => undefined)
  if (!image) return undefined
  const picture = drawPicture({ image, width: image.width, height: image.height })
  image.close()
  return picture && codesInSight(await decode(picture))
}
