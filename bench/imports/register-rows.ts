import { columnLetters } from '@portal/domain/imports/cell-range.ts'
import { rawWorkbook } from '@portal/server/testing/raw-workbook.ts'

const headings = [
  'S/N',
  'Name of Facility',
  'Category',
  'L.G.A',
  'Address',
  'GSM No',
  'Licence No',
  'Date Issued',
  'Owner',
]
const lgas = ['Bosso', 'CHANCHAGA L.G.A.', 'Bida LG', 'Suleja', 'Kontogora', 'Lapai', 'Mokwa', 'Chanchga']
const types = ['Private Clinic', 'Private Hospital', 'Maternity Home', 'Med Lab', 'Dental Clinic']
const [starts, ends] = [
  [
    'Ala',
    'Bi',
    'Cho',
    'Du',
    'Eko',
    'Fa',
    'Gwa',
    'Ha',
    'Ije',
    'Ka',
    'Lo',
    'Mai',
    'Nu',
    'Oba',
    'Pe',
    'Sa',
    'Tu',
    'Wu',
    'Ya',
    'Zu',
  ],
  ['bala', 'duru', 'fori', 'gana', 'kudi', 'lami', 'mina', 'nako', 'rabo', 'sule', 'tani', 'wara', 'zaki'],
]

/** A name that no other row has, of words that many rows share, as in a real register. */
function nameOf(row: number): string {
  const part = (place: number) =>
    `${starts[Math.floor(row / place) % starts.length]}${ends[Math.floor(row / place / starts.length) % ends.length]}`
  return `${part(1)} ${part(260)} ${['Clinic', 'Hospital', 'Maternity'][row % 3]}`
}

const day = (row: number) => `${(row % 28) + 1}/${(row % 12) + 1}/${2019 + (row % 6)}`

function cellsOf(row: number, series: string): string[] {
  return [
    String(row),
    nameOf(row),
    types[row % types.length] ?? '',
    lgas[row % lgas.length] ?? '',
    `${row} Bosso Road`,
    `0${8_030_000_000 + row * 7 + (series.length % 7)}`,
    `${series}/${String(row).padStart(5, '0')}`,
    day(row),
    `Owner ${row}`,
  ]
}

const cell = (reference: string, text: string) => `<c r="${reference}" t="inlineStr"><is><t>${text}</t></is></c>`

/** A register of so many facilities as a workbook. The numbers of a series are in no other one. */
export function registerOf(rows: number, series: string): Buffer {
  const lines = [headings, ...Array.from({ length: rows }, (_, place) => cellsOf(place + 1, series))]
  const written = lines.map((texts, place) => {
    const cells = texts.map((text, column) => cell(`${columnLetters(column)}${place + 1}`, text))
    return `<row r="${place + 1}">${cells.join('')}</row>`
  })
  return Buffer.from(rawWorkbook({ sheets: [{ name: 'Register', rows: written.join('') }] }))
}
