import { S3Client } from '@aws-sdk/client-s3'
import { fieldsOf } from '@portal/contract/fields/fields-of.ts'
import { refuse } from '@portal/domain/refusal.ts'

/** The address and the credentials of an S3-compatible store. */
export interface S3Location {
  bucket: string
  endpoint: string
  region: string
  key: string
  secret: string
}

const requestTimeoutMs = 30_000

/** A client of an S3-compatible store, which addresses buckets by path. */
export function s3Client({ endpoint, region, key, secret }: S3Location): S3Client {
  return new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId: key, secretAccessKey: secret },
    forcePathStyle: true,
    requestHandler: { connectionTimeout: 5_000, requestTimeout: requestTimeoutMs, throwOnRequestTimeout: true },
    // Otherwise the client embeds checksums in a streamed body, and a store that does not support this saves them as content.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
}

/** Turns a missing response or a status from 500 on into the refusal `unavailable`. Other errors are rethrown. */
export async function orUnavailable<T>(answer: Promise<T>): Promise<T> {
  return answer.catch((error) => {
    const status = httpStatusOf(error)
    if (status !== undefined && status < 500) throw error
    return refuse('unavailable', 'The portal cannot reach its files just now. Try again in a minute.', {
      retry_after: 10,
    })
  })
}

/** The HTTP status of the store's response; undefined when there was none. */
export function httpStatusOf(error: unknown): number | undefined {
  const { httpStatusCode } = fieldsOf(fieldsOf(error).$metadata)
  if (typeof httpStatusCode === 'number') return httpStatusCode
  return error instanceof Error && error.cause !== undefined ? httpStatusOf(error.cause) : undefined
}
