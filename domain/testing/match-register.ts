import type { Cell } from '../imports/cell.ts'
import { findTable } from '../imports/find-table.ts'
import { matchRows } from '../imports/match-rows.ts'
import { registerLists } from './register-lists.ts'

const today = '2026-11-27'
/** The headings of the register that `match` reads. */
export const headings = [
  'S/N',
  'Facility',
  'Type',
  'LGA',
  'Ward',
  'Phone',
  'Owner',
  'Licence No',
  'Issued',
  'Expires',
  'Status',
]

/** Matches rows below headings: those of facilities, and those that were left out below the headings. */
export function match(below: Cell[][], columns: string[] = headings) {
  const rows = [columns, ...below].map((cells, index) => ({ number: index + 1, cells }))
  const results = [...matchRows(rows, findTable(rows, registerLists, today), { lists: registerLists, today })]
  return {
    rows: results.flatMap((result) => ('row' in result ? [result.row] : [])),
    leftOut: results.flatMap((result) => ('leftOut' in result ? [result.leftOut] : [])).slice(1),
  }
}

/** The row of a facility in Bosso, with other cells by their place. */
export const facility = (name: string, more: Record<number, Cell> = {}): Cell[] => {
  const row: Cell[] = [1, name, 'Clinic', 'Bosso', null, null, null, null, null, null, null]
  return row.map((cell, index) => (index in more ? more[index] : cell) ?? null)
}
