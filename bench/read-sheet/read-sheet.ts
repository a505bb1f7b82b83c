// `npm run bench:read-sheet`: a workbook of 20,000 rows and 30 columns is read. Fails if that takes 10 seconds, if the process grows by
// more than 128 MB, the thread that reads included, or if the event loop is blocked for 250 milliseconds.
import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { readSheet } from '@portal/server/sheets/read-sheet.ts'

const [maxMs, maxGrowthMb, maxBlockedMs] = [10_000, 128, 250]

const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024)

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
  clearInterval(watch)
  const [growthMb, blockedMs] = [megabytes(most - before), delay.max / 1e6]
  console.log(
    `${rows.length} rows of ${rows[1]?.cells.length} cells, ${megabytes((await stat(path)).size)} MB: read in ${Math.round(ms)} ms.`,
  )
  console.log(`The process grew by ${growthMb} MB. Its event loop was blocked for at most ${Math.round(blockedMs)} ms.`)
  if (rows.length !== 20_001 || ms > maxMs || growthMb > maxGrowthMb || blockedMs > maxBlockedMs) process.exitCode = 1
} finally {
  await rm(folder, { recursive: true })
}
