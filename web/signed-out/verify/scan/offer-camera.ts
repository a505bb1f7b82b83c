import { loadDecoder } from './load-decoder.ts'
import { closeCamera, openCamera, scanWithCamera } from './scan-with-camera.ts'
import { cameraProblem, inSightWords, scanWords } from './scan-words.ts'
import type { ScannerParts } from './scanner-parts.ts'

/** What came of it: a code, or why there is none. Neither when the person has stopped it. */
type Ending = { code: string } | { problem: string } | undefined

/** Lets the camera button open the camera until it sees a code. */
export function offerCamera(parts: ScannerParts, onCode: (code: string) => void): void {
  const { camera, stop, viewer, say } = parts
  let running: AbortController | undefined
  camera.addEventListener('click', async () => {
    if (running) return
    running = new AbortController()
    say(scanWords.loading)
    const ending = await scan(parts, running.signal)
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

async function scan(parts: ScannerParts, signal: AbortSignal): Promise<Ending> {
  const loading = loadDecoder().catch(() => undefined)
  const stream = await openCamera().catch((error: Error) => error.name)
  if (typeof stream === 'string') return { problem: cameraProblem(stream) }
  try {
    await show(parts, stream)
    const decode = await loading
    if (!decode) return { problem: scanWords.noDecoder }
    parts.say(scanWords.looking)
    const onSight = ({ problem }: { problem: keyof typeof inSightWords }) => parts.say(inSightWords[problem])
    const code = await scanWithCamera({ video: parts.video, decode, signal, onSight })
    return code === undefined ? undefined : { code }
  } catch (error) {
    reportError(error)
    return { problem: cameraProblem('') }
  } finally {
    closeCamera(stream)
    parts.video.srcObject = null
  }
}

async function show({ video, viewer, stop }: ScannerParts, stream: MediaStream): Promise<void> {
  video.muted = true
  video.srcObject = stream
  viewer.hidden = false
  stop.focus()
  await video.play()
}
