import { sheetXml, workbookOf } from '@portal/web/testing/workbook.ts'
import type { MessyRegister } from './messy-register.ts'

/** The name of a cell: A1, AB17. Row and column count from 0. */
function cellName(row: number, column: number): string {
  let letters = ''
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters
  }
  return `${letters}${row + 1}`
}

/** The bytes of a register as a workbook (XLSX), with its merged cells. */
export function registerFile({ cells, merges }: Pick<MessyRegister, 'cells' | 'merges'>): Buffer {
  const sheet = sheetXml(cells.map((row) => row.map((cell) => cell ?? '')))
  const ranges = merges.map(
    ({ top, left, bottom, right }) => `<mergeCell ref="${cellName(top, left)}:${cellName(bottom, right)}"/>`,
  )
  const merged = ranges.length === 0 ? '' : `<mergeCells count="${ranges.length}">${ranges.join('')}</mergeCells>`
  return Buffer.from(workbookOf({ Register: sheet.replace('</sheetData>', `</sheetData>${merged}`) }))
}
