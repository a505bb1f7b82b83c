import type { Cell, SheetRow } from '@portal/domain/imports/cell.ts'
import { type CellRange, readRange } from '@portal/domain/imports/cell-range.ts'
import type { RowSink } from '../row-sink.ts'
import { cellValue, keptLetters, type Workbook, type WrittenCell } from './cell-value.ts'
import { refuseDamaged } from './open-package.ts'
import { parseXml, type XmlHandler } from './parse-xml.ts'

const mostMerged = 100_000

/** The place of a column from 0: A is 0, AA is 26. Undefined if the reference of a cell names none. */
function columnOf(reference: string): number | undefined {
  let column = 0
  for (let index = 0; index < reference.length; index += 1) {
    const letter = reference.charCodeAt(index) - 64
    if (letter < 1 || letter > 26) return index === 0 ? undefined : column - 1
    column = column * 26 + letter
  }
  return column - 1
}

const rowOf = (reference: string | undefined) => {
  const row = Number(reference)
  return Number.isInteger(row) && row > 0 ? row : undefined
}

/**
 * Reads the rows of a sheet that have content into the sink, and returns the cells that are merged. Cells and rows need not say
 * where they are: without that they follow the one before.
 */
export async function readSheetRows(
  pieces: AsyncIterable<string>,
  workbook: Workbook,
  sink: RowSink,
): Promise<CellRange[]> {
  const merged: CellRange[] = []
  let row: { number: number; cells: Cell[] } = { number: 0, cells: [] }
  let column = -1
  let cell: WrittenCell | undefined
  let isValue = false

  const openCell = ({ r, t, s }: Readonly<Record<string, string>>) => {
    column = (r === undefined ? undefined : columnOf(r)) ?? column + 1
    cell = { type: t ?? 'n', style: Number(s ?? 0), value: undefined, isFormula: false }
  }
  const closeCell = () => {
    if (!cell) return
    const value = cellValue(cell, workbook)
    cell = undefined
    if (value !== null) sink.takeCell(row, column, value)
  }
  const handler: XmlHandler = {
    open: (name, attributes) => {
      if (name === 'c') openCell(attributes)
      else if (name === 'v' || (name === 't' && cell?.type === 'inlineStr')) {
        isValue = true
        if (cell) cell.value ??= ''
      } else if (name === 'f') {
        if (cell) cell.isFormula = true
      } else if (name === 'rPh') isValue = false
      else if (name === 'row') {
        row = { number: rowOf(attributes.r) ?? row.number + 1, cells: [] }
        column = -1
      } else if (name === 'mergeCell') {
        const range = readRange(attributes.ref ?? '')
        if (merged.length >= mostMerged) refuseDamaged()
        if (range) merged.push(range)
      }
    },
    text: (text) => {
      if (isValue && cell && (cell.value ?? '').length < keptLetters) cell.value = (cell.value ?? '') + text
    },
    close: (name) => {
      if (name === 'v' || name === 't') isValue = false
      else if (name === 'c') closeCell()
      else if (name === 'row' && row.cells.length > 0) sink.takeRow(row satisfies SheetRow)
    },
  }
  await parseXml(drained(pieces, sink), handler)
  return merged
}

/** Lets the sink hand on its rows between the pieces of the sheet. */
async function* drained(pieces: AsyncIterable<string>, sink: RowSink): AsyncGenerator<string> {
  for await (const piece of pieces) {
    yield piece
    await sink.handOn()
  }
}
