import { strFromU8, Unzip, UnzipInflate, zipSync } from 'fflate'
import readSheets, { type CellValue, type Row } from 'read-excel-file/universal'
import { listLimits, tooManyPeople } from './list-limits.ts'
import type { ListFile, Sheet } from './read-text.ts'

/** How much a workbook may hold once it is unpacked. What its ZIP says about itself is not believed. */
const unpackedLimits = { bytes: 16_000_000, files: 200, row: 20_000, columns: 100 } as const

const tooMuch = 'This workbook holds far more than a list of staff. Copy the rows with the people and paste them here'
const damaged = 'This workbook is damaged. Open it, save it again as XLSX, or copy its rows and paste them here'
const noWorkbook = 'This is no XLSX workbook. Save the list as XLSX or CSV, or copy its rows and paste them here'

class Refusal extends Error {}

/** Unpacks what a workbook says in XML, and ends as soon as it is too much. */
function unpack(zipped: Uint8Array): Record<string, Uint8Array> {
  const parts = new Map<string, Uint8Array[]>()
  let total = 0
  const unzip = new Unzip((file) => {
    if (!/\.(xml|rels)$/.test(file.name)) return
    if (parts.size >= unpackedLimits.files) throw new Refusal(tooMuch)
    const pieces: Uint8Array[] = []
    parts.set(file.name, pieces)
    file.ondata = (error, piece) => {
      if (error) throw error
      total += piece.length
      if (total > unpackedLimits.bytes) throw new Refusal(tooMuch)
      pieces.push(piece)
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  // In small pieces, because each is unpacked whole before it is counted.
  const step = 16_384
  for (let at = 0; at < zipped.length; at += step)
    unzip.push(zipped.subarray(at, at + step), at + step >= zipped.length)
  return Object.fromEntries([...parts].map(([name, pieces]) => [name, joined(pieces)]))
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    all.set(piece, at)
    at += piece.length
  }
  return all
}

const columnNumber = (letters: string) => [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)

/** A cell far away would make the reader fill everything before it with empty cells. */
function refuseFarCells(xml: string): void {
  for (const [, letters = '', row = ''] of xml.matchAll(/<c [^>]*?\br="([A-Z]{1,4})(\d{1,8})"/g)) {
    if (Number(row) > unpackedLimits.row || columnNumber(letters) > unpackedLimits.columns) throw new Refusal(tooMuch)
  }
  for (const [, row = ''] of xml.matchAll(/<row [^>]*?\br="(\d{1,8})"/g)) {
    if (Number(row) > unpackedLimits.row) throw new Refusal(tooMuch)
  }
}

function textOfCell(value: CellValue | null): string {
  if (value === null) return ''
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  return String(value).replace(/\s+/g, ' ').trim()
}

function sheetOf(name: string, data: readonly Row[]): Sheet {
  const rows = data.map((cells, index) => ({ line: index + 1, cells: cells.map(textOfCell) }))
  return { name, rows: rows.filter(({ cells }) => cells.some((cell) => cell !== '')) }
}

/** Reads the sheets of a workbook (XLSX) that have something in them. */
export async function readWorkbook(zipped: Uint8Array): Promise<ListFile> {
  try {
    const parts = unpack(zipped)
    if (!parts['xl/workbook.xml']) return { refusal: noWorkbook }
    for (const [name, xml] of Object.entries(parts)) if (/worksheets\//.test(name)) refuseFarCells(strFromU8(xml))
    // Packed again without compression: the reader gets what was counted, and nothing else.
    const counted = zipSync(parts, { level: 0 })
    const read = await readSheets(new Blob([Uint8Array.from(counted)]))
    const sheets = read.map(({ sheet, data }) => sheetOf(sheet, data)).filter(({ rows }) => rows.length > 0)
    if (sheets.length === 0) return { refusal: 'There is nothing in this workbook' }
    return sheets.every(({ rows }) => rows.length > listLimits.lines) ? { refusal: tooManyPeople } : { sheets }
  } catch (problem) {
    return { refusal: problem instanceof Refusal ? problem.message : damaged }
  }
}
