import type { Input } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/facilities/calls/claim-letters.ts'
import type { ClaimLetterFilters } from '@portal/contract/facilities/claim-letter-job.ts'
import { filesOfLetters, maxFoundForLetters, maxLettersOfJob } from '@portal/domain/facilities/claim-letter-jobs.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'
import {
  countChoice,
  countWithoutAccount,
  type LetterChoice,
  listChosen,
} from '../../records/facilities/claim-letter-choice.ts'
import { getLetterFile, listReadyFiles } from '../../records/facilities/claim-letter-files.ts'
import {
  getJob,
  insertJob,
  lockRunningJob,
  pageFiles,
  pageJobs,
  stopJob,
} from '../../records/facilities/claim-letter-jobs.ts'
import type { Context, Moment, Serve } from '../../use-case/context.ts'

/** Claim letters for many facilities. A job makes them: `server/jobs/write-claim-letters.ts`. */
export function claimLetterRoutes(serve: Serve): void {
  serve(calls.listClaimLetterJobs, async ({ db, today }, { query }) => ({
    ...(await pageJobs(db, { ...query, today })),
    ...(await countWithoutAccount(db, today)),
  }))
  serve(calls.countClaimLetters, countClaimLetters)
  serve(calls.startClaimLetters, startClaimLetters)
  serve(calls.stopClaimLetters, stopClaimLetters)
  serve(calls.listClaimLetterFiles, async ({ db, today }, { params, query }) => {
    await getJob(db, params.id, today)
    return pageFiles(db, params.id, { ...query, today })
  })
  serve(calls.linkClaimLetters, async ({ db, signPath, throttle, today, user }, { body }) => {
    await throttle.beforeAdding(user.id)
    await getLetterFile(db, body.file_id, today)
    return signPath(`/claim-letters/${body.file_id}`)
  })
  serve(calls.linkLettersOfJob, async ({ db, signPath, throttle, today, user }, { body }) => {
    await throttle.beforeUploading(user.id)
    await listReadyFiles(db, body.job_id, today)
    return signPath(`/claim-letters/of-job/${body.job_id}`)
  })
}

const dayMs = 86_400_000

function choiceOf(filters: ClaimLetterFilters, days: number | null, { now, today }: Moment): LetterChoice {
  return { filters, today, recentAfter: days ? new Date(now.getTime() - days * dayMs) : null }
}

async function countClaimLetters(context: Context, { query }: Input<typeof calls.countClaimLetters>) {
  const { leave_out_days = null, ...filters } = query
  const { isMore, ...counted } = await countChoice(context.db, choiceOf(filters, leave_out_days, context))
  return { data: { ...counted, most: maxLettersOfJob, is_more: isMore } }
}

/** Starts a job. Which facilities get letters is decided now; each is looked at again before its letter is made. */
async function startClaimLetters(context: Context, { body }: Input<typeof calls.startClaimLetters>) {
  const { db, user, now, today, messages } = context
  const { leave_out_days = null, host, ...filters } = body
  if (await lockRunningJob(db)) {
    refuse('already_exists', 'Claim letters are being made just now. Wait until they are made, or stop them.')
  }
  const { chosen, isMore } = await listChosen(db, choiceOf(filters, leave_out_days, context))
  refuseChoice(chosen.length, isMore)
  const printedHost = messages.publicUrl === undefined ? host : new URL(messages.publicUrl).host
  if (!printedHost) refuse('invalid_input', 'Say which address of the portal the letters are to name')
  const job = { asked_by: user.id, asked_at: now.toISOString(), filters, leave_out_days, host: printedHost }
  const id = await insertJob(db, job, filesOfLetters(chosen))
  const letters = byNumber(chosen.length, { one: '# letter is', other: '# letters are' })
  return { message: `${letters} being made`, data: await getJob(db, id, today) }
}

function refuseChoice(letters: number, isMore: boolean): void {
  if (letters === 0) refuse('invalid_input', 'No facility without an account needs a letter here. Choose others')
  if (isMore) {
    const most = maxFoundForLetters.toLocaleString('en')
    refuse(
      'limit_reached',
      `The search finds more than ${most} facilities. Use more words, or filters without a search`,
    )
  }
  if (letters > maxLettersOfJob) {
    const most = maxLettersOfJob.toLocaleString('en')
    refuse('limit_reached', `One job makes at most ${most} letters. Choose fewer facilities, such as those of one LGA`)
  }
}

async function stopClaimLetters({ db, user, now, today }: Context, { params }: Input<typeof calls.stopClaimLetters>) {
  const job = await getJob(db, params.id, today)
  const isStopped = await stopJob(db, job.id, { stopped_by: user.id, stopped_at: now.toISOString() })
  if (!isStopped) refuse('action_not_offered', 'These letters are not being made any more')
  return { message: 'No further file of letters is begun', data: await getJob(db, job.id, today) }
}
