import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { MediaType } from './media-types.ts'

/** Puts and gets the bytes of files by slug. */
export interface FileStore {
  put: (slug: string, bytes: Readable, mediaType: MediaType) => Promise<void>
  /** The bytes, or nothing when they are not there. */
  get: (slug: string) => Promise<Readable | undefined>
  /** Takes the bytes away; nothing happens when they are not there. */
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
    put: async (slug, bytes) => {
      const made = await mkdir(location, { recursive: true })
      // Not through the library: it hides why a write failed, and a full disk must be known as one.
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
