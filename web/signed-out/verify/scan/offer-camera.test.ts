import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { offerCamera } from './offer-camera.ts'

const looking = 'Point the camera at the code on the certificate, close enough that it fills half of the picture.'

const printed = 'https://licences.example.gov.ng/verify#1234567890'

let stopped: string[]
let isRefused: boolean
let wishes: MediaStreamConstraints
/** What the browser's own decoder reads. */
let formats: string[]
/** What the decoder reads in the pictures of the camera. */
let inSight: () => Promise<{ rawValue: string }[]>

/** A browser with a camera and a decoder. */
beforeEach(() => {
  stopped = []
  isRefused = false
  let cameras = 0
  inSight = async () => []
  formats = ['qr_code']
  const getUserMedia = async (asked: MediaStreamConstraints) => {
    wishes = asked
    if (isRefused) throw new DOMException('No', 'NotAllowedError')
    cameras += 1
    const name = `camera ${cameras}`
    return { getTracks: () => [{ stop: () => stopped.push(name) }] }
  }
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } })
  class BarcodeDetector {
    static getSupportedFormats = async () => formats
    detect = async ({ width }: HTMLCanvasElement) => (width === 640 ? inSight() : [])
  }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (this: HTMLCanvasElement) {
    return Object.assign(Object.create(null), { canvas: this, drawImage: () => {} })
  })
  Object.assign(window, { BarcodeDetector })
})
afterEach(() => {
  Reflect.deleteProperty(window, 'BarcodeDetector')
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function offer() {
  const [camera, stop, photo] = ['Scan', 'Stop', 'Photo'].map((text) =>
    Object.assign(document.createElement('button'), { textContent: text }),
  )
  if (!camera || !stop || !photo) throw new Error('There are three buttons')
  const viewer = Object.assign(document.createElement('div'), { hidden: true })
  const video = Object.assign(document.createElement('video'), { play: async () => {} })
  Object.defineProperties(video, {
    srcObject: { writable: true, value: null },
    videoWidth: { value: 640 },
    videoHeight: { value: 480 },
  })
  viewer.append(video, stop)
  document.body.append(camera, viewer, photo)
  const [said, read]: [string[], string[]] = [[], []]
  const elements = { camera, stop, photo, file: document.createElement('input'), viewer, video }
  offerCamera({ ...elements, say: (words) => said.push(words) }, (code) => read.push(code))
  const isOpen = () => vi.waitFor(() => expect([viewer.hidden, said.at(-1)]).toEqual([false, looking]))
  const isClosed = () => vi.waitFor(() => expect(viewer.hidden).toBe(true))
  return { camera, stop, said, read, isOpen, isClosed, video }
}

function turnPage(state: 'hidden' | 'visible') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

describe('the camera', () => {
  it('is off once the page is in the background, and can be opened again', async () => {
    const { camera, isOpen, isClosed, video } = offer()
    camera.click()
    await isOpen()
    turnPage('hidden')
    await isClosed()
    expect(stopped).toEqual(['camera 1'])
    expect(video.srcObject).toBeNull()
    turnPage('visible')
    camera.click()
    await isOpen()
    turnPage('visible')
    expect(stopped).toEqual(['camera 1'])
    turnPage('hidden')
    await isClosed()
  })

  it('is stopped by its button, which returns the focus', async () => {
    const { camera, stop, said, isOpen, isClosed } = offer()
    camera.click()
    camera.click()
    await isOpen()
    expect(document.activeElement).toBe(stop)
    stop.click()
    await isClosed()
    expect(stopped).toEqual(['camera 1'])
    expect(document.activeElement).toBe(camera)
    expect(said.at(-1)).toBe('')
  })

  it('is that at the back, without a microphone, and ends with the first code', async () => {
    const { camera, read, said, isOpen, isClosed } = offer()
    camera.click()
    await isOpen()
    expect(wishes).toMatchObject({ audio: false, video: { facingMode: { ideal: 'environment' } } })
    inSight = async () => [{ rawValue: printed }]
    await isClosed()
    expect([read, stopped, said.at(-1)]).toEqual([['1234567890'], ['camera 1'], ''])
  })

  it('reads nothing more once it is stopped', async () => {
    const { promise, resolve } = Promise.withResolvers<{ rawValue: string }[]>()
    const { camera, stop, read, isOpen, isClosed } = offer()
    camera.click()
    await isOpen()
    const reading = new Promise<void>((begin) => {
      inSight = () => {
        begin()
        return promise
      }
    })
    await reading
    stop.click()
    resolve([{ rawValue: printed }])
    await isClosed()
    expect(read).toEqual([])
  })

  it('is switched off if nothing can be loaded that reads codes, and says so', async () => {
    formats = []
    // The decoder itself tells the console too.
    vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch')
    })
    const { camera, said } = offer()
    camera.click()
    await vi.waitFor(() =>
      expect(said.at(-1)).toBe(
        'The reader of codes could not be loaded. Check your connection and try again, or enter what is printed.',
      ),
    )
    expect(stopped).toEqual(['camera 1'])
  })

  it('that may not be used says what else to do', async () => {
    isRefused = true
    const { camera, said } = offer()
    camera.click()
    await vi.waitFor(() =>
      expect(said.at(-1)).toBe(
        'This page may not use the camera. Allow it in the settings of your browser. Or: Choose a photo of the code, or enter what is printed.',
      ),
    )
    expect(document.activeElement).toBe(camera)
  })
})
