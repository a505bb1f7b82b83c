import { loadDecoder } from './load-decoder.ts'
import { closeCamera, openCamera, scanWithCamera } from './scan-with-camera.ts'
import { cameraProblem, inSightWords, scanWords } from './scan-words.ts'
import type { ScannerElements } from './scanner-elements.ts'

/** What came of it: a code, or why there is none. Neither when the person has stopped it. */
type Ending = { code: string } | { problem: string } | undefined

/** Lets the camera button open the camera until it sees a code. */
export function offerCamera(elements: ScannerElements, onCode: (code: string) => void): void {
  const { camera, stop, viewer, say } = elements
  let running: AbortController | undefined
  camera.addEventListener('click', async () => {
    if (running) return
    running = new AbortController()
    say(scanWords.loading)
    const ending = await scan(elements, running.signal)
    running = undefined
    viewer.hidden = true
    say(ending && 'problem' in ending ? ending.problem : '')
    if (ending && 'code' in ending) onCode(ending.code)
    else camera.focus()
  })
  stop.addEventListener('click', () => running?.abort())
  document.addEventListener('visibilitychange', () => {
    // A camera that nobody looks at must not stay on.
    if (document.visibilityState === 'hidden') running?.abort()
  })
}

async function scan(elements: ScannerElements, signal: AbortSignal): Promise<Ending> {
  const loading = loadDecoder().catch(() => undefined)
  const stream = await openCamera().catch((error: Error) => error.name)
  if (typeof stream === 'string') return { problem: cameraProblem(stream) }
  try {
    await show(elements, stream)
    const decode = await loading
    if (!decode) return { problem: scanWords.noDecoder }
    elements.say(scanWords.looking)
    const onSight = ({ problem }: { problem: keyof typeof inSightWords }) => elements.say(inSightWords[problem])
    const code = await scanWithCamera({ video: elements.video, decode, signal, onSight })
    return code === undefined ? undefined : { code }
  } catch (error) {
    reportError(error)
    return { problem: cameraProblem('') }
  } finally {
    closeCamera(stream)
    elements.video.srcObject = null
  }
}

async function show({ video, viewer, stop }: ScannerElements, stream: MediaStream): Promise<void> {
  video.muted = true
  video.srcObject = stream
  viewer.hidden = false
  stop.focus()
  await video.play()
}
