// Small enough for the first page. The database itself is opened by stored-uploads.ts, which is loaded when it is needed.

/** The name of the browser's database of unfinished uploads. */
export const uploadsDatabase = 'uploads'

/** Whether this browser holds uploads that were not finished. */
export async function hasStoredUploads(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === uploadsDatabase)
  } catch {
    // Without IndexedDB nothing is stored. A browser that cannot list its databases continues when a file is sent.
    return false
  }
}

/** Erases the uploads that this browser holds, because the person logs out. */
export function eraseStoredUploads(): void {
  if (typeof indexedDB !== 'undefined') indexedDB.deleteDatabase(uploadsDatabase)
}
