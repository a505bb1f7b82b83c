// `npm run bench:read-sheet`: a workbook of 20,000 rows and 30 columns is read, and its rows are matched. Fails if either takes 10
// seconds (of the processor, for matching), if the process grows by more than 128 MB meanwhile, the thread that reads included, or if reading blocks the event loop for
// 250 milliseconds.
import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { SheetRow } from '@portal/domain/imports/cell.ts'
import { findTable } from '@portal/domain/imports/find-table.ts'
import { matchRows } from '@portal/domain/imports/match-rows.ts'
import { registerLists } from '@portal/domain/testing/register-lists.ts'
import { readSheet } from '@portal/server/sheets/read-sheet.ts'

const [maxMs, maxGrowthMb, maxBlockedMs] = [10_000, 128, 250]

const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024)

/** Matches all rows, and lets other things run in between as an import does. */
async function matchAll(rows: readonly SheetRow[]) {
  const began = process.cpuUsage()
  const table = findTable(rows, registerLists, '2026-11-27')
  let matched = 0
  for (const result of matchRows(rows, table, { lists: registerLists, today: '2026-11-27' })) {
    if ('row' in result && result.row.mark === 'understood') matched += 1
    if (matched % 100 === 0) await nextTurn()
  }
  return { matched, ms: process.cpuUsage(began).user / 1000 }
}

const folder = await mkdtemp(join(tmpdir(), 'read-sheet-'))
const path = join(folder, 'register.xlsx')
try {
  execFileSync(process.execPath, [join(import.meta.dirname, 'write-register.ts'), path])
  const before = process.memoryUsage.rss()
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss())
  }, 5)
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  const began = performance.now()
  const { rows } = await readSheet({ path })
  const ms = performance.now() - began
  delay.disable()
  const { matched, ms: matchMs } = await matchAll(rows)
  clearInterval(watch)
  const [growthMb, blockedMs] = [megabytes(most - before), delay.max / 1e6]
  console.log(
    `${rows.length} rows of ${rows[1]?.cells.length} cells, ${megabytes((await stat(path)).size)} MB: read in ${Math.round(ms)} ms.`,
  )
  console.log(`The process grew by ${growthMb} MB. Its event loop was blocked for at most ${Math.round(blockedMs)} ms.`)
  console.log(`${matched} rows were matched with ${Math.round(matchMs)} ms of processor time.`)
  if (matched !== 20_000 || matchMs > maxMs || ms > maxMs || growthMb > maxGrowthMb || blockedMs > maxBlockedMs)
    process.exitCode = 1
} finally {
  await rm(folder, { recursive: true })
}
