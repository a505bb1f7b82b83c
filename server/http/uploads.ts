import type { Multipart, MultipartFile } from '@fastify/multipart'
import { paper } from '@portal/contract/uploaded-file.ts'
import type { FastifyRequest } from 'fastify'
import { discardFile, type Keeping, refuseFile, type StoredFile, storeFile } from '../files/keep-file.ts'

/** How much a form may bring besides its file, which is at most one. No file of any call may be larger than a paper. */
export const formLimits = { fileSize: paper.largest, files: 1, fields: 20, fieldSize: 10_000, parts: 30 }

const unreadable = 'The file did not arrive whole. Send it again'

/** A form with its file, which is stored already; `discard` takes it away again when the call comes to nothing. */
export interface Upload {
  fields: Record<string, unknown>
  file: StoredFile | undefined
  /** SHA-256 of the file, to recognise the same upload sent again. */
  digest: string
  discard: () => Promise<void>
}

/** Reads a multipart form, its fields and its file in any order. The file goes to the store as it arrives. */
export async function receiveUpload(request: FastifyRequest, keeping: Keeping, now: Date): Promise<Upload> {
  if (!request.isMultipart()) refuseFile('invalid_input', 'Send this as a form with a file')
  const fields: Record<string, unknown> = {}
  let stored: (StoredFile & { digest: string }) | undefined
  const discard = async () => {
    if (stored) await discardFile(keeping, stored.slug)
  }
  try {
    for await (const part of partsOf(request)) {
      if (part.type === 'field') fields[part.fieldname] = part.value
      else if (isChosenFile(part)) stored = await storeFile(keeping, bytesOf(part), now)
      else part.file.resume()
    }
  } catch (error) {
    // Who is still sending hears the answer only when somebody takes the rest.
    request.raw.unpipe().resume()
    await discard()
    throw error
  }
  return { fields, file: stored, digest: stored?.digest ?? '', discard }
}

/** The parts of a form as they arrive. What cannot be read as a form, or breaks off, is refused. */
async function* partsOf(request: FastifyRequest): AsyncGenerator<Multipart> {
  try {
    yield* request.parts()
  } catch (error) {
    const isSecondFile = error instanceof Error && 'code' in error && error.code === 'FST_FILES_LIMIT'
    refuseFile('invalid_input', isSecondFile ? 'Send one file at a time' : unreadable)
  }
}

/** The bytes of a file as they arrive. They stop with a refusal as soon as there are too many, or when they break off. */
async function* bytesOf({ file }: MultipartFile): AsyncGenerator<Buffer> {
  // A small rest may have been read before anybody listened: then the file only says that it was cut.
  file.once('limit', () => file.destroy())
  try {
    yield* file
  } catch {
    if (!file.truncated) refuseFile('invalid_input', unreadable)
  }
  if (file.truncated) refuseFile('file_too_large', 'The file is larger than 10 MB. Choose a smaller one')
}

/** A form in which nothing was chosen sends a file without a name. */
function isChosenFile({ fieldname, filename }: MultipartFile): boolean {
  return fieldname === 'document' && filename !== ''
}
