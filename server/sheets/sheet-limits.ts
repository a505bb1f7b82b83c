import { maxRegisterRows } from '@portal/domain/imports/register-limits.ts'

/** What one file may have. The first three are also in docs/operations.md. */
export const sheetLimits = {
  fileBytes: 10 * 1024 * 1024,
  rows: maxRegisterRows,
  columns: 60,
  cellLetters: 500,
  /** All cells of the sheet together. */
  letters: 20_000_000,
  /** What the parts of a workbook that are read may come to when they are unpacked. */
  unpackedBytes: 300 * 1024 * 1024,
  /** Files within a workbook. */
  parts: 5000,
  mergedCells: 100_000,
} as const

/** Above and below the rows of data are titles, headings and totals. */
export const rowsBesideData = 100
