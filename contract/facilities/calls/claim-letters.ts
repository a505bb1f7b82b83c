import { maxFoundForLetters, maxLettersOfJob, usualLeaveOutDays } from '@portal/domain/facilities/claim-letter-jobs.ts'
import { z } from 'zod'
import { exporting } from '../../audit/call-audit.ts'
import { call } from '../../call.ts'
import { byId, optional, recordId, recordIdText, wholeNumber } from '../../fields/fields.ts'
import { facilityFilters, paperFilters } from '../../fields/filters.ts'
import { list, paging } from '../../fields/paging.ts'
import { signedLink } from '../../fields/signed-link.ts'
import { claimLetterChoice, claimLetterFile, claimLetterJob } from '../claim-letter-job.ts'

const { page, per_page, sort, ...anyFacility } = facilityFilters(['created_at']).shape

const filters = {
  ...anyFacility,
  licensed: z.enum(['yes'], 'Choose yes').optional().describe('Only facilities that are licensed today.'),
  from_paper: z
    .enum(paperFilters, 'Choose yes or needs_date')
    .optional()
    .describe('Only facilities from the paper register, or those of them whose licence needs a date.'),
  import_id: recordIdText.optional().describe('Only facilities that this import recorded from the paper register.'),
}

const leave_out_days = wholeNumber(1, 365, 'Enter a number of days from 1 to 365')
  .optional()
  .describe(
    'Facilities whose letter was made in so many days, and can still be used, are left out; none are without it.',
  )

const may = 'make claim letters'

/** What an officer does with the letters as a whole is about the job that makes them. */
const ofJob = { about: 'job', id: { named: 'claim-letters' }, keepsBody: true } as const

/** The jobs that make claim letters for many facilities. */
export const listClaimLetterJobs = call('GET', '/api/claim-letters', {
  feature: 'claim-letters',
  summary:
    'The jobs that make claim letters for many facilities, the newest first, and how many facilities have no account.',
  may,
  query: paging,
  reply: list(claimLetterJob).extend({
    facilities: z.int().describe('All facilities.'),
    without_account: z.int().describe('How many of them belong to no account.'),
  }),
})

/** How many letters a choice of facilities would make. */
export const countClaimLetters = call('GET', '/api/claim-letters/count', {
  feature: 'claim-letters',
  summary: 'How many letters would be made for the facilities without an account that the filters choose.',
  may,
  query: z.object({ ...filters, leave_out_days }),
  reply: z.object({ data: claimLetterChoice }),
})

/** An officer has letters made for many facilities. */
export const startClaimLetters = call('POST', '/api/claim-letters', {
  feature: 'claim-letters',
  summary: `Make claim letters for the facilities without an account that the filters choose, at most ${maxLettersOfJob.toLocaleString('en')}; with \`q\`, at most ${maxFoundForLetters.toLocaleString('en')}.`,
  may,
  body: z
    .object({
      ...filters,
      leave_out_days,
      host: optional(z.string().regex(/^[\w.-]{1,253}(:\d{1,5})?$/, 'This is not the address of a portal')).describe(
        'The address that owners type, where the server does not know its own.',
      ),
    })
    .meta({ examples: [{ local_gov_area_id: 544, leave_out_days: usualLeaveOutDays }] }),
  status: 201,
  refuses: ['already_exists', 'limit_reached'],
  reply: z.object({ message: z.string(), data: claimLetterJob }),
  audit: { enters: 'start_claim_letters', ...ofJob },
})

/** An officer stops a job. The file that is being made is still made. */
export const stopClaimLetters = call('POST', '/api/claim-letters/{id}/stop', {
  feature: 'claim-letters',
  summary: 'Stop making claim letters. The file that is being made is finished; those that were made stay.',
  may,
  params: byId,
  refuses: ['action_not_offered'],
  reply: z.object({ message: z.string(), data: claimLetterJob }),
  audit: { enters: 'stop_claim_letters', ...ofJob },
})

/** The files of a job. */
export const listClaimLetterFiles = call('GET', '/api/claim-letters/{id}/files', {
  feature: 'claim-letters',
  summary: 'The files of a job, LGA by LGA, with how many letters each has and how many of these were used.',
  may,
  params: byId,
  query: paging,
  reply: list(claimLetterFile),
})

/** A signed link to a file of letters. It has the codes, so each download is an entry of the record. */
export const linkClaimLetters = call('POST', '/api/claim-letter-files/link', {
  feature: 'claim-letters',
  summary: 'A link to a file of claim letters, which works for five minutes.',
  may,
  body: z.object({ file_id: recordId }).meta({ examples: [{ file_id: 7 }] }),
  refuses: ['too_many_requests'],
  reply: signedLink('/claim-letters/7?expires=1775644500&session=c2Vz&signature=Zm9v'),
  audit: exporting('claim letters'),
})

/** A signed link to all files of a job that can be downloaded today. Its entry of the record says of which job. */
export const linkLettersOfJob = call('POST', '/api/claim-letters/link', {
  feature: 'claim-letters',
  summary: 'A link to all files of a job that can be downloaded today, as a ZIP, which works for five minutes.',
  may,
  body: z.object({ job_id: recordId }).meta({ examples: [{ job_id: 3 }] }),
  refuses: ['too_many_requests'],
  reply: signedLink('/claim-letters/of-job/3?expires=1775644500&session=c2Vz&signature=Zm9v'),
  audit: exporting('claim letters'),
})
