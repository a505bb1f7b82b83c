import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Disk } from 'flydrive'
import { S3Driver } from 'flydrive/drivers/s3'
import type { FileStore } from './file-store.ts'
import { httpStatusOf, orUnavailable, type S3Location, s3Client } from './s3-client.ts'

/** Stores files in a bucket of an S3-compatible store. Import this file dynamically: its dependencies are large. */
export function s3FileStore(location: S3Location): FileStore {
  const { bucket } = location
  const driver = new S3Driver({ client: s3Client(location), bucket, visibility: 'private', supportsACL: false })
  const disk = new Disk(driver)
  return {
    // The store needs the content length in advance, so the whole file is received first.
    put: (slug, bytes, contentType) =>
      withTemporaryFile(bytes, async (path) => {
        const { size: contentLength } = await stat(path)
        const whole = createReadStream(path)
        await orUnavailable(disk.putStream(slug, whole, { contentType, contentLength })).finally(() => whole.destroy())
      }),
    get: (slug) =>
      orUnavailable(disk.getStream(slug)).catch((error) =>
        httpStatusOf(error) === 404 ? undefined : Promise.reject(error),
      ),
    remove: (slug) => orUnavailable(disk.delete(slug)),
  }
}

/** Writes a stream to a temporary file and deletes the file afterwards. */
async function withTemporaryFile(bytes: Readable, use: (path: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-upload-'))
  try {
    const path = join(folder, 'bytes')
    await pipeline(bytes, createWriteStream(path, { mode: 0o600 }))
    await use(path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
