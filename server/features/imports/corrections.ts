import * as calls from '@portal/contract/imports/calls/import-rows.ts'
import { type Cell, cellText, type SheetRow } from '@portal/domain/imports/cell.ts'
import type { ImportColumn } from '@portal/domain/imports/import-reading.ts'
import { rowNumberHeading, whyHeading } from '@portal/domain/imports/wrong-rows.ts'
import { refuseFile } from '../../files/refuse-file.ts'
import { noteHand, updateImport } from '../../records/imports/imports.ts'
import { forgetMeanings, replaceCells } from '../../records/imports/read-anew.ts'
import { readSheet } from '../../sheets/read-sheet.ts'
import type { Context, InputOf, Serve } from '../../use-case/context.ts'
import { lockDraft } from './lock-draft.ts'
import { showImport } from './show-import.ts'

type Upload = InputOf<typeof calls.uploadImportCorrections>

/** The corrected file of wrong rows, of which only those rows are read again. */
export function importCorrectionsRoutes(serve: Serve): void {
  serve(calls.uploadImportCorrections, takeCorrections, {
    before: async (_, { file }: Upload) => (await readSheet({ bytes: file.bytes })).rows,
  })
}

async function takeCorrections(context: Context, { params: { id } }: Upload, rows: SheetRow[]) {
  const { db, now, user } = context
  const draft = await lockDraft(context, id)
  const corrected = correctedRows(rows, draft.reading.columns)
  const changed = await replaceCells(db, id, { rows: corrected, by: user.id, at: now.toISOString() })
  if (changed === 0) refuseFile('file_refused', 'No row of this file belongs to this import')
  // A row is read among the others, so the job reads all; what officers said of the others stays.
  await forgetMeanings(db, id, { withChoices: false })
  await updateImport(db, id, { status: 'reading' }, now)
  await noteHand(db, id, user.id, now)
  const message = changed === 1 ? '1 row was read again' : `${changed} rows are read again`
  return { message, changed, data: await showImport(context, id) }
}

/** The rows by their numbers in the first file. The columns must be those of the file that was downloaded. */
function correctedRows([head, ...others]: readonly SheetRow[], columns: readonly ImportColumn[]): SheetRow[] {
  const expected = [rowNumberHeading, whyHeading, ...columns.map(({ heading }) => heading)]
  if (!expected.every((heading, place) => cellText(head?.cells[place]).trim() === heading.trim())) {
    refuseFile(
      'file_refused',
      'Upload the file of wrong rows that you downloaded here, with its first row and all its columns',
    )
  }
  const before = expected.length - columns.length
  const byNumber = new Map<number, readonly Cell[]>()
  for (const { number: place, cells } of others) {
    const number = Number(cellText(cells[0]))
    if (!Number.isSafeInteger(number) || number < 1) {
      refuseFile('file_refused', `Row ${place} of this file has no row number in its first column`)
    }
    if (byNumber.has(number)) refuseFile('file_refused', `Row ${number} is twice in this file`)
    byNumber.set(number, cells.slice(before))
  }
  return [...byNumber].map(([number, cells]) => ({ number, cells }))
}
