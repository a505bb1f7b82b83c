import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { offerCamera } from './offer-camera.ts'

const looking = 'Point the camera at the code on the certificate, close enough that it fills half of the picture.'

let stopped: string[]
let isRefused: boolean

/** A browser with a camera that shows nothing, and with a decoder. */
beforeEach(() => {
  stopped = []
  isRefused = false
  let cameras = 0
  const getUserMedia = async () => {
    if (isRefused) throw new DOMException('No', 'NotAllowedError')
    cameras += 1
    const name = `camera ${cameras}`
    return { getTracks: () => [{ stop: () => stopped.push(name) }] }
  }
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } })
  class BarcodeDetector {
    static getSupportedFormats = async () => ['qr_code']
    detect = async () => []
  }
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
  Object.defineProperty(video, 'srcObject', { writable: true, value: null })
  viewer.append(video, stop)
  document.body.append(camera, viewer, photo)
  const said: string[] = []
  const elements = { camera, stop, photo, file: document.createElement('input'), viewer, video }
  offerCamera({ ...elements, say: (words) => said.push(words) }, () => {})
  const isOpen = () => vi.waitFor(() => expect([viewer.hidden, said.at(-1)]).toEqual([false, looking]))
  const isClosed = () => vi.waitFor(() => expect(viewer.hidden).toBe(true))
  return { camera, stop, said, isOpen, isClosed, video }
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
