import { startClaimLetters } from '@portal/contract/facilities/calls/claim-letters.ts'
import { makeClaimLetter } from '@portal/contract/facilities/calls/claims.ts'
import { makeFacility } from '../factories.ts'
import { addClaimLetterRows } from '../schema/claim-letter-rows.ts'
import type { Preparing, Stage } from './success-stage.ts'

/** A facility that nobody has claimed. */
async function unclaimed({ db }: Stage): Promise<number> {
  return (await makeFacility(db, { user_id: null })).id
}

/** No letters are being made any more, since one job runs at a time. */
async function endLetterJobs({ db, today }: Stage): Promise<void> {
  await db.updateTable('claim_letter_job').set({ ended_at: today }).where('ended_at', 'is', null).execute()
}

/** An officer has letters made for facilities that nobody has claimed. */
async function startingLetters(stage: Stage) {
  await unclaimed(stage)
  await endLetterJobs(stage)
  return { by: stage.officer, request: { body: { host: 'portal.example' } } }
}

/** A file of letters that can be downloaded, and its job. */
async function madeLetters(stage: Stage) {
  await endLetterJobs(stage)
  const ids = { facility_id: stage.facility.id, user_id: stage.officer.id }
  return addClaimLetterRows(stage.db, ids, new Date().toISOString())
}

/** The calls about claim letters that everybody in the matrix is refused. */
export const claimLetterSuccesses = {
  makeClaimLetter: async (stage) => ({ by: stage.officer, request: { params: { id: await unclaimed(stage) } } }),
  claimFacility: async (stage) => {
    const { data } = await stage.done(stage.officer, makeClaimLetter, { params: { id: await unclaimed(stage) } })
    return { by: stage.owner, request: { body: { code: data.code } } }
  },
  linkClaimLetters: async (stage) => ({
    by: stage.officer,
    request: { body: { file_id: (await madeLetters(stage)).id } },
  }),
  linkLettersOfJob: async (stage) => ({
    by: stage.officer,
    request: { body: { job_id: (await madeLetters(stage)).job_id } },
  }),
  startClaimLetters: startingLetters,
  stopClaimLetters: async (stage) => {
    const { by, request } = await startingLetters(stage)
    const { data } = await stage.done(by, startClaimLetters, request)
    return { by, request: { params: { id: data.id } } }
  },
} as const satisfies Record<string, Preparing>
