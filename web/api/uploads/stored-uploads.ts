import type { Method } from '@portal/contract/call.ts'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { uploadsDatabase } from './uploads-database.ts'

/** A photo of a page that is sent with others. */
interface StoredPage {
  /** The Idempotency-Key of the call that begins its upload. */
  id: string
  file: File
  /** The address of its upload, once it was begun. */
  location: string | undefined
}

/** An upload that is not finished, with its file. */
export interface StoredUpload {
  /** A random id, and the Idempotency-Key of the calls that begin and finish the upload. */
  id: string
  personId: number
  call: { method: Method; path: string }
  params: Record<string, string | number> | undefined
  /** The fields that are sent with the file. */
  fields: Record<string, unknown>
  /** The file, or the photo of the first page. */
  file: File
  /** The photos of all pages, if they are sent in place of a file. */
  pages?: StoredPage[]
  /** The message after success. */
  success: string
  /** The address of the upload, once it was begun; that of a page is with the page. */
  location: string | undefined
  startedAt: number
}

interface Uploads extends DBSchema {
  upload: { key: string; value: StoredUpload }
}

let opened: Promise<IDBPDatabase<Uploads>> | undefined

// Async, so that a browser without IndexedDB rejects instead of throwing.
async function database(): Promise<IDBPDatabase<Uploads>> {
  opened ??= openDB<Uploads>(uploadsDatabase, 1, {
    upgrade: (created) => void created.createObjectStore('upload', { keyPath: 'id' }),
    // Another tab erases the database, because the person logs out.
    blocking: () => void close(),
    terminated: () => {
      opened = undefined
    },
  })
  opened.catch(() => {
    opened = undefined
  })
  return opened
}

async function close(): Promise<void> {
  const closing = opened
  opened = undefined
  ;(await closing)?.close()
}

/** Stores an upload, so that it continues after a reload. Without it, as in a private window, the upload lives in this tab only. */
export async function storeUpload(upload: StoredUpload): Promise<void> {
  await database()
    .then((open) => open.put('upload', upload))
    .catch(() => undefined)
}

/** Forgets an upload. With the last one the database is deleted. */
export async function forgetUpload(id: string): Promise<void> {
  try {
    const open = await database()
    await open.delete('upload', id)
    if ((await open.count('upload')) > 0) return
    await close()
    indexedDB.deleteDatabase(uploadsDatabase)
  } catch {
    // Nothing is stored in this browser.
  }
}

/** The uploads of a person that this browser holds. */
export async function storedUploadsOf(personId: number): Promise<StoredUpload[]> {
  const all = await database()
    .then((open) => open.getAll('upload'))
    .catch(() => [])
  return all.filter((upload) => upload.personId === personId)
}
