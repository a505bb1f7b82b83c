import { expect, it } from 'vitest'
import type { Cell } from './cell.ts'
import { columnLetters, fillMergedCells, readRange } from './cell-range.ts'

it('reads a range of cells', () => {
  expect(readRange('B2:AA17')).toEqual({ firstRow: 2, lastRow: 17, firstColumn: 1, lastColumn: 26 })
  expect(readRange('$A$1:$A$3')).toEqual({ firstRow: 1, lastRow: 3, firstColumn: 0, lastColumn: 0 })
})

it.each(['A1', 'C1:A1', 'A3:A1', 'rubbish', ''])('finds no range in %j', (text) => {
  expect(readRange(text)).toBeUndefined()
})

it('names columns by letters', () => {
  expect([0, 25, 26, 59, 701, 702].map(columnLetters)).toEqual(['A', 'Z', 'AA', 'BH', 'ZZ', 'AAA'])
})

it('fills merged cells down and to the right, and keeps what stands there', () => {
  const rows: { number: number; cells: Cell[] }[] = [
    { number: 3, cells: [null, 'Bosso', null, 1] },
    { number: 5, cells: [null, null, 'own'] },
    { number: 9, cells: [null, null, 'below'] },
  ]
  fillMergedCells(rows, [{ firstRow: 3, lastRow: 6, firstColumn: 1, lastColumn: 2 }], 60)
  expect(rows.map(({ cells }) => cells)).toEqual([
    [null, 'Bosso', 'Bosso', 1],
    [null, 'Bosso', 'own'],
    [null, null, 'below'],
  ])
})

it('is not kept busy by ranges that overlap', () => {
  const rows = Array.from({ length: 1000 }, (_, index) => ({ number: index + 1, cells: ['a'] as Cell[] }))
  const range = { firstRow: 1, lastRow: 1000, firstColumn: 0, lastColumn: 9 }
  fillMergedCells(
    rows,
    Array.from({ length: 100_000 }, () => range),
    10,
  )
  expect(rows[999]?.cells).toHaveLength(10)
})
