import type { Cell, SheetRow } from '@portal/domain/imports/cell.ts'
import { refuseFile } from '../files/refuse-file.ts'
import { rowsBesideData, sheetLimits } from './sheet-limits.ts'
import { refuseTooManyLetters } from './xlsx/shared-strings.ts'

const batchSize = 200

/** Takes the rows of a sheet within the bounds, and hands them on in batches. */
export class RowSink {
  readonly #send: (rows: SheetRow[]) => Promise<void>
  #waiting: SheetRow[] = []
  #rows = 0
  #letters = 0

  constructor(send: (rows: SheetRow[]) => Promise<void>) {
    this.#send = send
  }

  /** How many rows with content there were. */
  get rows(): number {
    return this.#rows
  }

  /** Puts a value into a row. */
  takeCell(row: { number: number; cells: Cell[] }, column: number, value: Cell): void {
    if (column >= sheetLimits.columns) refuseTooManyColumns(row.number)
    this.#letters += lettersOf(value)
    if (this.#letters > sheetLimits.letters) refuseTooManyLetters()
    while (row.cells.length < column) row.cells.push(null)
    row.cells[column] = value
  }

  /** Takes a row that has content. */
  takeRow(row: SheetRow): void {
    this.#rows += 1
    if (this.#rows > sheetLimits.rows + rowsBesideData) refuseTooManyRows()
    this.#waiting.push(row)
  }

  /** Hands on full batches, and waits until they are taken. */
  async handOn(): Promise<void> {
    while (this.#waiting.length >= batchSize) await this.#send(this.#waiting.splice(0, batchSize))
  }

  /** Hands on the last rows. */
  async end(): Promise<void> {
    await this.handOn()
    if (this.#waiting.length > 0) await this.#send(this.#waiting.splice(0))
  }
}

function lettersOf(value: Cell): number {
  if (typeof value === 'string') return value.length
  return typeof value === 'object' && value !== null && 'formula' in value ? lettersOf(value.formula) : 1
}

function refuseTooManyRows(): never {
  return refuseFile('file_refused', tooManyRows)
}

/** The sentence for more rows than a file may have. */
export const tooManyRows = `The file has more than ${sheetLimits.rows.toLocaleString('en-GB')} rows. Divide it into several files`

function refuseTooManyColumns(row: number): never {
  return refuseFile(
    'file_refused',
    `Row ${row} has more than ${sheetLimits.columns} columns. Delete the columns that are not needed`,
  )
}
