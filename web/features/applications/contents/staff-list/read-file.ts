import { inBytes } from '../../../../fields/in-bytes.ts'
import { inTime } from '../../../../ui/lazy-part.ts'
import { listLimits } from './list-limits.ts'
import { type ListFile, readText } from './read-text.ts'

const hasBytes = (bytes: Uint8Array, expected: readonly number[]) => expected.every((byte, at) => bytes[at] === byte)

const isZip = (bytes: Uint8Array) => hasBytes(bytes, [0x50, 0x4b])

/** The container of old workbooks, and of new ones with a password. */
const isOldContainer = (bytes: Uint8Array) => hasBytes(bytes, [0xd0, 0xcf, 0x11, 0xe0])

/** The name of the part that holds an encrypted workbook, as the container writes it. */
function isEncrypted(bytes: Uint8Array): boolean {
  return new TextDecoder('utf-16le').decode(bytes.subarray(0, bytes.length - (bytes.length % 2))).includes('Encrypted')
}

/** The text of a file in the encodings that spreadsheets write. Undefined for what is no text. */
function textOf(bytes: Uint8Array): string | undefined {
  if (hasBytes(bytes, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(bytes)
  if (hasBytes(bytes, [0xfe, 0xff])) return new TextDecoder('utf-16be').decode(bytes)
  if (bytes.includes(0)) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Reads a list from a file by what is in it, whatever its name. */
export async function readFile(file: File): Promise<ListFile> {
  if (file.size > listLimits.bytes) {
    return {
      refusal: `This file is ${inBytes(file.size)}. The largest that can be read is 1 MB: paste the list instead`,
    }
  }
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (isZip(bytes)) {
    const { readWorkbook } = await inTime(import('./read-workbook.ts'))
    return readWorkbook(bytes)
  }
  if (isOldContainer(bytes)) {
    return isEncrypted(bytes)
      ? { refusal: 'This workbook has a password. Save it without one, or copy its rows and paste them here' }
      : { refusal: 'This is a workbook of the old kind (XLS). Save it as XLSX, or copy its rows and paste them here' }
  }
  const text = textOf(bytes)
  if (text === undefined) return { refusal: 'This is neither a workbook nor a text. Choose an XLSX, CSV or TSV file' }
  const read = readText(text)
  return 'refusal' in read ? read : { sheets: [{ name: file.name, rows: read.rows }] }
}
