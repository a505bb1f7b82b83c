import { Worker } from 'node:worker_threads'
import type { Cell, SheetRow } from '@portal/domain/imports/cell.ts'
import { fillMergedCells } from '@portal/domain/imports/cell-range.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { refuseFile } from '../files/refuse-file.ts'
import type { SheetFile, SheetJob, SheetMessage } from './sheet-job.ts'
import { sheetLimits } from './sheet-limits.ts'

/** The rows of a file that have content, in order, each with its number there. Merged cells all have the value of their first. */
interface ReadSheet {
  /** The name of the sheet that was read; empty for CSV. */
  sheet: string
  /** The names of all sheets, shown ones first. */
  sheets: string[]
  rows: SheetRow[]
}

/** Reads one file after another. */
export type SheetReader = (file: SheetFile, options?: { sheet?: string }) => Promise<ReadSheet>

/** Longest time for one file, most files that wait, and the memory of the thread beside the file and its unpacked pieces. */
const defaultLimits = { readMs: 45_000, maxWaiting: 10, memoryMb: 96 }

/** A reader with a thread for each file. Only one file is read at a time, and others wait. */
export function makeSheetReader(limits = defaultLimits): SheetReader {
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()
  return async (file, { sheet } = {}) => {
    if (waiting >= limits.maxWaiting) refuseAsBusy()
    waiting += 1
    const read = last.then(() => readInThread({ file, sheet }, limits))
    last = read.catch(() => undefined)
    return read.finally(() => {
      waiting -= 1
    })
  }
}

/** Reads the rows of an XLSX, CSV or TSV file. Anything else, and whatever is past the bounds, is refused in one sentence. */
export const readSheet: SheetReader = makeSheetReader()

type Limits = typeof defaultLimits

async function readInThread(job: SheetJob, { readMs, memoryMb }: Limits): Promise<ReadSheet> {
  const rows: { number: number; cells: Cell[] }[] = []
  const keepOnce = makeKeeper()
  const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), {
    workerData: job,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 8 },
  })
  const { promise, resolve, reject } = Promise.withResolvers<Exclude<SheetMessage, { rows: unknown }>>()
  const late = setTimeout(() => reject(new TooLarge()), readMs)
  worker.on('message', (message: SheetMessage) => {
    if (!('rows' in message)) return resolve(message)
    for (const { number, cells } of message.rows) rows.push({ number, cells: cells.map(keepOnce) })
    worker.postMessage('go on')
  })
  worker.on('error', (error) => reject(isOutOfMemory(error) ? new TooLarge() : error))
  worker.on('exit', () => reject(new Error('The thread that reads files ended')))
  worker.unref()
  try {
    const end = await promise
    if ('refused' in end) return refuse(end.refused.code, end.refused.detail, errorsOf(end.refused.detail))
    fillMergedCells(rows, end.read.merged, sheetLimits.columns)
    return { sheet: end.read.sheet, sheets: end.read.sheets, rows }
  } catch (error) {
    if (error instanceof TooLarge) refuseFile('file_refused', tooLarge)
    throw error
  } finally {
    clearTimeout(late)
    await worker.terminate()
  }
}

const mostKept = 50_000

/** Keeps equal texts as one: most columns of a register have few different values. */
function makeKeeper(): (cell: Cell) => Cell {
  const kept = new Map<string, string>()
  return (cell) => {
    if (typeof cell !== 'string') return cell
    const known = kept.get(cell)
    if (known !== undefined) return known
    if (kept.size < mostKept) kept.set(cell, cell)
    return cell
  }
}

/** The thread needed more time or memory than a register does. */
class TooLarge extends Error {}

const tooLarge = 'The file takes too long to read. Copy the table alone into a new workbook, and choose that one'

const errorsOf = (sentence: string) => ({ errors: { document: [sentence] } })

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'

function refuseAsBusy(): never {
  return refuse('unavailable', 'The portal is reading other files just now. Try again in a minute.', {
    retry_after: 60,
  })
}
