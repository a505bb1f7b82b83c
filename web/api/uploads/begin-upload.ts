import type { Call } from '@portal/contract/call.ts'
import type { PhotoPages } from '../../ui/form/photo-pages.ts'
import type { FileInput } from '../address.ts'
import { newKey } from '../idempotency-key.ts'
import { currentSession } from '../session.ts'
import { runUpload, type UploadOptions } from './run-upload.ts'
import type { StoredUpload } from './stored-uploads.ts'
import { markUploadsNeeded } from './uploads-needed.ts'

/** Sends a call with its file in pieces. `success` is the message if the page is loaded again before the upload is finished. */
export function beginUpload(
  { method, path }: Pick<Call, 'method' | 'path'>,
  { params, body }: FileInput,
  { success, ...options }: UploadOptions & { success: string },
) {
  const { document, ...fields } = body
  const id = newKey()
  const upload: StoredUpload = {
    id,
    personId: currentSession()?.id ?? 0,
    call: { method, path },
    params,
    fields,
    ...filesOf(document, id),
    success,
    location: undefined,
    startedAt: Date.now(),
  }
  markUploadsNeeded()
  return withLock(upload.id, () => runUpload(upload, options))
}

/** What is sent: a file, or the photos of its pages. */
function filesOf(document: File | PhotoPages, id: string): Pick<StoredUpload, 'file' | 'pages'> {
  if (document instanceof File) return { file: document }
  const pages = document.photos.map(({ key, ready }) => ({ id: `${id} ${key}`, file: ready, location: undefined }))
  const [first] = pages
  if (!first) throw new Error('Photos of pages must not be empty')
  return { file: first.file, pages }
}

/** Holds the lock of the upload, so that no other tab continues it. */
function withLock<T>(id: string, work: () => Promise<T>): Promise<T> {
  // Missing on a page served over plain HTTP.
  const { locks }: Partial<Navigator> = navigator
  return locks ? locks.request(`upload ${id}`, work) : work()
}
