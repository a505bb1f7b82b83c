import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { refuse } from '@portal/domain/refusal.ts'
import { Disk } from 'flydrive'
import { S3Driver } from 'flydrive/drivers/s3'
import type { FileStore } from './file-store.ts'

/** Where an S3-compatible store is, and how to get in. */
export interface S3Place {
  bucket: string
  endpoint: string
  region: string
  key: string
  secret: string
}

const requestTimeoutMs = 30_000

/** Keeps files in a bucket of an S3-compatible store. Load this file only where it is used: what it needs is large. */
export function s3FileStore({ bucket, endpoint, region, key, secret }: S3Place): FileStore {
  const driver = new S3Driver({
    bucket,
    endpoint,
    region,
    credentials: { accessKeyId: key, secretAccessKey: secret },
    visibility: 'private',
    supportsACL: false,
    forcePathStyle: true,
    requestHandler: { connectionTimeout: 5_000, requestTimeout: requestTimeoutMs, throwOnRequestTimeout: true },
    // Otherwise checksums are woven into a file that is streamed, and a store that does not know of it keeps them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const disk = new Disk(driver)
  return {
    // The store wants to know how large a file is before it comes; only who has all of it can say.
    put: (slug, bytes, contentType) =>
      withAllOf(bytes, async (path) => {
        const { size: contentLength } = await stat(path)
        const whole = createReadStream(path)
        await reached(disk.putStream(slug, whole, { contentType, contentLength })).finally(() => whole.destroy())
      }),
    get: (slug) =>
      reached(disk.getStream(slug)).catch((error) => (statusBehind(error) === 404 ? undefined : Promise.reject(error))),
    remove: (slug) => reached(disk.delete(slug)),
  }
}

/** Collects what comes in a file of its own, which is gone afterwards whatever happens. */
async function withAllOf(bytes: Readable, use: (path: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-upload-'))
  try {
    const path = join(folder, 'bytes')
    await pipeline(bytes, createWriteStream(path, { mode: 0o600 }))
    await use(path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** A store that gives no answer, or says that it is busy or broken, is away; anything else is a fault to be told. */
async function reached<T>(answer: Promise<T>): Promise<T> {
  return answer.catch((error) => {
    const status = statusBehind(error)
    if (status !== undefined && status < 500) throw error
    return refuse('unavailable', 'The portal cannot reach its files just now. Try again in a minute.', {
      retry_after: 10,
    })
  })
}

/** The HTTP status of the store's answer; none when there was no answer. */
function statusBehind(error: unknown): number | undefined {
  const { cause } = Object(error)
  const status: unknown = Object(error).$metadata?.httpStatusCode
  if (typeof status === 'number') return status
  return cause === undefined ? undefined : statusBehind(cause)
}
