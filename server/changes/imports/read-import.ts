import type { ImportLists } from '@portal/domain/imports/import-lists.ts'
import type { ImportReading } from '@portal/domain/imports/import-reading.ts'
import { Refusal, refuse } from '@portal/domain/refusal.ts'
import { byJob, recordChanges } from '../../audit/record-changes.ts'
import type { Database } from '../../database/connect.ts'
import { isDatabaseUnavailable } from '../../database/failures.ts'
import { readImportLists } from '../../records/imports/import-lists.ts'
import { countUnread, deleteRows, insertRows } from '../../records/imports/import-rows.ts'
import { getImport, readImportFile, updateImport } from '../../records/imports/imports.ts'
import { endLease, keepLease } from '../../records/imports/lease.ts'
import { readSheet } from '../../sheets/read-sheet.ts'
import { endReading, failReading } from './end-reading.ts'
import { matchWaitingRows } from './match-waiting-rows.ts'
import { findColumns, readAllCells, readMeanings } from './read-meanings.ts'

type MainDb = Database['db']

interface Reading {
  now: () => Date
  today: string
  signal: AbortSignal
}

const rowsAtOnce = 500
const unreadable = 'The portal could not read this file. Copy the table alone into a new workbook, and upload that one'
const unmatched = 'The rows could not be matched again. Choose “Match the rows again” under Columns'

/**
 * Reads the file of an import that this portal has leased, and matches its rows. What a killed portal left is begun anew, or gone
 * on with where all rows are stored. Nothing of the register is written. False if it is to be tried again in a while.
 */
export async function readImport(db: MainDb, id: number, reading: Reading): Promise<boolean> {
  const job = <T>(work: Parameters<typeof recordChanges<T>>[2]) =>
    recordChanges(db, byJob('read-imports', reading.now()), work)
  try {
    const isWhole = await readAndMatch(db, id, reading)
    if (isWhole) await job((transaction) => endReading(transaction, id, reading.now()))
    else await endLease(db, id)
    return true
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error
    const isRefused = error instanceof Refusal
    if (isRefused && error.code === 'unavailable') {
      await endLease(db, id)
      return false
    }
    const { is_read } = (await getImport(db, id)).reading
    const sentence = isRefused ? error.detail : is_read ? unmatched : unreadable
    await job((transaction) => failReading(transaction, id, sentence, reading.now()))
    if (!isRefused) throw error
    return true
  }
}

/** False if it was stopped before the end. */
async function readAndMatch(db: MainDb, id: number, { now, today, signal }: Reading): Promise<boolean> {
  const goesOn = async () => !signal.aborted && (await keepLease(db, id))
  const stored = (await getImport(db, id)).reading
  const lists = await readImportLists(db, today)
  const read = stored.is_read ? stored : await storeSheet(db, id, stored, { now: now(), lists, today, goesOn })
  if (!read) return false
  if ((await countUnread(db, id)) === 0) return matchAll(read)
  const rows = await readAllCells(db, id)
  if (rows.length === 0) return refuse('file_refused', 'The file has no rows')
  const isKnown = read.is_chosen || read.columns.length > 0
  const reading = isKnown ? read : await findColumns(db, rows, read, { lists, today })
  if (!isKnown) await updateImport(db, id, { reading }, now())
  if (!(await readMeanings(db, id, rows, { reading, lists, today, goesOn }))) return false
  return matchAll(reading)

  function matchAll(present: ImportReading): Promise<boolean> {
    return matchWaitingRows(db, { id, reading: present, lists, today, goesOn })
  }
}

/** Stores the rows of the sheet as they are written, in place of those that were there. Nothing is deleted before the sheet is read. */
async function storeSheet(
  db: MainDb,
  id: number,
  stored: ImportReading,
  { now, goesOn, ...known }: { now: Date; lists: ImportLists; today: string; goesOn: () => Promise<boolean> },
): Promise<ImportReading | undefined> {
  const bytes = (await readImportFile(db, id)) ?? refuse('file_refused', unreadable)
  const { sheet, sheets, rows } = await readSheet({ bytes }, stored.sheet === null ? {} : { sheet: stored.sheet })
  const present = { ...stored, sheet: sheet || null, sheets, before: undefined }
  const found = await findColumns(db, rows, present, known)
  await db.transaction().execute(async (transaction) => {
    await deleteRows(transaction, id)
    await updateImport(transaction, id, { reading: found }, now)
  })
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await insertRows(db, id, rows.slice(from, from + rowsAtOnce), now.toISOString())
    if (!(await goesOn())) return undefined
  }
  const reading = { ...found, is_read: true }
  await updateImport(db, id, { reading }, now)
  return reading
}
