import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** How long an unfinished upload is kept. */
export const uploadLifetimeMs = 24 * 3_600_000
/** A file that was not written to for this long belongs to no upload any more. */
export const maxFileAgeMs = uploadLifetimeMs + 3_600_000

/** Whether a value is an id of an upload: a slug, which is safe in a path. */
export function isUploadId(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{22}$/.test(value)
}

/** The bytes of unfinished uploads. Several servers of one portal share them; the database says who may write. */
export interface UploadFolder {
  create: (id: string) => Promise<void>
  /** The number of bytes that have arrived, or undefined if they are lost. */
  size: (id: string) => Promise<number | undefined>
  /** Writes bytes from an offset on, and returns how many have arrived. What has arrived before a failure stays. */
  write: (id: string, offset: number, bytes: Readable) => Promise<number>
  read: (id: string) => AsyncGenerator<Buffer>
  remove: (id: string) => Promise<void>
  /** Deletes the bytes of uploads that have expired, and what is left of others. */
  cleanUp: (now: Date) => Promise<void>
}

/** The folder `uploads` of the data folder. Ids must be names that are safe in a path. */
export function uploadFolder(dataDir: string): UploadFolder {
  const folder = join(dataDir, 'uploads')
  const pathOf = (id: string) => join(folder, id)
  const remove = (id: string) => rm(pathOf(id), { force: true })
  const size = async (id: string) => {
    try {
      return (await stat(pathOf(id))).size
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
      throw error
    }
  }
  return {
    create: async (id) => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await (await open(pathOf(id), 'a', 0o600)).close()
    },
    size,
    write: async (id, offset, bytes) => {
      await pipeline(bytes, createWriteStream(pathOf(id), { flags: 'r+', start: offset }))
      return (await size(id)) ?? offset
    },
    read: async function* (id) {
      yield* createReadStream(pathOf(id))
    },
    remove,
    cleanUp: async (now) => {
      for (const name of await readdir(folder).catch(() => [])) {
        const { mtimeMs } = await stat(pathOf(name)).catch(() => ({ mtimeMs: now.getTime() }))
        if (now.getTime() - mtimeMs > maxFileAgeMs) await remove(name)
      }
    },
  }
}
