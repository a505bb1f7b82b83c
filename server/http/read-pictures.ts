import { createHash } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../database/connect.ts'
import type { FileStore } from '../files/file-store.ts'
import type { Pictures } from '../print/letter-pictures.ts'
import { listSignatureDigests } from '../records/settings/office-signatures.ts'
import { readWhole } from './print-with-crest.ts'

interface Deps {
  db: Db
  files: FileStore
  log: FastifyBaseLogger
}

interface Wanted {
  /** The number of what is printed, for the log. */
  number: string
  /** The names of the pictures of the text. */
  pictures?: readonly string[]
  /** The names of the drawn signatures. */
  signatures: readonly string[]
}

/**
 * The content of pictures by their names, read one after another. One that is missing is left out, and so is a signature that is not the
 * one that was given: whoever can write files must not sign. `isWhole` if none is.
 */
export async function readPictures(
  { db, files, log }: Deps,
  { number, pictures = [], signatures }: Wanted,
): Promise<{ pictures: Pictures; isWhole: boolean }> {
  const digests = await listSignatureDigests(db, signatures)
  const found: Record<string, Buffer> = {}
  for (const slug of [...pictures, ...signatures]) {
    const content = await readWhole(files, slug)
    const isGiven = !signatures.includes(slug) || (content && digestOf(content) === digests.get(slug))
    if (content && isGiven) found[slug] = content
    else log.warn({ number, slug, isMissing: !content }, 'Printed without a picture')
  }
  return { pictures: found, isWhole: Object.keys(found).length === new Set([...pictures, ...signatures]).size }
}

function digestOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}
