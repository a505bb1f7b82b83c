import type { Input } from '@portal/contract/call.ts'
import type { setImportColumns } from '@portal/contract/imports/calls/import-rows.ts'
import { keyOfHeadings } from '@portal/domain/imports/find-headings.ts'
import type { ImportColumn } from '@portal/domain/imports/import-reading.ts'
import { columnsOf, tableBelow } from '@portal/domain/imports/table-of-reading.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { readAllCells } from '../../changes/imports/read-meanings.ts'
import { readImportLists } from '../../records/imports/import-lists.ts'
import { type LockedImport, noteHand, updateImport } from '../../records/imports/imports.ts'
import { forgetMeanings } from '../../records/imports/read-anew.ts'
import { rememberColumns } from '../../records/imports/remembered-columns.ts'
import type { Context } from '../../use-case/context.ts'
import { refuseField } from '../../use-case/refuse-field.ts'

type Body = Input<typeof setImportColumns>['body']

/** Says which sheet is meant, where the headings are, and what each column is. The job then matches all rows again. */
export async function setColumns(context: Context, draft: LockedImport, body: Body): Promise<void> {
  const { db, now, user } = context
  context.checkVersion(draft)
  if (draft.source === 'by hand') refuse('action_not_offered', 'What was typed by hand has no columns')
  const { id, reading } = draft
  if (body.sheet !== null && body.sheet !== reading.sheet) return readSheetAgain(context, draft, body.sheet)
  const isMoved = body.heading_row !== null && body.heading_row !== reading.heading_rows[0]
  const present = isMoved ? await columnsBelow(context, id, body.heading_row ?? 1) : reading
  checkColumns(body, present.columns.length)
  const columns = present.columns.map((one) => columnAs(one, body))
  const { heading_rows } = present
  const changed = { ...reading, heading_rows, columns, is_chosen: true, is_remembered: false, failure: undefined }
  await updateImport(db, id, { status: 'reading', reading: changed }, now)
  await noteHand(db, id, user.id, now)
  // Matched again as they are, the rows are what officers chose for.
  const isOther = isMoved || columns.some(({ field }, place) => field !== reading.columns[place]?.field)
  await forgetMeanings(db, id, { withChoices: isOther })
  const headings = keyOfHeadings(columns.map(({ heading }) => heading))
  if (headings === '') return
  const remembered = columns.map(({ heading, field }) => ({ heading, field }))
  await rememberColumns(db, { headings, columns: remembered, updated_by: user.id, updated_at: now.toISOString() })
}

/** The columns with the headings in another row, as they seem to be. */
async function columnsBelow({ db, today }: Context, id: number, headingRow: number) {
  const rows = await readAllCells(db, id)
  if (!rows.some(({ number }) => number === headingRow)) refuseField('heading_row', 'Choose a row of the file')
  const table = tableBelow(rows, headingRow, { lists: await readImportLists(db, today), today })
  return { columns: columnsOf(table), heading_rows: table.headingRows }
}

/** A column with the field that was said. A field that another column gets is taken from it. */
function columnAs(column: ImportColumn, { columns }: Body): ImportColumn {
  const said = columns.find((one) => one.column === column.column)
  if (said) return { ...column, field: said.field, confidence: 'certain' }
  const isTaken = columns.some(({ field }) => field !== null && field === column.field)
  return isTaken ? { ...column, field: null } : column
}

/** Each column is there, and no field is given twice. */
function checkColumns({ columns }: Body, count: number): void {
  if (columns.some(({ column }) => column >= count)) refuseField('columns', 'Choose columns of the file')
  const given = columns.flatMap(({ field }) => field ?? [])
  if (new Set(given).size < given.length) refuseField('columns', 'Choose each field for one column only')
}

/**
 * Reads another sheet of the same file from the beginning. Once it is read, what officers said of the first one is forgotten; until
 * then its rows stay.
 */
async function readSheetAgain({ db, now, user }: Context, { id, reading }: LockedImport, sheet: string): Promise<void> {
  if (!reading.sheets.includes(sheet)) refuseField('sheet', 'Choose a sheet of the file')
  const { sheets } = reading
  const anew = { ...notReadSheet, sheet, sheets, before: { ...reading, before: undefined, failure: undefined } }
  await updateImport(db, id, { status: 'reading', reading: anew }, now)
  await noteHand(db, id, user.id, now)
}

const notReadSheet = {
  is_read: false,
  heading_rows: [],
  columns: [],
  is_remembered: false,
  is_chosen: false,
  values: [],
}
