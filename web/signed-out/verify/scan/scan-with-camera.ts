import { codesInSight, type NoCode } from './codes-in-sight.ts'
import { type Decoder, drawPicture } from './draw-picture.ts'

/** How long (ms) to wait between two pictures, so that the phone stays cool. */
const pause = 120

const wishes = {
  audio: false,
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 1_280 }, height: { ideal: 720 } },
} as const satisfies MediaStreamConstraints

interface Scan {
  video: HTMLVideoElement
  decode: Decoder
  signal: AbortSignal
  /** Told what each picture shows. */
  onSight: (sight: NoCode) => void
}

/** Opens the camera. Throws the browser's error if there is none or if it may not be used. */
export async function openCamera(): Promise<MediaStream> {
  // Browsers offer it only over HTTPS.
  const { mediaDevices }: { mediaDevices?: MediaDevices } = navigator
  if (!mediaDevices) throw new DOMException('There is no camera without HTTPS', 'NotSupportedError')
  return mediaDevices.getUserMedia(wishes)
}

/** Switches the camera off. */
export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

/** Looks at the pictures of the camera until one shows exactly one code, and returns its digits; undefined when it was stopped. */
export async function scanWithCamera({ video, decode, signal, onSight }: Scan): Promise<string | undefined> {
  while (!signal.aborted) {
    const { videoWidth: width, videoHeight: height } = video
    const picture = drawPicture({ image: video, width, height })
    const sight = codesInSight(picture ? await decode(picture) : [])
    if (signal.aborted) return undefined
    if ('code' in sight) return sight.code
    onSight(sight)
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  return undefined
}
