import type { ImportLists } from '@portal/domain/imports/import-lists.ts'
import type { ImportReading } from '@portal/domain/imports/import-reading.ts'
import { Refusal, refuse } from '@portal/domain/refusal.ts'
import { byJob, recordChanges } from '../../audit/record-changes.ts'
import type { Database, Db } from '../../database/connect.ts'
import { isDatabaseUnavailable } from '../../database/failures.ts'
import { readImportLists } from '../../records/imports/import-lists.ts'
import { countUnread, deleteRows, insertRows } from '../../records/imports/import-rows.ts'
import { getImport, readImportFile, updateImport } from '../../records/imports/imports.ts'
import { endLease, keepLease, type Lease, whileLeased } from '../../records/imports/lease.ts'
import { readSheet } from '../../sheets/read-sheet.ts'
import { endReading, failReading } from './end-reading.ts'
import { matchWaitingRows } from './match-waiting-rows.ts'
import { findColumns, readAllCells, readMeanings } from './read-meanings.ts'
import { restAfter } from './rest-after.ts'

type MainDb = Database['db']

interface Reading {
  clock: () => Date
  today: string
  signal: AbortSignal
}

const rowsAtOnce = 250
const unreadable = 'The portal could not read this file. Copy the table alone into a new workbook, and upload that one'
const unmatched = 'The rows could not be matched again. Choose “Match the rows again” under Columns'

/**
 * Reads the file of an import that this portal has leased, and matches its rows. What a killed portal left is begun anew, or gone
 * on with where all rows are stored. Nothing of the register is written. False if it is to be tried again in a while.
 */
export async function readImport(db: MainDb, lease: Lease, reading: Reading): Promise<boolean> {
  // What another portal reads by now is for that one to end.
  const ifKept = (work: (transaction: Db) => Promise<void>) =>
    recordChanges(db, byJob('read-imports', reading.clock()), async (transaction) => {
      if (await keepLease(transaction, lease)) await work(transaction)
    })
  try {
    const isWhole = await readAndMatch(db, lease, reading)
    if (isWhole) await ifKept((transaction) => endReading(transaction, lease.id, reading.clock()))
    else await endLease(db, lease)
    return true
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error
    const isRefused = error instanceof Refusal
    if (isRefused && error.code === 'unavailable') {
      await endLease(db, lease)
      return false
    }
    const { is_read } = (await getImport(db, lease.id)).reading
    const sentence = isRefused ? error.detail : is_read ? unmatched : unreadable
    await ifKept((transaction) => failReading(transaction, lease.id, sentence, reading.clock()))
    if (!isRefused) throw error
    return true
  }
}

/** False if it was stopped before the end. */
async function readAndMatch(db: MainDb, lease: Lease, { clock, today, signal }: Reading): Promise<boolean> {
  const { id } = lease
  let began = performance.now()
  const goesOn = async () => {
    await restAfter(performance.now() - began, signal)
    began = performance.now()
    return !signal.aborted && (await keepLease(db, lease))
  }
  const stored = (await getImport(db, id)).reading
  const lists = await readImportLists(db, today)
  const read = stored.is_read ? stored : await storeSheet(db, lease, stored, { now: clock(), lists, today, goesOn })
  if (!read) return false
  if ((await countUnread(db, id)) === 0) return matchAll(read)
  const rows = await readAllCells(db, id)
  if (rows.length === 0) return refuse('file_refused', 'The file has no rows')
  const isKnown = read.is_chosen || read.columns.length > 0
  const reading = isKnown ? read : await findColumns(db, rows, read, { lists, today })
  if (!(await goesOn())) return false
  if (!isKnown) await updateImport(db, id, { reading }, clock())
  if (!(await readMeanings(db, id, rows, { reading, lists, today, goesOn }))) return false
  return matchAll(reading)

  function matchAll(present: ImportReading): Promise<boolean> {
    return matchWaitingRows(db, { id, reading: present, lists, today, goesOn })
  }
}

/** Stores the rows of the sheet as they are written, in place of those that were there. Nothing is deleted before the sheet is read. */
async function storeSheet(
  db: MainDb,
  lease: Lease,
  stored: ImportReading,
  { now, goesOn, ...known }: { now: Date; lists: ImportLists; today: string; goesOn: () => Promise<boolean> },
): Promise<ImportReading | undefined> {
  const { id } = lease
  const bytes = (await readImportFile(db, id)) ?? refuse('file_refused', unreadable)
  const sheetOf = readSheet({ bytes }, stored.sheet === null ? {} : { sheet: stored.sheet })
  const { sheet, sheets, rows } = await whileLeased(db, lease, sheetOf)
  if (!(await goesOn())) return undefined
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
