/** An upload as it is shown. */
export interface ShownUpload {
  id: string
  fileName: string
  /** The part that has arrived, 0 to 1. */
  part: number
  state: 'sending' | 'waiting' | 'failed'
  /** Why it failed. */
  message?: string
  cancel: () => void
  retry?: () => void
}

let shown: readonly ShownUpload[] = []
const listeners = new Set<() => void>()

function set(uploads: readonly ShownUpload[]): void {
  shown = uploads
  for (const listener of listeners) listener()
}

/** The uploads of this tab, oldest first. */
export function shownUploads(): readonly ShownUpload[] {
  return shown
}

/** Calls the listener when an upload begins, advances or ends. Returns the function to unsubscribe. */
export function onUploadsChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Adds an upload, or replaces what is known of it. */
export function showUpload(upload: ShownUpload): void {
  const others = shown.filter(({ id }) => id !== upload.id)
  const isKnown = others.length < shown.length
  set(isKnown ? shown.map((known) => (known.id === upload.id ? upload : known)) : [...shown, upload])
}

/** Removes an upload. */
export function hideUpload(id: string): void {
  set(shown.filter((upload) => upload.id !== id))
}
