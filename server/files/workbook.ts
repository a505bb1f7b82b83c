import { strToU8, Zip, ZipDeflate } from 'fflate'

/** What stands in a cell. Text is always text, so nothing runs as a formula. */
export type Cell = string | number | null

/** A sheet of a workbook: its name of at most 31 characters, and its rows, of which the first is its heading and stays in sight. */
export interface Sheet {
  name: string
  rows: Iterable<readonly Cell[]> | AsyncIterable<readonly Cell[]>
}

/** The media type of a workbook (XLSX). */
export const workbookType = {
  extension: 'xlsx',
  mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

/** How many rows are compressed at a time. */
const batchSize = 500

/** The bytes of a workbook (XLSX), piece by piece, so that only one batch of rows is in memory. */
export async function* workbook(sheets: readonly Sheet[]): AsyncGenerator<Uint8Array> {
  const pieces: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    pieces.push(piece)
  })
  for (const [name, text] of Object.entries(partsOf(sheets.map(({ name: title }) => title))))
    add(zip, name).push(strToU8(text), true)
  for (const [place, { rows }] of sheets.entries()) {
    const file = add(zip, sheetFile(place))
    file.push(strToU8(sheetBegins))
    let batch = ''
    let row = 0
    for await (const cells of rows) {
      row += 1
      batch += rowOf(row, cells)
      if (row % batchSize !== 0) continue
      file.push(strToU8(batch))
      batch = ''
      yield* pieces.splice(0)
    }
    file.push(strToU8(`${batch}</sheetData></worksheet>`), true)
    yield* pieces.splice(0)
  }
  zip.end()
  yield* pieces.splice(0)
}

function add(zip: Zip, name: string): ZipDeflate {
  const file = new ZipDeflate(name, { level: 6 })
  zip.add(file)
  return file
}

const sheetFile = (place: number) => `xl/worksheets/sheet${place + 1}.xml`

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const sheetBegins = `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`

/** The parts of the package besides the sheets. */
function partsOf(names: readonly string[]): Record<string, string> {
  const overrides = names.map(
    (_, place) => `<Override PartName="/${sheetFile(place)}" ContentType="${spreadsheet}.worksheet+xml"/>`,
  )
  const sheets = names.map(
    (name, place) => `<sheet name="${escaped(name)}" sheetId="${place + 1}" r:id="rId${place + 1}"/>`,
  )
  const relations = names.map(
    (_, place) =>
      `<Relationship Id="rId${place + 1}" Type="${office}/worksheet" Target="worksheets/sheet${place + 1}.xml"/>`,
  )
  return {
    '[Content_Types].xml': `${declaration}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/>${overrides.join('')}</Types>`,
    '_rels/.rels': `${declaration}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${sheets.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${declaration}<Relationships xmlns="${packaged}/relationships">${relations.join('')}</Relationships>`,
  }
}

function rowOf(row: number, cells: readonly Cell[]): string {
  return `<row r="${row}">${cells.map((cell, column) => cellOf(`${columnName(column)}${row}`, cell)).join('')}</row>`
}

function cellOf(place: string, cell: Cell): string {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`
  return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
}

/** A, B … Z, AA, AB … */
function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26))
  return column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter
}

const entities = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
])

/** The characters that XML 1.0 has no way to write. */
const controls = String.raw`\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff`
const unwritable = new RegExp(`[${controls}]`, 'g')

/** Text between tags or in quotes. Characters that XML has no way to write are left out. */
function escaped(text: string): string {
  return text.replace(unwritable, '').replace(/[&<>"]/g, (sign) => entities.get(sign) ?? sign)
}
