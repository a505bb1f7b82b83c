import type { SheetRow } from '@portal/domain/imports/cell.ts'
import type { CellRange } from '@portal/domain/imports/cell-range.ts'
import type { RefusalCode } from '@portal/domain/refusal.ts'

/** A file to read: where it lies, or its content. */
export type SheetFile = { path: string } | { bytes: Uint8Array }

/** What the thread is given. */
export interface SheetJob {
  file: SheetFile
  /** The name of the sheet to read; otherwise the first that has content. */
  sheet: string | undefined
}

/** What the thread says: rows, each time until it is told to go on, then how the file was read. */
export type SheetMessage =
  | { rows: SheetRow[] }
  | { read: { sheet: string; sheets: string[]; merged: CellRange[] } }
  | { refused: { code: RefusalCode; detail: string } }
