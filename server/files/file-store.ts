import { randomBytes } from 'node:crypto'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'

/** The kinds of file the portal takes. decisions.md §6.7. */
export const mediaTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const
export type MediaType = (typeof mediaTypes)[number]

/** A file whose bytes are stored but which no row names yet. */
export interface StoredFile {
  slug: string
  media_type: MediaType
  size_bytes: number
}

/** Puts and gets the bytes of files by slug. */
export interface FileStore {
  put: (slug: string, bytes: Readable, mediaType: MediaType) => Promise<void>
  get: (slug: string) => Promise<Readable>
  remove: (slug: string) => Promise<void>
}

/** A random name for a file: 128 bits, fit for a path. */
export function newSlug(): string {
  return randomBytes(16).toString('base64url')
}

/** Keeps files in a folder of the data folder. A file that was put is on the disk, also after a power cut. */
export function localFileStore(dataDir: string): FileStore {
  const location = join(dataDir, 'files')
  const disk = new Disk(new FSDriver({ location, visibility: 'private' }))
  return {
    put: async (slug, bytes, contentType) => {
      await disk.putStream(slug, bytes, { contentType })
      await flush(join(location, slug))
      await flush(location)
    },
    get: (slug) => disk.getStream(slug),
    remove: (slug) => disk.delete(slug),
  }
}

async function flush(path: string): Promise<void> {
  const handle = await open(path)
  await handle.sync().finally(() => handle.close())
}
