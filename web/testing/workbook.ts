import { strToU8, zipSync } from 'fflate'

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const rels = 'http://schemas.openxmlformats.org/package/2006/relationships'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A cell of a sheet: a number as such, a text inline. */
function cell(value: string | number, column: number, row: number): string {
  const at = `${String.fromCharCode(65 + column)}${row}`
  if (typeof value === 'number') return `<c r="${at}"><v>${value}</v></c>`
  return `<c r="${at}" t="inlineStr"><is><t>${escaped(value)}</t></is></c>`
}

/** The XML of a sheet with these cells. */
export function sheetXml(rows: readonly (readonly (string | number)[])[]): string {
  const body = rows.map(
    (cells, index) =>
      `<row r="${index + 1}">${cells.map((value, column) => cell(value, column, index + 1)).join('')}</row>`,
  )
  return `${head}<worksheet ${main}><sheetData>${body.join('')}</sheetData></worksheet>`
}

/** The bytes of a workbook (XLSX) with these sheets, by their names. */
export function workbookOf(sheets: Record<string, string>): Uint8Array<ArrayBuffer> {
  const names = Object.keys(sheets)
  const parts: Record<string, string> = {
    '[Content_Types].xml': `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    'xl/workbook.xml': `${head}<workbook ${main} xmlns:r="${office}"><sheets>${names
      .map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${rels}">${names
      .map(
        (_, at) =>
          `<Relationship Id="rId${at + 1}" Type="${office}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
      )
      .join('')}</Relationships>`,
  }
  for (const [at, xml] of Object.values(sheets).entries()) parts[`xl/worksheets/sheet${at + 1}.xml`] = xml
  const bytes = Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))
  return Uint8Array.from(zipSync(bytes))
}
