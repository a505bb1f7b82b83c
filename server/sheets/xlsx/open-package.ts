import type { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import { Refusal } from '@portal/domain/refusal.ts'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { refuseFile } from '../../files/refuse-file.ts'
import { sheetLimits } from '../sheet-limits.ts'

/** The parts of a workbook, by their names in the ZIP. */
export interface Package {
  names: ReadonlySet<string>
  /** The text of a part, piece by piece; nothing if there is no such part. */
  read: (name: string) => AsyncGenerator<string>
}

/** The sentence for a file that cannot be read to its end. */
export function refuseDamaged(): never {
  return refuseFile(
    'file_refused',
    'The file is damaged. Open it in the spreadsheet program, save it again, and choose that file',
  )
}

/** The sentence for a workbook that only a password opens. */
export function refuseProtected(): never {
  return refuseFile(
    'file_refused',
    'The file is protected with a password. Open it in the spreadsheet program, remove the password, and save it again',
  )
}

/** The sentence for a ZIP bomb. */
export function refuseTooMuch(): never {
  return refuseFile(
    'file_refused',
    'The file becomes far too large when it is unpacked. Copy the table into a new workbook, and choose that one',
  )
}

/** Opens the ZIP of a workbook. How much is unpacked is counted while it is, because what a ZIP says of itself may be untrue. */
export async function openPackage(bytes: Buffer): Promise<Package> {
  const entries = new Map<string, Entry>()
  const zip = await fromBufferPromise(bytes, { lazyEntries: true, strictFileNames: false }).catch(refuseDamaged)
  try {
    for await (const entry of zip.eachEntry()) {
      if (entries.size >= sheetLimits.parts) refuseTooMuch()
      if (entry.isEncrypted()) refuseProtected()
      if (!entries.has(entry.fileName)) entries.set(entry.fileName, entry)
    }
  } catch (error) {
    throw error instanceof Refusal ? error : refuseDamaged()
  }
  let unpacked = 0
  const count = (bytes: number) => {
    unpacked += bytes
    if (unpacked > sheetLimits.unpackedBytes) refuseTooMuch()
  }
  return {
    names: new Set(entries.keys()),
    async *read(name) {
      const entry = entries.get(name)
      if (entry) yield* textOf(zip, entry, count)
    },
  }
}

/** The text of one part, which must be as long as the ZIP says, and have its checksum. */
async function* textOf(zip: ZipFile, entry: Entry, count: (bytes: number) => void): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8')
  let checksum = 0
  let stream: Readable | undefined
  try {
    stream = await zip.openReadStreamPromise(entry)
    for await (const piece of stream) {
      if (!Buffer.isBuffer(piece)) continue
      count(piece.length)
      checksum = crc32(piece, checksum)
      yield decoder.decode(piece, { stream: true })
    }
  } catch (error) {
    throw error instanceof Refusal ? error : refuseDamaged()
  } finally {
    stream?.destroy()
  }
  if (checksum !== entry.crc32) refuseDamaged()
}
