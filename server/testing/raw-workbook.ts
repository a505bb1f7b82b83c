import { strToU8, type Zippable, zipSync } from 'fflate'

/** One sheet of a test's workbook: its rows as XML, and what follows them. */
interface RawSheet {
  name: string
  rows: string
  /** Merged cells, for example. */
  after?: string
  state?: 'hidden'
}

/** A workbook as XML, to test what no writer writes. */
export interface RawWorkbook {
  sheets: RawSheet[]
  /** The texts of the shared strings, as XML within `si`. */
  strings?: string[]
  /** The formats of cells: the number of each style's format, and formats of the workbook's own. */
  formats?: number[]
  ownFormats?: Record<number, string>
  /** Attributes of `workbookPr`. */
  properties?: string
  /** Other files in the ZIP. */
  parts?: Zippable
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006/relationships'

/** The files of a workbook by their names in the ZIP. */
function partsOf({ sheets, strings, formats, ownFormats = {}, properties = '', parts = {} }: RawWorkbook): Zippable {
  const text: Record<string, string> = {
    '_rels/.rels': `${declaration}<Relationships xmlns="${packaged}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${declaration}<workbook ${main} xmlns:r="${office}"><workbookPr ${properties}/><sheets>${sheets
      .map(
        ({ name, state }, index) =>
          `<sheet name="${name}" sheetId="${index + 1}" ${state ? `state="${state}" ` : ''}r:id="rId${index + 1}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${declaration}<Relationships xmlns="${packaged}">${sheets
      .map(
        (_, index) =>
          `<Relationship Id="rId${index + 1}" Type="${office}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
      )
      .join(
        '',
      )}<Relationship Id="s1" Type="${office}/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="s2" Type="${office}/styles" Target="/xl/styles.xml"/></Relationships>`,
  }
  if (strings)
    text['xl/sharedStrings.xml'] = `${declaration}<sst ${main}>${strings.map((si) => `<si>${si}</si>`).join('')}</sst>`
  if (formats) {
    const own = Object.entries(ownFormats).map(([id, code]) => `<numFmt numFmtId="${id}" formatCode="${code}"/>`)
    text['xl/styles.xml'] =
      `${declaration}<styleSheet ${main}><numFmts>${own.join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>${formats.map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs></styleSheet>`
  }
  for (const [index, { rows, after = '' }] of sheets.entries()) {
    text[`xl/worksheets/sheet${index + 1}.xml`] =
      `${declaration}<worksheet ${main}><sheetData>${rows}</sheetData>${after}</worksheet>`
  }
  return { ...Object.fromEntries(Object.entries(text).map(([name, xml]) => [name, strToU8(xml)])), ...parts }
}

/** The bytes of a workbook. */
export function rawWorkbook(workbook: RawWorkbook): Uint8Array {
  return zipSync(partsOf(workbook), { level: 6 })
}

/** A row of cells that are text, as a sheet's XML. */
export function textRow(row: number, cells: readonly string[]): string {
  return `<row r="${row}">${cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`
}
