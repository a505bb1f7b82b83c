import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { offerPhoto } from './offer-photo.ts'

/** What the browser's decoder reads in a photo. */
let inPhoto: () => Promise<{ rawValue: string }[]>

beforeEach(() => {
  class BarcodeDetector {
    static getSupportedFormats = async () => ['qr_code']
    // Before the photo, it reads an empty picture of another size.
    detect = async ({ width }: HTMLCanvasElement) => (width === 2000 ? inPhoto() : [])
  }
  Object.assign(window, { BarcodeDetector })
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4000, height: 3000, close: () => {} }))
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (this: HTMLCanvasElement) {
    return Object.assign(Object.create(null), { canvas: this, drawImage: () => {} })
  })
})
afterEach(() => {
  Reflect.deleteProperty(window, 'BarcodeDetector')
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function offer() {
  const [photo, camera, stop] = [1, 2, 3].map(() => document.createElement('button'))
  if (!photo || !camera || !stop) throw new Error('There are three buttons')
  const file = document.createElement('input')
  let value = 'C:\\fakepath\\photo.jpg'
  Object.defineProperties(file, {
    files: { value: [new File(['photo'], 'photo.jpg')] },
    value: { get: () => value, set: (text: string) => (value = text) },
  })
  const [said, read]: [string[], string[]] = [[], []]
  const [viewer, video] = [document.createElement('div'), document.createElement('video')]
  const say = (words: string) => void said.push(words)
  offerPhoto({ photo, file, camera, stop, viewer, video, say }, (code) => read.push(code))
  return { file, said, read }
}

describe('a photo of a code', () => {
  it('is read, in at most 2,000 pixels', async () => {
    inPhoto = async () => [{ rawValue: 'https://licences.example.gov.ng/verify#1234567890' }]
    const { file, said, read } = offer()
    file.dispatchEvent(new Event('change'))
    await vi.waitFor(() => expect(read).toEqual(['1234567890']))
    expect(said).toEqual(['Looking for a code in the photo …', ''])
  })

  it('that the decoder fails at can be chosen again', async () => {
    const reported = vi.fn()
    vi.stubGlobal('reportError', reported)
    inPhoto = async () => {
      throw new DOMException('Barcode detection service unavailable.', 'NotSupportedError')
    }
    const { file, said, read } = offer()
    file.dispatchEvent(new Event('change'))
    await vi.waitFor(() =>
      expect(said.at(-1)).toBe(
        'There is no code in this photo that can be read. Take a sharp one of the code alone, with enough light.',
      ),
    )
    expect([file.value, read, reported.mock.calls.length]).toEqual(['', [], 1])
  })
})
