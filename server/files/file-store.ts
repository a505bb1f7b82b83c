import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { MediaType } from './media-types.ts'

/** Stores the contents of files by slug. */
export interface FileStore {
  put: (slug: string, bytes: Readable, mediaType: MediaType) => Promise<void>
  /** The content, or undefined if there is none. */
  get: (slug: string) => Promise<Readable | undefined>
  /** Deletes the content, if there is any. */
  remove: (slug: string) => Promise<void>
}

/** A random slug of 128 bits, usable in a path. */
export function newSlug(): string {
  return randomBytes(16).toString('base64url')
}

/** Stores files in a folder of the data folder. They are flushed to the disk, so that they survive a power cut. */
export function localFileStore(dataDir: string): FileStore {
  const location = join(dataDir, 'files')
  const disk = new Disk(new FSDriver({ location, visibility: 'private' }))
  return {
    put: async (slug, bytes) => {
      const made = await mkdir(location, { recursive: true })
      // Not through the library: it hides why a write failed, and a full disk must be recognised.
      await pipeline(bytes, createWriteStream(join(location, slug), { flush: true }))
      await flush(location)
      if (made) await flush(join(made, '..'))
    },
    get: async (slug) => ((await disk.exists(slug)) ? disk.getStream(slug) : undefined),
    remove: (slug) => disk.delete(slug),
  }
}

async function flush(path: string): Promise<void> {
  const handle = await open(path)
  await handle.sync().finally(() => handle.close())
}
