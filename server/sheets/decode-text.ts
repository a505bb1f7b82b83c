import { refuseFile } from '../files/refuse-file.ts'

/** The beginnings of files that people take for CSV: XLSX, XLS and PDF. */
const otherFiles = ['504b0304', 'd0cf11e0', '25504446']

function encodingOf(bytes: Buffer): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  // UTF-16 without a mark: every second byte of Latin letters is zero.
  const head = bytes.subarray(0, 200)
  const zeros = (from: number) => head.filter((byte, index) => index % 2 === from && byte === 0).length
  if (zeros(1) > head.length / 4) return 'utf-16le'
  return zeros(0) > head.length / 4 ? 'utf-16be' : undefined
}

/**
 * The text of a CSV file: UTF-8 or UTF-16, else Windows-1252, as Excel in English saves it. Other files are refused with the
 * sentence for them.
 */
export function decodeText(bytes: Buffer, notText: string): string {
  if (bytes.length === 0) refuseFile('invalid_input', 'The file is empty. Choose another one')
  if (otherFiles.includes(bytes.subarray(0, 4).toString('hex'))) refuseFile('file_refused', notText)
  const text = decodeAs(bytes, encodingOf(bytes))
  if (text.includes('\0')) refuseFile('file_refused', notText)
  return text
}

function decodeAs(bytes: Buffer, encoding: string | undefined): string {
  if (encoding) return new TextDecoder(encoding).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
