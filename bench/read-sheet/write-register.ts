// Writes a workbook with a register of 20,000 rows and 30 columns to the path that is given, as Excel saves one.
import { writeFile } from 'node:fs/promises'
import { columnLetters } from '@portal/domain/imports/cell-range.ts'
import { rawWorkbook } from '@portal/server/testing/raw-workbook.ts'

const rows = 20_000
const headings = [
  'Name of Facility',
  'Type',
  'LGA',
  'Address',
  'Phone',
  'Email',
  'Owner',
  'Licence No',
  'Issued',
  'Expires',
]
const lgas = ['Bosso', 'CHANCHAGA', 'Bida L.G.A', 'Suleja', 'Kontogora', 'Lapai LG', 'Mokwa']
const types = ['Clinic', 'Private Hospital', 'Maternity', 'Lab', 'Dental', 'Optical Centre']

const strings: string[] = []
const places = new Map<string, number>()

function stringCell(reference: string, text: string): string {
  const place = places.get(text) ?? strings.push(`<t xml:space="preserve">${text}</t>`) - 1
  places.set(text, place)
  return `<c r="${reference}" s="1" t="s"><v>${place}</v></c>`
}

const numberCell = (reference: string, number: number, style: number) =>
  `<c r="${reference}" s="${style}"><v>${number}</v></c>`

function cellOf(reference: string, row: number, column: number): string {
  const texts = [
    `Alheri ${row} Clinic`,
    types[row % types.length],
    lgas[row % lgas.length],
    `${row} Bosso Road, Minna`,
    undefined,
    `desk${row}@clinic.example`,
    `Amina Bello ${row}`,
    `NSMOH/PHF/${String(row).padStart(5, '0')}/2019`,
  ]
  const text = texts[column]
  if (text !== undefined) return stringCell(reference, text)
  if (column === 4) return numberCell(reference, 8_030_000_000 + row * 7, 1)
  if (column === 8 || column === 9) return numberCell(reference, 43_000 + (column - 8) * 365 + (row % 300), 2)
  return stringCell(reference, `Note ${column} ${row % 50}`)
}

const lines = Array.from({ length: rows + 1 }, (_, place) => {
  const row = place + 1
  const cells = Array.from({ length: 30 }, (_, column) => {
    const reference = `${columnLetters(column)}${row}`
    return place === 0 ? stringCell(reference, headings[column] ?? `Note ${column}`) : cellOf(reference, place, column)
  })
  return `<row r="${row}" spans="1:30">${cells.join('')}</row>`
})
const path = process.argv[2]
if (path === undefined) throw new Error('Say where the workbook is to be written.')
await writeFile(
  path,
  rawWorkbook({ sheets: [{ name: 'Register', rows: lines.join('') }], strings, formats: [0, 0, 14] }),
)
