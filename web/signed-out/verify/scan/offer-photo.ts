import { loadDecoder } from './load-decoder.ts'
import { readPhoto } from './read-photo.ts'
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
