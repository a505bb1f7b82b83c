import { claimLetterFileStates, claimLetterJobStates } from '@portal/domain/facilities/claim-letter-jobs.ts'
import { z } from 'zod'
import { date, moment } from '../fields/fields.ts'
import { paperFilters, statusFilters } from '../fields/filters.ts'

/** Which facilities are chosen. A filter that lists of facilities get is added here and in the call that starts a job. */
const claimLetterFilters = z.object({
  q: z.string().optional(),
  status: z.array(z.enum(statusFilters)).optional(),
  licensed: z.enum(['yes']).optional(),
  from_paper: z.enum(paperFilters).optional(),
  import_id: z.int().optional(),
  facility_type_id: z.int().optional(),
  local_gov_area_id: z.int().optional(),
})
export type ClaimLetterFilters = z.output<typeof claimLetterFilters>

/** A job that makes claim letters for many facilities. */
export const claimLetterJob = z
  .object({
    id: z.int(),
    asked_by: z.string(),
    asked_at: moment,
    filters: claimLetterFilters.extend({
      facility_type: z.string().nullable().describe('The name of the type.'),
      local_gov_area: z.string().nullable().describe('The name of the LGA.'),
    }),
    leave_out_days: z.int().nullable(),
    state: z.enum(claimLetterJobStates),
    ended_at: moment.nullable(),
    stopped_by: z.string().nullable(),
    facilities: z.int().describe('How many were chosen.'),
    done: z.int().describe('How many of them are in the files that were made.'),
    letters: z
      .int()
      .describe('How many letters were made; a facility that got an owner or was closed meanwhile has none.'),
    claimed: z.int().describe('How many of the letters were used by their owners.'),
    files: z.int(),
    files_made: z.int(),
    files_ready: z.int().describe('How many of the files can be downloaded today.'),
  })
  .meta({
    id: 'ClaimLetterJob',
    examples: [
      {
        id: 3,
        asked_by: 'Halima Yusuf',
        asked_at: '2026-04-08T10:30:00.000Z',
        filters: { local_gov_area_id: 544, facility_type: null, local_gov_area: 'Chanchaga' },
        leave_out_days: 30,
        state: 'running',
        ended_at: null,
        stopped_by: null,
        facilities: 412,
        done: 200,
        letters: 199,
        claimed: 12,
        files: 3,
        files_made: 1,
        files_ready: 1,
      },
    ],
  })

/** A file with letters for facilities of one LGA. */
export const claimLetterFile = z
  .object({
    id: z.int(),
    place: z.int().describe('Its number in the job.'),
    local_gov_area: z.string(),
    facilities: z.int(),
    letters: z.int().nullable().describe('Null until it is made.'),
    claimed: z.int(),
    state: z.enum(claimLetterFileStates),
    size_bytes: z.int().nullable(),
    made_at: moment.nullable(),
    last_day: date.nullable().describe('The last day on which it can be downloaded.'),
  })
  .meta({
    id: 'ClaimLetterFile',
    examples: [
      {
        id: 7,
        place: 1,
        local_gov_area: 'Chanchaga',
        facilities: 200,
        letters: 199,
        claimed: 12,
        state: 'ready',
        size_bytes: 941_204,
        made_at: '2026-04-08T10:31:00.000Z',
        last_day: '2026-04-14',
      },
    ],
  })

/** What would be made for a choice of facilities. */
export const claimLetterChoice = z
  .object({
    letters: z.int(),
    files: z.int(),
    recent: z.int().describe('Facilities with a letter that was made lately, which are left out.'),
    most: z.int().describe('The most letters of one job.'),
    is_more: z.boolean().describe('Whether a search finds more facilities than are looked at.'),
  })
  .meta({
    id: 'ClaimLetterChoice',
    examples: [{ letters: 412, files: 3, recent: 5, most: 20_000, is_more: false }],
  })
