import { createHash } from 'node:crypto'
import type { Multipart, MultipartFile } from '@fastify/multipart'
import { type AcceptedFile, scannedDocument } from '@portal/contract/fields/accepted-file.ts'
import type { FastifyRequest } from 'fastify'
import { refuseFile } from '../files/refuse-file.ts'
import type { ScanFile } from '../files/scan-file.ts'
import type { Spool, SpooledFile } from '../files/spool.ts'
import { discardFile, type FileStorage, type ReadFile, type StoredFile, storeFile } from '../files/store-file.ts'
import { fileBegins } from './limit-bodies.ts'

/** The limits of a form. No file of any call may be larger than a document. */
export const formLimits = { fileSize: scannedDocument.maxBytes, files: 1, fields: 20, fieldSize: 10_000, parts: 30 }

const unreadable = 'The file did not arrive whole. Send it again'

/** A form with a file. Nothing of the file is in the file store before `storeFile`. */
export interface Form {
  /** The fields that have arrived so far; all of them after `storeFile`. */
  fields: Record<string, unknown>
  /** Whether a file has arrived with the form. */
  hasFile: boolean
  /**
   * Moves the file to the file store and reads the rest of the form; `uploaded` is the file if it arrived before the form.
   */
  storeFile: (storage: FileStorage, now: Date, uploaded?: AsyncGenerator<Buffer>) => Promise<StoredFile>
  /** Reads the file and the rest of the form, and leaves nothing in the file store. */
  readFile: (accepted: Pick<AcceptedFile, 'maxBytes' | 'maxSize'>) => Promise<ReadFile>
  /** Prevents `close` from deleting the stored file. */
  keepFile: () => void
  /** Deletes the file unless it is kept, and discards the rest of the request, so that a browser reads the reply. */
  close: () => Promise<void>
}

interface FormOptions {
  spool: Spool
  personId: number
  /** Reads each file before it is kept; without it files are not scanned. */
  scan?: ScanFile | undefined
  /** Whether these fields are enough to decide on the request. */
  isEnough: (fields: Record<string, unknown>) => boolean
  /** The object that receives the fields, for a caller who needs them also if the file is refused. */
  fields?: Record<string, unknown>
}

/**
 * Reads a multipart form up to its file. When the fields before the file are enough to decide, the file can be streamed to
 * the file store. Otherwise it is spooled while the fields after it are read.
 */
export async function openForm(
  request: FastifyRequest,
  { spool, personId, scan, isEnough, fields = {} }: FormOptions,
): Promise<Form> {
  if (!request.isMultipart()) refuseFile('invalid_input', 'Send this as a form with a file')
  const parts = partsOf(request)
  let spooled: SpooledFile | undefined
  let name = ''
  let scanning: AsyncGenerator<Buffer> | undefined
  let discard = async () => {}

  const readToFile = async (): Promise<AsyncGenerator<Buffer> | undefined> => {
    for (let next = await parts.next(); !next.done; next = await parts.next()) {
      const part = next.value
      if (part.type === 'field') fields[part.fieldname] = part.value
      else if (isChosenFile(part)) {
        name = part.filename
        fileBegins(request)
        return bytesOf(part)
      } else part.file.resume()
    }
    return undefined
  }
  const scanned = (bytes: AsyncGenerator<Buffer>) => {
    if (!scan) return bytes
    scanning = scan(bytes, request.log)
    return scanning
  }
  const close = async () => {
    request.raw.unpipe().resume()
    // A scan that was not finished, because the file was refused for something else, ends.
    await scanning?.return(undefined)
    await spooled?.remove()
    await discard()
  }

  try {
    const arriving = await readToFile()
    if (arriving && !isEnough(fields)) {
      spooled = await spool.add(arriving, personId)
      await readToFile()
    }
    return {
      fields,
      hasFile: arriving !== undefined,
      storeFile: async (storage, now, uploaded) => {
        const bytes = spooled?.read() ?? arriving ?? uploaded ?? refuseFile('invalid_input', 'Choose a file')
        const stored = await storeFile(storage, scanned(bytes), now)
        discard = () => discardFile(storage, stored.slug)
        if (!spooled) await readToFile()
        return stored
      },
      readFile: async (accepted) => {
        const chosen = spooled?.read() ?? arriving ?? refuseFile('invalid_input', 'Choose a file')
        const bytes = await readWhole(scanned(chosen), accepted)
        if (!spooled) await readToFile()
        return { name, bytes, digest: createHash('sha256').update(bytes).digest('hex') }
      },
      keepFile: () => {
        discard = async () => {}
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** The parts of a form as they arrive. A form that is malformed or incomplete is refused. */
async function* partsOf(request: FastifyRequest): AsyncGenerator<Multipart> {
  try {
    yield* request.parts()
  } catch (error) {
    const isSecondFile = error instanceof Error && 'code' in error && error.code === 'FST_FILES_LIMIT'
    refuseFile('invalid_input', isSecondFile ? 'Send one file at a time' : unreadable)
  }
}

/** The bytes of a file as they arrive. A file that is too large or incomplete is refused. */
async function* bytesOf({ file }: MultipartFile): AsyncGenerator<Buffer> {
  // The end of a small file may have been read before this listener was added; then only `truncated` shows the limit.
  file.once('limit', () => file.destroy())
  try {
    yield* file
  } catch {
    if (!file.truncated) refuseFile('invalid_input', unreadable)
  }
  if (file.truncated) refuseFile('file_too_large', 'The file is larger than 10 MB. Choose a smaller one')
}

async function readWhole(
  bytes: AsyncGenerator<Buffer>,
  { maxBytes, maxSize }: Pick<AcceptedFile, 'maxBytes' | 'maxSize'>,
): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of bytes) {
    size += part.length
    if (size > maxBytes) refuseFile('file_too_large', `The file is larger than ${maxSize}. Choose a smaller one`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** A form in which nothing was chosen sends a file without a name. */
function isChosenFile({ fieldname, filename }: MultipartFile): boolean {
  return fieldname === 'document' && filename !== ''
}
