import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { sheetXml, workbookOf } from '../../../../testing/workbook.ts'
import { readFile } from './read-file.ts'

const read = (name: string, ...parts: BlobPart[]) => readFile(new File(parts, name))
const oldContainer = (part: string) =>
  Uint8Array.from([
    0xd0,
    0xcf,
    0x11,
    0xe0,
    0,
    0,
    0,
    0,
    ...Array.from(part).flatMap((letter) => [letter.charCodeAt(0), 0]),
  ])
const list = [
  ['Name', 'Phone'],
  ['Hauwa Sani', 8059876543],
] as const
const cells = [
  ['Name', 'Phone'],
  ['Hauwa Sani', '8059876543'],
]
const asRows = cells.map((one, index) => ({ line: index + 1, cells: one }))
const tooMuch = {
  refusal: 'This workbook holds far more than a list of staff. Copy the rows with the people and paste them here',
}

describe('a file with a list of staff', () => {
  it('may be a workbook, whose empty sheets and rows do not count', async () => {
    const sheets = { Staff: sheetXml(list), Empty: sheetXml([]), More: sheetXml([[], ['Musa']]) }
    expect(await read('staff.xlsx', workbookOf(sheets))).toEqual({
      sheets: [
        { name: 'Staff', rows: asRows },
        { name: 'More', rows: [{ line: 2, cells: ['Musa'] }] },
      ],
    })
  })

  it.each([
    ['CSV', new TextEncoder().encode('Name,Phone\nHauwa Sani,8059876543')],
    [
      'TSV in UTF-16',
      Uint8Array.from([
        0xff,
        0xfe,
        ...Array.from('Name\tPhone\nHauwa Sani\t8059876543').flatMap((letter) => [letter.charCodeAt(0), 0]),
      ]),
    ],
  ])('may be %s', async (_kind, bytes) => {
    expect(await read('staff.csv', bytes)).toEqual({ sheets: [{ name: 'staff.csv', rows: asRows }] })
  })

  it('may be written in an old encoding', async () => {
    const file = await read('staff.csv', Uint8Array.from([...strToU8('Name,Phone\nZo'), 0xeb, ...strToU8(' Sani,1')]))
    expect(file).toMatchObject({ sheets: [{ rows: [{}, { cells: ['Zoë Sani', '1'] }] }] })
  })

  it.each([
    [
      'with a password',
      oldContainer('EncryptedPackage'),
      'This workbook has a password. Save it without one, or copy its rows and paste them here',
    ],
    [
      'of the old kind, whatever its name',
      oldContainer('Workbook'),
      'This is a workbook of the old kind (XLS). Save it as XLSX, or copy its rows and paste them here',
    ],
    [
      'that is cut off',
      workbookOf({ Staff: sheetXml(list) }).subarray(0, 300),
      'This workbook is damaged. Open it, save it again as XLSX, or copy its rows and paste them here',
    ],
    [
      'that is another ZIP',
      Uint8Array.from(zipSync({ 'content.xml': strToU8('<x/>') })),
      'This is no XLSX workbook. Save the list as XLSX or CSV, or copy its rows and paste them here',
    ],
    ['without anything', workbookOf({ Staff: sheetXml([]) }), 'There is nothing in this workbook'],
    [
      'that is a picture',
      Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]),
      'This is neither a workbook nor a text. Choose an XLSX, CSV or TSV file',
    ],
    [
      'of more than 1 MB',
      new Uint8Array(1_600_000),
      'This file is 1.5 MB. The largest that can be read is 1 MB: paste the list instead',
    ],
    [
      'with too many rows',
      workbookOf({ Staff: sheetXml(Array.from({ length: 1_200 }, () => ['Hauwa'])) }),
      'Add at most 1,000 people at once',
    ],
  ])('%s is refused with one sentence', async (_what, bytes, refusal) => {
    expect(await read('staff.xlsx', bytes)).toEqual({ refusal })
  })

  it('is not unpacked further than a list needs', async () => {
    const bomb = workbookOf({ Staff: sheetXml([]).replace('<sheetData>', `<sheetData>${' '.repeat(20_000_000)}`) })
    expect(bomb.length).toBeLessThan(100_000)
    expect(await read('bomb.xlsx', bomb)).toEqual(tooMuch)
  })

  it.each([
    ['a cell', '<row r="2"><c r="XFD2"><v>1</v></c></row>'],
    ['a row', '<row r="1048576"/>'],
  ])('with %s at the end of the sheet is not filled up', async (_what, row) => {
    const far = sheetXml([['Hauwa']]).replace('</sheetData>', `${row}</sheetData>`)
    expect(await read('far.xlsx', workbookOf({ Staff: far }))).toEqual(tooMuch)
  })
})
