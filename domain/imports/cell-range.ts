import type { Cell } from './cell.ts'

/** A rectangle of cells: rows from 1, columns from 0, both ends included. */
export interface CellRange {
  firstRow: number
  lastRow: number
  firstColumn: number
  lastColumn: number
}

function columnNumber(letters: string): number {
  return [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** Reads `A1:C3`. Undefined if it names no more than one cell. */
export function readRange(reference: string): CellRange | undefined {
  const [, left = '', top, right = '', bottom] =
    /^\$?([A-Z]{1,3})\$?(\d{1,7}):\$?([A-Z]{1,3})\$?(\d{1,7})$/.exec(reference) ?? []
  if (top === undefined || bottom === undefined) return undefined
  const [firstRow, lastRow] = [Number(top), Number(bottom)]
  const [firstColumn, lastColumn] = [columnNumber(left), columnNumber(right)]
  if (firstRow > lastRow || firstColumn > lastColumn) return undefined
  return { firstRow, lastRow, firstColumn, lastColumn }
}

/** The letters of a column from 0: 26 is AA. */
export function columnLetters(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26))
  return column < 26 ? letter : columnLetters(Math.floor(column / 26) - 1) + letter
}

/**
 * Gives the empty cells of each range the value of its first cell, as everybody reads merged cells. Rows that are not there stay
 * away, and so do columns past the last one.
 */
export function fillMergedCells(
  rows: readonly { number: number; cells: Cell[] }[],
  ranges: readonly CellRange[],
  columns: number,
): void {
  const places = new Map(rows.map(({ number }, place) => [number, place]))
  // Ranges never overlap; a file in which they do must not keep the portal busy.
  let cellsLeft = rows.length * columns
  for (const { firstRow, lastRow, firstColumn, lastColumn } of ranges) {
    const start = places.get(firstRow)
    const value = start === undefined ? undefined : rows[start]?.cells[firstColumn]
    if (start === undefined || value === undefined || value === null) continue
    for (let place = start; place < rows.length && cellsLeft > 0; place += 1) {
      const row = rows[place]
      if (!row || row.number > lastRow) break
      for (let column = firstColumn; column <= Math.min(lastColumn, columns - 1); column += 1) {
        row.cells[column] ??= value
        cellsLeft -= 1
      }
      // A sparse array would lose its holes on the way to another thread.
      for (let column = 0; column < firstColumn; column += 1) row.cells[column] ??= null
    }
  }
}
