import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { Refusal, refuse } from '@portal/domain/refusal.ts'
import type { Db } from '../database/connect.ts'
import { deleteUnfinishedFile, insertUnfinishedFile } from '../records/files.ts'
import { type FileStore, newSlug } from './file-store.ts'
import { enoughToTell, type MediaType, readMediaType } from './media-types.ts'

/** Where files and what is known of them are kept. */
export interface Keeping {
  /** Not a transaction: what is begun must be known even when nothing comes of it. */
  db: Db
  files: FileStore
}

/** A file whose bytes are stored but which no row names yet. */
export interface StoredFile {
  slug: string
  media_type: MediaType
  size_bytes: number
}

/**
 * Stores a file as it arrives, never wholly in memory, when it is of a kind that the portal takes. What breaks on the
 * way leaves nothing behind; what not even that could clear away is taken by {@link sweepOrphans}.
 */
export async function storeFile(
  { db, files }: Keeping,
  bytes: AsyncGenerator<Buffer>,
  now: Date,
): Promise<StoredFile & { digest: string }> {
  const head = await readHead(bytes)
  if (head.length === 0) refuseFile('invalid_input', 'The file is empty. Choose another one')
  const media_type = (await readMediaType(head)) ?? refuseFile('file_refused', 'Choose a PDF, JPEG or PNG file')
  const slug = newSlug()
  const hash = createHash('sha256')
  let size_bytes = 0

  async function* whole() {
    yield head
    yield* bytes
  }
  async function* measured() {
    for await (const chunk of whole()) {
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
    throw refusalBehind(error)
  }
  return { slug, media_type, size_bytes, digest: hash.digest('hex') }
}

/** Takes a stored file away of which nothing came. */
export async function discardFile({ db, files }: Keeping, slug: string): Promise<void> {
  await files.remove(slug)
  await deleteUnfinishedFile(db, slug)
}

/** Refuses what was chosen as a file. */
export function refuseFile(code: 'invalid_input' | 'file_refused' | 'file_too_large', sentence: string): never {
  return refuse(code, sentence, { errors: { document: [sentence] } })
}

async function readHead(bytes: AsyncGenerator<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  while (size < enoughToTell) {
    const next = await bytes.next()
    if (next.done) break
    parts.push(next.value)
    size += next.value.length
  }
  return Buffer.concat(parts)
}

/** The store says only that it could not write; why the bytes stopped coming is behind that. */
function refusalBehind(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Refusal ? error.cause : error
}
