import { runUpload } from './run-upload.ts'
import { forgetUpload, type StoredUpload, storedUploadsOf } from './stored-uploads.ts'

/** The server drops an upload after this time, and what it was for has changed since. */
const lifetimeMs = 24 * 3_600_000

/** Continues the uploads that a person began before the page was loaded again, except those that another tab continues. */
export async function resumeUploads(personId: number, onDone: (upload: StoredUpload) => void): Promise<void> {
  for (const upload of await storedUploadsOf(personId)) {
    if (Date.now() - upload.startedAt > lifetimeMs) await forgetUpload(upload.id)
    else void resume(upload, onDone)
  }
}

async function resume(upload: StoredUpload, onDone: (upload: StoredUpload) => void): Promise<void> {
  const run = async () => {
    const finish = () => onDone(upload)
    await runUpload(upload, { isWatched: () => false, onRetried: finish })
    finish()
  }
  try {
    // Missing on a page served over plain HTTP.
    const { locks }: Partial<Navigator> = navigator
    if (locks) await locks.request(`upload ${upload.id}`, { ifAvailable: true }, (lock) => (lock ? run() : undefined))
    else await run()
  } catch {
    // The list of uploads shows why it failed.
  }
}
