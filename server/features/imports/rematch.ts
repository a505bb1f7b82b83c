import { matchWaitingRows } from '../../changes/imports/match-waiting-rows.ts'
import { readImportLists } from '../../records/imports/import-lists.ts'
import { unmatchRows } from '../../records/imports/import-rows.ts'
import { type LockedImport, updateImport } from '../../records/imports/imports.ts'
import type { Context } from '../../use-case/context.ts'

/** Matches some rows again at once. */
export async function rematch(
  { db, today }: Pick<Context, 'db' | 'today'>,
  { id, reading }: Pick<LockedImport, 'id' | 'reading'>,
  lines: readonly number[],
): Promise<void> {
  await unmatchRows(db, id, { lines })
  await matchWaitingRows(db, { id, reading, lists: await readImportLists(db, today), today, lines })
}

/** So many rows are matched while an officer waits; more are matched by the job that reads files. */
const mostAtOnce = 500

/** Matches the rows that are to be matched: a few at once, many by the job. */
export async function matchNowOrLater(
  { db, today, now }: Pick<Context, 'db' | 'today' | 'now'>,
  { id, reading }: Pick<LockedImport, 'id' | 'reading'>,
  waiting: number,
): Promise<void> {
  if (waiting > mostAtOnce) return updateImport(db, id, { status: 'reading' }, now)
  await matchWaitingRows(db, { id, reading, lists: await readImportLists(db, today), today })
}
