import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../database/connect.ts'
import type { FileStore } from '../files/file-store.ts'
import type { Spool } from '../files/spool.ts'
import type { UploadFolder } from '../files/upload-folder.ts'
import { takeTurn } from '../records/shared/job-turns.ts'
import { cleanUpFolders } from './clean-up.ts'
import { hourlyJobs } from './hourly-jobs.ts'
import { type Repeated, repeat } from './repeat.ts'

const hourMs = 3_600_000
/** Within this time after the hour the portal begins that did the work last, within as long again another one. */
const mostJitterMs = 150_000

interface Deps {
  db: Database['db']
  files: FileStore
  spool: Spool
  uploads: UploadFolder
  log: Pick<FastifyBaseLogger, 'error'>
  /** What a test may change: how often, and how long after that at most. */
  everyMs?: number
  jitterMs?: number
}

/**
 * Does at once and then every hour what has become due, one job after another, until it is stopped. Of several portals one does
 * it, the same one as long as it runs, because some jobs go on where they ended. Each cleans up its own folders.
 */
export function startHourlyJobs({ db, log, everyMs = hourMs, jitterMs = mostJitterMs, ...folders }: Deps): Repeated {
  const { due, catchingUp } = hourlyJobs(db, folders.files)
  const logged = (failure: string) => (error: unknown) =>
    log.error({ err: error }, `${failure}; trying again in an hour`)
  // Thousands may be left, for which the start does not wait.
  let jobs = due
  return repeat(async (signal) => {
    const now = new Date()
    await cleanUpFolders(folders, now).catch(logged('What was left of uploads could not be deleted'))
    const turn = await takeTurn(db, 'hourly', { now, everyMs }).catch(logged('The hourly jobs could not begin'))
    for (const { run, failure } of turn?.isMine ? jobs : []) {
      if (!signal.aborted) await run(signal).catch(logged(failure))
    }
    jobs = [...due, ...catchingUp]
    const next = now.getTime() + (turn?.nextMs ?? everyMs)
    return Math.max(0, next - Date.now()) + jitterMs * (turn?.isMine ? Math.random() : 1 + Math.random())
  })
}
