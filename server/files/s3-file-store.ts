import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fieldsOf } from '@portal/contract/fields/fields-of.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { Disk } from 'flydrive'
import { S3Driver } from 'flydrive/drivers/s3'
import type { FileStore } from './file-store.ts'

/** The address and the credentials of an S3-compatible store. */
export interface S3Location {
  bucket: string
  endpoint: string
  region: string
  key: string
  secret: string
}

const requestTimeoutMs = 30_000

/** Stores files in a bucket of an S3-compatible store. Import this file dynamically: its dependencies are large. */
export function s3FileStore({ bucket, endpoint, region, key, secret }: S3Location): FileStore {
  const driver = new S3Driver({
    bucket,
    endpoint,
    region,
    credentials: { accessKeyId: key, secretAccessKey: secret },
    visibility: 'private',
    supportsACL: false,
    forcePathStyle: true,
    requestHandler: { connectionTimeout: 5_000, requestTimeout: requestTimeoutMs, throwOnRequestTimeout: true },
    // Otherwise the client embeds checksums in a streamed body, and a store that does not support this saves them as content.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
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

/** Turns a missing response or a status from 500 on into the refusal `unavailable`. Other errors are rethrown. */
async function orUnavailable<T>(answer: Promise<T>): Promise<T> {
  return answer.catch((error) => {
    const status = httpStatusOf(error)
    if (status !== undefined && status < 500) throw error
    return refuse('unavailable', 'The portal cannot reach its files just now. Try again in a minute.', {
      retry_after: 10,
    })
  })
}

/** The HTTP status of the store's response; undefined when there was none. */
function httpStatusOf(error: unknown): number | undefined {
  const { httpStatusCode } = fieldsOf(fieldsOf(error).$metadata)
  if (typeof httpStatusCode === 'number') return httpStatusCode
  return error instanceof Error && error.cause !== undefined ? httpStatusOf(error.cause) : undefined
}
