import { scannedDocument } from '@portal/contract/fields/accepted-file.ts'
import { CallProblem, type ProblemCode } from '../call-problem.ts'
import { request } from '../client.ts'
import { forgetUpload, type StoredUpload, storeUpload } from './stored-uploads.ts'
import { discardUpload, isDropped, isOutOfStep, uploadInPieces } from './upload-in-pieces.ts'
import { hideUpload, showUpload } from './upload-list.ts'
import { waitToRetry } from './wait-to-retry.ts'

/** How an upload advances. */
export interface UploadProgressState {
  part: number
  /** Whether it waits for the connection. */
  isWaiting: boolean
}

export interface UploadOptions {
  onProgress?: (progress: UploadProgressState) => void
  /** Whether a form is open that shows why the upload fails. */
  isWatched: () => boolean
  /** Called when an upload that had failed is finished after all, because the person tried again. */
  onRetried?: () => void
  signal?: AbortSignal
}

const temporary: readonly ProblemCode[] = ['unreachable', 'unavailable', 'too_many_requests']
/** How often an upload begins again because the server has dropped it. */
const maxBeginnings = 3

/**
 * Sends a file in pieces, then the call that finishes it, and returns the reply. Continues by itself when the connection
 * was lost, until the server refuses or the person cancels.
 */
export async function runUpload(upload: StoredUpload, { onProgress, isWatched, onRetried, signal }: UploadOptions) {
  const cancelling = new AbortController()
  const cancel = () => cancelling.abort()
  signal?.addEventListener('abort', cancel, { once: true })
  const show = (part: number, isWaiting = false) => {
    showUpload({ id: upload.id, fileName: upload.file.name, part, state: isWaiting ? 'waiting' : 'sending', cancel })
    onProgress?.({ part, isWaiting })
  }
  try {
    // At once, so that a second press does not try a failed upload twice.
    show(0)
    await storeUpload(upload)
    const reply = await sendWithRetries(upload, show, cancelling.signal)
    await end(upload)
    return reply
  } catch (problem) {
    const { code, message } =
      problem instanceof CallProblem ? problem : { code: 'unexpected', message: String(problem) }
    // After logging in again the same person continues.
    if (code === 'signed_out') hideUpload(upload.id)
    else if (code === 'cancelled' || isWatched()) await end(upload, true)
    else {
      const again = () => runUpload(upload, { isWatched: () => false, onRetried })
      const retry = () => void again().then(onRetried, () => undefined)
      const remove = () => void end(upload, true)
      showUpload({
        id: upload.id,
        fileName: upload.file.name,
        part: 0,
        state: 'failed',
        message,
        cancel: remove,
        retry,
      })
    }
    throw problem
  }
}

type Show = (part: number, isWaiting?: boolean) => void

async function sendWithRetries(upload: StoredUpload, show: Show, signal: AbortSignal) {
  let part = 0
  let beginnings = 0
  let failures = 0
  let ids: string[] | undefined
  const onProgress = (reached: number) => {
    if (reached > part) failures = 0
    part = reached
    show(part)
  }
  for (;;) {
    const attempt: Attempt = { sending: upload }
    try {
      ids ??= await sendFiles(upload, attempt, { onProgress, signal })
      onProgress(1)
      const uploaded = upload.pages ? { upload_ids: ids } : { upload_id: ids[0] }
      const input = { params: upload.params, body: { ...upload.fields, ...uploaded } }
      return await request({ ...upload.call, upload: scannedDocument }, input, { idempotencyKey: upload.id, signal })
    } catch (problem) {
      if (!(problem instanceof CallProblem)) throw problem
      if (attempt.sending.location && isDropped(problem) && part < 1 && beginnings < maxBeginnings) {
        beginnings += 1
        attempt.sending.location = undefined
      } else if (!temporary.includes(problem.code) && !isOutOfStep(problem)) throw problem
      show(part, true)
      await waitToRetry(failures++, signal)
    }
  }
}

interface Attempt {
  /** The file that is being sent. */
  sending: Pick<StoredUpload, 'location'>
}

/** Sends the file, or the photos of all pages, and returns the ids of the uploads. What has arrived before is not sent again. */
async function sendFiles(
  upload: StoredUpload,
  attempt: Attempt,
  { onProgress, signal }: { onProgress: (part: number) => void; signal: AbortSignal },
): Promise<string[]> {
  const files = upload.pages ?? [upload]
  const bytes = files.reduce((sum, { file }) => sum + file.size, 0)
  const ids: string[] = []
  let sent = 0
  for (const one of files) {
    attempt.sending = one
    const before = sent
    const id = await uploadInPieces(
      { ...upload, ...one },
      {
        signal,
        onBegun: (location) => {
          one.location = location
          return storeUpload(upload)
        },
        onProgress: (part) => onProgress((before + part * one.file.size) / bytes),
      },
    )
    ids.push(id)
    sent += one.file.size
  }
  return ids
}

async function end({ id, location, pages = [] }: StoredUpload, isDiscarded = false): Promise<void> {
  hideUpload(id)
  await forgetUpload(id)
  if (!isDiscarded) return
  for (const begun of [location, ...pages.map((page) => page.location)]) if (begun) await discardUpload(begun)
}
