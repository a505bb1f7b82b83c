import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { Refusal } from '@portal/domain/refusal.ts'
import type { Db } from '../database/connect.ts'
import { deleteUnfinishedFile, insertUnfinishedFile } from '../records/applications/files.ts'
import { type FileStore, newSlug } from './file-store.ts'
import { identifyingBytes, type MediaType, readMediaType } from './media-types.ts'
import { refuseLargePictures } from './picture-size.ts'
import { refuseFile } from './refuse-file.ts'

/** The database and the file store. */
export interface FileStorage {
  /** Not a transaction: the row of an unfinished file must stay even if the request fails. */
  db: Db
  files: FileStore
}

/** A file whose content is stored, but which has no row yet. */
export interface StoredFile {
  slug: string
  media_type: MediaType
  size_bytes: number
  /** The SHA-256 of the content in hexadecimal digits. */
  digest: string
}

/** The content of a file that is not stored. */
export interface ReadFile {
  name: string
  bytes: Buffer
  /** The SHA-256 of the content in hexadecimal digits. */
  digest: string
}

/**
 * Stores a file of an accepted type as a stream, never whole in memory, and no picture that is too large to be opened. If that fails, the partial file is deleted; if even
 * that fails, {@link sweepOrphans} deletes it later.
 */
export async function storeFile(
  { db, files }: FileStorage,
  bytes: AsyncGenerator<Buffer>,
  now: Date,
): Promise<StoredFile> {
  const head = await readHead(bytes)
  if (head.length === 0) refuseFile('invalid_input', 'The file is empty. Choose another one')
  const media_type = (await readMediaType(head)) ?? refuseFile('file_refused', 'Choose a PDF, JPEG or PNG file')
  const slug = newSlug()
  const hash = createHash('sha256')
  let size_bytes = 0

  async function* allBytes() {
    yield head
    yield* bytes
  }
  async function* measured() {
    for await (const chunk of refuseLargePictures(allBytes(), media_type)) {
      hash.update(chunk)
      size_bytes += chunk.length
      yield chunk
    }
  }
  await insertUnfinishedFile(db, slug, now)
  try {
    await files.put(slug, Readable.from(measured(), { objectMode: false }), media_type)
  } catch (error) {
    await discardFile({ db, files }, slug)
    throw originalRefusal(error)
  }
  return { slug, media_type, size_bytes, digest: hash.digest('hex') }
}

/** Deletes a stored file that is not needed after all. */
export async function discardFile({ db, files }: FileStorage, slug: string): Promise<void> {
  await files.remove(slug)
  await deleteUnfinishedFile(db, slug)
}

async function readHead(bytes: AsyncGenerator<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  while (size < identifyingBytes) {
    const next = await bytes.next()
    if (next.done) break
    parts.push(next.value)
    size += next.value.length
  }
  return Buffer.concat(parts)
}

/** The store wraps the errors of its input. Returns the refusal that made the input fail, if there is one. */
function originalRefusal(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Refusal ? error.cause : error
}
