import { fileDays } from '@portal/domain/facilities/claim-letter-jobs.ts'
import { byJob, recordChanges } from '../audit/record-changes.ts'
import type { Database } from '../database/connect.ts'
import type { FileStore } from '../files/file-store.ts'
import { makePrinter } from '../print/printer.ts'
import { dropOldLetterFiles, hasFilesToMake, takeNextFile } from '../records/facilities/claim-letter-files.ts'
import { endJob, findRunningJob } from '../records/facilities/claim-letter-jobs.ts'
import { type MakingDeps, makeLetterFile } from './make-letter-file.ts'
import { type Repeated, repeat } from './repeat.ts'

const pauseMs = 2000
/** Whoever makes a file says so more often than this. After it, the file is taken over from a server that was killed. */
const idleMs = 30_000
/** A file that fails so often is not tried again: each attempt makes entries in the record. */
const maxAttempts = 20
const dayMs = 86_400_000

interface Options {
  files: FileStore
  clock: () => Date
  log: MakingDeps['log']
  onFailure: (error: unknown) => void
}

/**
 * Makes the claim letters of the running job, file by file, until it is stopped. They have a printer of their own, so that no
 * certificate waits for two hundred letters. Its thread ends when there is nothing to print.
 */
export function startWritingClaimLetters(db: Database['db'], { onFailure, ...options }: Options): Repeated {
  const printer = makePrinter({ printMs: 300_000, maxWaiting: 2, idleMs: 5000 })
  const { stop } = repeat(async (signal) => {
    try {
      await writeClaimLetters({ db, printer, ...options }, signal)
    } catch (error) {
      onFailure(error)
    }
    return pauseMs
  })
  return { stop: () => stop().then(() => printer.close()) }
}

/** Makes the files of the running job that nobody is making, one after another. Returns how many it made. */
export async function writeClaimLetters(deps: MakingDeps, signal?: AbortSignal): Promise<number> {
  const { db, clock } = deps
  let made = 0
  while (!signal?.aborted) {
    const job = await findRunningJob(db)
    if (!job) break
    const now = clock()
    const asked = { jobId: job.id, isStopped: job.stopped_at !== null }
    const file = await takeNextFile(db, asked, { now, idleSince: new Date(now.getTime() - idleMs) })
    if (!file) {
      if (!(await hasFilesToMake(db, asked))) await end(db, job.id, now)
      break
    }
    if (file.attempts > maxAttempts) {
      await end(db, job.id, now, true)
      break
    }
    if (await makeLetterFile(deps, job, file, signal)) made += 1
  }
  return made
}

function end(db: Database['db'], id: number, now: Date, hasFailed = false): Promise<void> {
  const ended = { ended_at: now.toISOString(), ...(hasFailed && { has_failed: true as const }) }
  return recordChanges(db, byJob('claim-letters', now), (transaction) => endJob(transaction, id, ended))
}

/** Deletes the files of letters that were made `fileDays` ago: they have the codes. */
export async function dropClaimLetters(db: Database['db'], now: Date): Promise<void> {
  const before = new Date(now.getTime() - fileDays * dayMs)
  await recordChanges(db, byJob('claim-letters', now), (transaction) => dropOldLetterFiles(transaction, before, now))
}
