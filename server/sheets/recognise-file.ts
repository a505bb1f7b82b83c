import { fileTypeFromBuffer } from 'file-type'
import { refuseFile } from '../files/refuse-file.ts'
import { openPackage, type Package, refuseProtected } from './xlsx/open-package.ts'
import { findWorkbook } from './xlsx/workbook-parts.ts'

const saveAs =
  'Open it in the spreadsheet program, save it as an Excel workbook (.xlsx) or as CSV, and choose that file'

/** What a file is by its content, whatever its name says. */
export type RecognisedFile = { kind: 'text' } | { kind: 'workbook'; zip: Package; workbook: string }

/** Tells workbooks and texts from all other files, which are refused by the name of what they are. */
export async function recogniseFile(bytes: Buffer): Promise<RecognisedFile> {
  if (bytes.length === 0) refuseFile('invalid_input', 'The file is empty. Choose another one')
  const head = bytes.subarray(0, 4).toString('latin1')
  if (head === '\xd0\xcf\x11\xe0') refuseCompound(bytes)
  if (head === 'PK\x03\x04' || head === 'PK\x05\x06') return recogniseZip(bytes)
  await refuseOtherFormats(bytes)
  return { kind: 'text' }
}

/** Old Office files, and new ones with a password, which are wrapped in the old form. */
function refuseCompound(bytes: Buffer): never {
  // The names of what such a file holds end with a zero.
  const has = (stream: string) => bytes.includes(Buffer.from(`${stream}\0`, 'utf16le'))
  if (has('EncryptedPackage')) refuseProtected()
  if (has('Workbook') || has('Book')) refuseFile('file_refused', `This is a workbook of an old Excel (.xls). ${saveAs}`)
  if (has('WordDocument')) refuseFile('file_refused', `This is a Word document. ${copyTable}`)
  return refuseFile('file_refused', `This is not a spreadsheet, but another old Office file. ${choose}`)
}

const copyTable = 'Copy its table into a spreadsheet, save that as an Excel workbook (.xlsx), and choose that file'
const choose = 'Choose an Excel workbook (.xlsx) or a CSV file'

async function recogniseZip(bytes: Buffer): Promise<RecognisedFile> {
  const zip = await openPackage(bytes)
  const workbook = await findWorkbook(zip)
  if (workbook?.endsWith('.xml') && workbook.startsWith('xl/')) return { kind: 'workbook', zip, workbook }
  return refuseOtherZip(zip)
}

async function refuseOtherZip(zip: Package): Promise<never> {
  const { names } = zip
  const isOpenDocument = names.has('mimetype') && names.has('content.xml')
  if (names.has('xl/workbook.bin')) refuseFile('file_refused', `This is a binary workbook (.xlsb). ${saveAs}`)
  if (names.has('word/document.xml')) refuseFile('file_refused', `This is a Word document. ${copyTable}`)
  if (names.has('ppt/presentation.xml')) refuseFile('file_refused', `This is a presentation. ${choose}`)
  if (isOpenDocument) {
    let type = ''
    for await (const piece of zip.read('mimetype')) if (type.length < 200) type += piece
    if (type.includes('spreadsheet'))
      refuseFile('file_refused', `This is an OpenDocument spreadsheet (.ods). ${saveAs}`)
    refuseFile('file_refused', `This is an OpenDocument file that is no spreadsheet. ${choose}`)
  }
  return refuseFile('file_refused', `This is a ZIP file that holds no workbook. ${choose}`)
}

async function refuseOtherFormats(bytes: Buffer): Promise<void> {
  const start = bytes.subarray(0, 300).toString('latin1').trimStart().toLowerCase()
  if (/^(?:\S{0,3})<(?:!doctype html|html|table|meta|head)/.test(start)) {
    refuseFile('file_refused', `This is a web page under the name of a spreadsheet. ${saveAs}`)
  }
  if (/^(?:\S{0,3})<\?xml|^(?:\S{0,3})<workbook/.test(start))
    refuseFile('file_refused', `This is an XML file. ${saveAs}`)
  if (start.startsWith('{\\rtf')) refuseFile('file_refused', `This is a text document. ${copyTable}`)
  const found = await fileTypeFromBuffer(bytes.subarray(0, 4100))
  if (found === undefined) return
  if (found.mime === 'application/pdf') {
    refuseFile('file_refused', `This is a PDF, of which rows cannot be read. ${choose}`)
  }
  if (found.mime.startsWith('image/')) refuseFile('file_refused', `This is a picture. ${choose}`)
  refuseFile('file_refused', `This is not a spreadsheet. ${choose}`)
}
