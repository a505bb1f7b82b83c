import { cellFormats } from './workbook-cell.ts'
import { escaped } from './xml-text.ts'
import type { ZipPart } from './zip.ts'

/** The file of a sheet; the first is 1. */
export const sheetFile = (place: number) => `xl/worksheets/sheet${place}.xml`

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** What comes before the rows of a sheet. Its first row stays in sight. */
export function sheetBegins(widths: readonly number[]): string {
  const cols = widths.map(
    (width, column) => `<col min="${column + 1}" max="${column + 1}" width="${width}" customWidth="1"/>`,
  )
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>'
  return `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews><cols>${cols.join('')}</cols><sheetData>`
}

/** A column, from 0, whose cells below the heading take the values of a range, such as `Lists!$A$2:$A$9`. */
export interface ListedColumn {
  column: number
  range: string
}

/** So many rows of a sheet that is filled in have lists. */
const rowsWithLists = 20_001

/** What comes after the rows of a sheet. */
export function sheetEnds(lists: readonly ListedColumn[]): string {
  const validations = lists.map(({ column, range }) => {
    const letter = String.fromCharCode(65 + column)
    return `<dataValidation type="list" allowBlank="1" sqref="${letter}2:${letter}${rowsWithLists}"><formula1>${escaped(range)}</formula1></dataValidation>`
  })
  const all =
    lists.length > 0 ? `<dataValidations count="${lists.length}">${validations.join('')}</dataValidations>` : ''
  return `</sheetData>${all}</worksheet>`
}

/** The parts of the package before the sheets. A part is a sheet unless it is said to be something else. */
export function partsBefore(): ZipPart[] {
  return [
    xml(
      '[Content_Types].xml',
      `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="${spreadsheet}.worksheet+xml"/><Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${spreadsheet}.styles+xml"/></Types>`,
    ),
    xml(
      '_rels/.rels',
      `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    xml('xl/styles.xml', stylesOfWorkbook()),
  ]
}

/** The parts after the sheets, when it is known how many there are. */
export function partsAfter(names: readonly string[]): ZipPart[] {
  const places = names.map((name, index) => ({ name, place: index + 1 }))
  const sheets = places.map(
    ({ name, place }) => `<sheet name="${escaped(name)}" sheetId="${place}" r:id="rId${place}"/>`,
  )
  const relations = places.map(
    ({ place }) => `<Relationship Id="rId${place}" Type="${office}/worksheet" Target="worksheets/sheet${place}.xml"/>`,
  )
  const styles = `<Relationship Id="rId${names.length + 1}" Type="${office}/styles" Target="styles.xml"/>`
  return [
    xml(
      'xl/workbook.xml',
      `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${sheets.join('')}</sheets></workbook>`,
    ),
    xml(
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="${packaged}/relationships">${relations.join('')}${styles}</Relationships>`,
    ),
  ]
}

function xml(path: string, content: string): ZipPart {
  return { path, content: declaration + content }
}

/** How Excel writes the values of each format: 0, 4 and 10 are formats that it knows by number. */
const numberFormats = { text: 0, heading: 0, number: 0, naira: 4, percent: 10, day: 164, moment: 165 } as const

function stylesOfWorkbook(): string {
  const formats = cellFormats.map((format) => {
    const font = format === 'heading' ? ' fontId="1" applyFont="1"' : ' fontId="0"'
    return `<xf numFmtId="${numberFormats[format]}"${font} fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`
  })
  const font = '<sz val="11"/><name val="Calibri"/>'
  return [
    `<styleSheet xmlns="${main}">`,
    '<numFmts count="2"><numFmt numFmtId="164" formatCode="d\\ mmm\\ yyyy"/><numFmt numFmtId="165" formatCode="d\\ mmm\\ yyyy\\ hh:mm"/></numFmts>',
    `<fonts count="2"><font>${font}</font><font><b/>${font}</font></fonts>`,
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
    `<cellXfs count="${formats.length}">${formats.join('')}</cellXfs>`,
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
    '</styleSheet>',
  ].join('')
}
