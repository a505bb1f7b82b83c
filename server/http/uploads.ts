import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Multipart, MultipartFile } from '@fastify/multipart'
import { Refusal, refuse } from '@portal/domain/refusal.ts'
import type { FastifyRequest } from 'fastify'
import { fileTypeFromBuffer } from 'file-type'
import { type FileStore, type MediaType, mediaTypes, newSlug, type StoredFile } from '../files/file-store.ts'

/** Largest file in bytes: 10 MB. decisions.md §6.7. */
export const largestFile = 10 * 1024 * 1024
/** So many first bytes tell what a file is. */
const enoughToTell = 4100

/** A form with its file, which is stored already; `discard` takes it away again when the call comes to nothing. */
export interface Upload {
  fields: Record<string, unknown>
  file: StoredFile | undefined
  /** SHA-256 of the file, to recognise the same upload sent again. */
  digest: string
  discard: () => Promise<void>
}

/** Reads a multipart form. Its file goes to the store as it arrives and is never wholly in memory. */
export async function receiveUpload(request: FastifyRequest, files: FileStore): Promise<Upload> {
  if (!request.isMultipart())
    refuse('invalid_input', 'Send this as a form with a file', { errors: { document: ['Choose a file'] } })
  const fields: Record<string, unknown> = {}
  let stored: { file: StoredFile; digest: string } | undefined
  const discard = async () => {
    if (stored) await files.remove(stored.file.slug)
  }
  try {
    for await (const part of request.parts()) {
      if (!isFile(part)) fields[part.fieldname] = part.value
      else if (part.fieldname === 'document' && !stored) stored = await store(part, files)
      else part.file.resume()
    }
  } catch (error) {
    await discard()
    throw isTooLarge(error) ? tooLarge() : error
  }
  return { fields, file: stored?.file, digest: stored?.digest ?? '', discard }
}

function isFile(part: Multipart): part is MultipartFile {
  return part.type === 'file'
}

async function store(part: MultipartFile, files: FileStore): Promise<{ file: StoredFile; digest: string }> {
  const slug = newSlug()
  const hash = createHash('sha256')
  const head: Buffer[] = []
  let size = 0

  const chunks = part.file[Symbol.asyncIterator]()
  let next = await chunks.next()
  while (!next.done && size < enoughToTell) {
    head.push(next.value)
    size += next.value.length
    next = await chunks.next()
  }
  const mediaType = await readMediaType(Buffer.concat(head))
  if (!mediaType) {
    part.file.resume()
    refuse('file_refused', 'Choose a PDF, JPEG or PNG file', {
      errors: { document: ['Choose a PDF, JPEG or PNG file'] },
    })
  }

  async function* all() {
    for (const chunk of head) {
      hash.update(chunk)
      yield chunk
    }
    while (!next.done) {
      hash.update(next.value)
      size += next.value.length
      yield next.value
      next = await chunks.next()
    }
    if (part.file.truncated) throw tooLarge()
  }
  try {
    await files.put(slug, Readable.from(all(), { objectMode: false }), mediaType)
  } catch (error) {
    await files.remove(slug)
    throw error
  }
  return { file: { slug, media_type: mediaType, size_bytes: size }, digest: hash.digest('hex') }
}

async function readMediaType(head: Buffer): Promise<MediaType | undefined> {
  const found = await fileTypeFromBuffer(head)
  return mediaTypes.find((known) => known === found?.mime)
}

function tooLarge(): Refusal {
  return new Refusal('file_too_large', 'The file is larger than 10 MB. Choose a smaller one', {
    errors: { document: ['The file is larger than 10 MB. Choose a smaller one'] },
  })
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE'
}
