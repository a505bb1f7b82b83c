import type { Input } from '@portal/contract/call.ts'
import type * as calls from '@portal/contract/imports/calls/imports.ts'
import { importedFieldNames } from '@portal/contract/imports/import-row.ts'
import { offeredImportActions } from '@portal/domain/actions/import.ts'
import { obstacleToCommit } from '@portal/domain/imports/import-hands.ts'
import type { ImportStatus } from '@portal/domain/imports/import-states.ts'
import { lastDayToUndo } from '../../actions/import.ts'
import type { Db } from '../../database/connect.ts'
import { readFigures, readProgress } from '../../records/imports/import-figures.ts'
import { countMatched } from '../../records/imports/import-rows.ts'
import { getImport, importsNewestFirst } from '../../records/imports/imports.ts'
import { readSettings } from '../../records/settings/settings.ts'
import { pageOf } from '../../records/shared/paging.ts'
import type { Context } from '../../use-case/context.ts'

/** The imports, the newest first. */
export function listImports({ db }: Context, { query }: Input<typeof calls.listImports>) {
  return pageOf(db, importsNewestFirst(db), query)
}

const progressOf: Partial<Record<ImportStatus, (db: Db, id: number) => Promise<{ done: number; total: number }>>> = {
  reading: countMatched,
  committing: (db, id) => readProgress(db, id, 'commit'),
  undoing: (db, id) => readProgress(db, id, 'undo'),
}

/** An import with what was read of its file, its figures, and what the caller may do with it. */
export async function showImport({ db, user, today }: Pick<Context, 'db' | 'user' | 'today'>, id: number) {
  const { reading, preparer_id: prepared_by, corrected_by, ...row } = await getImport(db, id)
  const { separate_hands } = await readSettings(db, today)
  const undo_until = lastDayToUndo(row)
  const isOver = undo_until !== null && today > undo_until
  const offered = offeredImportActions(user, row.status).filter((name) => name !== 'Undo import' || !isOver)
  const obstacle = obstacleToCommit(user.id, { prepared_by, corrected_by }, separate_hands === 'yes')
  return {
    ...row,
    progress: (await progressOf[row.status]?.(db, id)) ?? null,
    sheet: reading.sheet,
    sheets: reading.sheets,
    heading_row: reading.heading_rows[0] ?? null,
    is_remembered: reading.is_remembered,
    columns: reading.columns.map((column) => ({ ...column, field: fieldNamed(column.field) })),
    ...(await readFigures(db, id)),
    undo_until: isOver ? null : undo_until,
    offered: obstacle ? offered.filter((name) => name !== 'Commit import') : offered,
    obstacle: obstacle && offered.includes('Commit import') ? obstacle : null,
  }
}

/** A field as the contract names it. */
export function fieldNamed(name: string | null) {
  return importedFieldNames.find((field) => field === name) ?? null
}
