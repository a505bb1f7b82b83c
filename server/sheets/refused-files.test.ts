import { Deflate, strToU8, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { rawWorkbook, textRow } from '../testing/raw-workbook.ts'
import { readSheet } from './read-sheet.ts'

const refusalOf = async (bytes: Uint8Array | string) => {
  const file = { bytes: typeof bytes === 'string' ? strToU8(bytes) : bytes }
  return readSheet(file).then(
    ({ rows }) => `was read: ${rows.length} rows`,
    (error: Error) => error.message,
  )
}
const workbookOf = (rows: string) => rawWorkbook({ sheets: [{ name: 'Register', rows }] })
const good = workbookOf(textRow(1, ['Alheri Clinic']))

/** An old Office file: its head, and the name of the stream that it holds. */
const compound = (stream: string) =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(500), Buffer.from(`${stream}\0`, 'utf16le')])

const saveAs =
  'Open it in the spreadsheet program, save it as an Excel workbook (.xlsx) or as CSV, and choose that file'
const copyTable = 'Copy its table into a spreadsheet, save that as an Excel workbook (.xlsx), and choose that file'
const choose = 'Choose an Excel workbook (.xlsx) or a CSV file'
const locked =
  'The file is protected with a password. Open it in the spreadsheet program, remove the password, and save it again'
const damaged = 'The file is damaged. Open it in the spreadsheet program, save it again, and choose that file'
const tooMuch =
  'The file becomes far too large when it is unpacked. Copy the table into a new workbook, and choose that one'

it.each([
  ['an empty file', '', 'The file is empty. Choose another one'],
  ['an old workbook', compound('Workbook'), `This is a workbook of an old Excel (.xls). ${saveAs}`],
  ['a workbook with a password', compound('EncryptedPackage'), locked],
  ['an old Word document', compound('WordDocument'), `This is a Word document. ${copyTable}`],
  ['a Word document', zipSync({ 'word/document.xml': strToU8('<a/>') }), `This is a Word document. ${copyTable}`],
  ['a presentation', zipSync({ 'ppt/presentation.xml': strToU8('<a/>') }), `This is a presentation. ${choose}`],
  ['a binary workbook', zipSync({ 'xl/workbook.bin': strToU8('a') }), `This is a binary workbook (.xlsb). ${saveAs}`],
  ['a ZIP of photos', zipSync({ 'a.jpg': strToU8('a') }), `This is a ZIP file that holds no workbook. ${choose}`],
  [
    'an OpenDocument spreadsheet',
    zipSync({ mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet'), 'content.xml': strToU8('<a/>') }),
    `This is an OpenDocument spreadsheet (.ods). ${saveAs}`,
  ],
  ['a PDF', '%PDF-1.7\n%âãÏÓ\n', `This is a PDF, of which rows cannot be read. ${choose}`],
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), `This is a picture. ${choose}`],
  [
    'a web page',
    '<html><table><tr><td>1</td></tr></table>',
    `This is a web page under the name of a spreadsheet. ${saveAs}`,
  ],
  ['a CSV without content', ' , ,\n,,\n', 'The file has no content'],
  ['empty sheets', workbookOf('<row r="1"/>'), 'The workbook has no sheet with content'],
  ['an XLSX that was cut off', good.subarray(0, good.length - 200), damaged],
  ['XML that ends too early', rawWorkbook({ sheets: [{ name: 'A', rows: '<row r="1">' }] }), damaged],
  [
    'entities that grow',
    rawWorkbook({
      sheets: [{ name: 'A', rows: '' }],
      parts: {
        'xl/worksheets/sheet1.xml': strToU8(
          '<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;">]><worksheet><sheetData><row><c t="inlineStr"><is><t>&c;</t></is></c></row></sheetData></worksheet>',
        ),
      },
    }),
    damaged,
  ],
  [
    'a text with zeros',
    'a,b\0\n1,2',
    'This is not a file of text. Choose an Excel workbook (.xlsx), or a CSV file as the spreadsheet program saves it',
  ],
  [
    '61 columns',
    workbookOf(
      textRow(
        3,
        Array.from({ length: 61 }, () => 'a'),
      ),
    ),
    'Row 3 has more than 60 columns. Delete the columns that are not needed',
  ],
  ['61 columns of CSV', 'a,'.repeat(61), 'Row 1 has more than 60 columns. Delete the columns that are not needed'],
])('refuses %s in one sentence', async (_, bytes, sentence) => {
  expect(await refusalOf(bytes)).toBe(sentence)
})

it('refuses more than 20,000 rows, beside the headings', async () => {
  const rows = (count: number) => Array.from({ length: count }, (_, row) => textRow(row + 1, ['a'])).join('')
  expect(await refusalOf(workbookOf(rows(20_100)))).toBe('was read: 20100 rows')
  expect(await refusalOf(workbookOf(rows(20_101)))).toBe(
    'The file has more than 20,000 rows. Divide it into several files',
  )
  expect(await refusalOf('a\n'.repeat(20_101))).toBe('The file has more than 20,000 rows. Divide it into several files')
})

it('refuses more than 10 MB', async () => {
  expect(await refusalOf(new Uint8Array(10 * 1024 * 1024 + 1))).toBe(
    'The file is larger than 10 MB. Divide it into several files',
  )
})

/** A workbook of which the sheet is a given deflated stream, as long unpacked as the ZIP says. */
function withDeflated(sheet: Uint8Array, statedSize: number): Uint8Array {
  const zip = Buffer.from(
    rawWorkbook({ sheets: [{ name: 'A', rows: '' }], parts: { 'xl/worksheets/sheet1.xml': [sheet, { level: 0 }] } }),
  )
  // Stored as it is, and said to be deflated: in the part's own head, and in the directory.
  for (const [sign, method, size] of [
    ['504b0304', 8, 22],
    ['504b0102', 10, 24],
  ] as const) {
    for (let at = zip.indexOf(sign, 0, 'hex'); at >= 0; at = zip.indexOf(sign, at + 4, 'hex')) {
      const nameAt = at + (sign === '504b0304' ? 30 : 46)
      if (!zip.subarray(nameAt).toString('latin1', 0, 24).startsWith('xl/worksheets/sheet1.xml')) continue
      zip.writeUInt16LE(8, at + method)
      zip.writeUInt32LE(statedSize, at + size)
    }
  }
  return zip
}

/** The deflated stream of a sheet with the same text again and again. */
function deflated(megabytes: number, text: string): Uint8Array {
  const pieces: Uint8Array[] = []
  const deflate = new Deflate({ level: 9 }, (piece) => pieces.push(piece))
  const blanks = strToU8(text.repeat((1024 * 1024) / text.length))
  deflate.push(strToU8('<worksheet><sheetData>'))
  for (let count = 0; count < megabytes; count += 1) deflate.push(blanks)
  deflate.push(strToU8('</sheetData></worksheet>'), true)
  return Buffer.concat(pieces)
}

it.each([
  ['blanks', ' '],
  ['rows', '<row/> <row/> <c/>  <c> </c>    '],
])('refuses a ZIP bomb of %s while it is unpacked', async (_, text) => {
  const bomb = withDeflated(deflated(400, text), 400 * 1024 * 1024 + 46)
  expect(bomb.length).toBeLessThan(2 * 1024 * 1024)
  expect(await refusalOf(bomb)).toBe(tooMuch)
})

it('refuses a ZIP bomb whose directory says that it is small', async () => {
  expect(await refusalOf(withDeflated(deflated(400, '<row/> <c></c>  '), 100_000))).toBe(damaged)
})

it('refuses a workbook of which one bit has changed', async () => {
  const stored = Buffer.from(
    rawWorkbook({
      sheets: [{ name: 'A', rows: '' }],
      parts: {
        'xl/worksheets/sheet1.xml': [
          strToU8('<worksheet><sheetData><row><c><v>8031234567</v></c></row></sheetData></worksheet>'),
          { level: 0 },
        ],
      },
    }),
  )
  const at = stored.indexOf('8031234567')
  stored[at] = 0x39
  expect(await refusalOf(stored)).toBe(damaged)
})

it('refuses a ZIP with a password', async () => {
  const zip = Buffer.from(good)
  for (let at = zip.indexOf('504b0102', 0, 'hex'); at >= 0; at = zip.indexOf('504b0102', at + 4, 'hex')) zip[at + 8] = 1
  expect(await refusalOf(zip)).toBe(locked)
})

it('refuses one long text in all cells, before it fills the memory', async () => {
  const row = '<c t="s"><v>0</v></c>'.repeat(60)
  const rows = `<row>${row}</row>`.repeat(1000)
  const bytes = rawWorkbook({ sheets: [{ name: 'A', rows }], strings: [`<t>${'a'.repeat(400)}</t>`] })
  expect(await refusalOf(bytes)).toBe(
    'The file has more than 20 million letters. Choose one with fewer rows, or delete the columns that are not needed',
  )
})

it('reads a sheet of 1,048,576 empty rows by its only row', async () => {
  const rows = `${textRow(1, ['Alheri Clinic'])}${Array.from({ length: 1_048_575 }, (_, row) => `<row r="${row + 2}" ht="15"/>`).join('')}`
  expect(await refusalOf(workbookOf(rows))).toBe('was read: 1 rows')
})
