import { once } from 'node:events'
import { readFile, stat } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { Refusal } from '@portal/domain/refusal.ts'
import { refuseFile } from '../files/refuse-file.ts'
import { readTextRows } from './read-text-rows.ts'
import { recogniseFile } from './recognise-file.ts'
import { RowSink } from './row-sink.ts'
import type { SheetJob, SheetMessage } from './sheet-job.ts'
import { sheetLimits } from './sheet-limits.ts'
import { readWorkbookRows } from './xlsx/read-workbook-rows.ts'

// The thread that reads one file. Unpacking and reading a register takes a processor for seconds.

const say = (message: SheetMessage) => parentPort?.postMessage(message)

/** Sends rows, and waits until the portal has taken them. */
async function sendRows(rows: Extract<SheetMessage, { rows: unknown }>['rows']): Promise<void> {
  if (!parentPort) return
  say({ rows })
  await once(parentPort, 'message')
}

async function contentOf(file: SheetJob['file']): Promise<Buffer> {
  const size = 'path' in file ? (await stat(file.path)).size : file.bytes.length
  if (size > sheetLimits.fileBytes)
    refuseFile('file_too_large', 'The file is larger than 10 MB. Divide it into several files')
  return 'path' in file ? readFile(file.path) : Buffer.from(file.bytes.buffer, file.bytes.byteOffset, size)
}

async function read({ file, sheet }: SheetJob): Promise<SheetMessage> {
  const bytes = await contentOf(file)
  const recognised = await recogniseFile(bytes)
  const sink = new RowSink(sendRows)
  const isText = recognised.kind === 'text'
  const found = isText ? await readTextRows(bytes, sink) : await readWorkbookRows(recognised, sheet, sink)
  if (sink.rows === 0) refuseFile('file_refused', isText ? 'The file has no content' : emptyWorkbook(sheet))
  await sink.end()
  return { read: found }
}

function emptyWorkbook(sheet: string | undefined): string {
  return sheet === undefined
    ? 'The workbook has no sheet with content'
    : `The sheet “${sheet}” has no content. Choose another one`
}

// On Linux this is the priority of the thread alone, elsewhere of the whole portal. Calls and the database go first.
if (process.platform === 'linux') setPriority(5)

const job: SheetJob = workerData
read(job).then(say, (error: unknown) => {
  if (!(error instanceof Refusal)) throw error
  say({ refused: { code: error.code, detail: error.detail } })
})
