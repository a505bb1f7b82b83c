import { z } from 'zod'
import { listRegistrations } from '../../applications/calls/registrations.ts'
import { exporting } from '../../audit/call-audit.ts'
import { call } from '../../call.ts'
import { moment } from '../../fields/fields.ts'
import { inFormat } from '../../fields/file-format.ts'
import { listRenewals } from '../../licences/calls/renewals.ts'
import { listPenalties } from '../../standing/calls/penalties.ts'

/** A link to the officers' list of registrations as a file. */
export const linkRegistrationsExport = call('POST', '/api/exports/registrations', {
  feature: 'exports',
  summary: 'A link to the list of registrations as a CSV or Excel file, which works for five minutes.',
  may: 'list all facilities',
  body: listRegistrations.query
    .omit({ page: true, per_page: true, after: true })
    .extend(inFormat)
    .describe('The filters and the order of GET /api/registrations. With `q` the file has the 1,000 best matches.')
    .meta({ examples: [{ with: 'ministry', sort: 'submitted_at' }] }),
  reply: z.object({ url: z.string(), expires_at: moment }).meta({
    examples: [
      {
        url: '/exports/registrations/e30?expires=1775644500&signature=Zm9v',
        expires_at: '2026-04-08T10:35:00.000Z',
      },
    ],
  }),
  audit: exporting('registrations'),
})

/** A link to one of the officers' lists of renewals as a file. */
export const linkRenewalsExport = call('POST', '/api/exports/renewals', {
  feature: 'exports',
  summary: 'A link to a list of renewals as a CSV or Excel file, which works for five minutes.',
  may: 'list all facilities',
  body: listRenewals.query
    .omit({ page: true, per_page: true })
    .extend(inFormat)
    .describe('The filters of GET /api/renewals. With `q` the file has the 1,000 best matches.')
    .meta({ examples: [{ list: 'late' }] }),
  reply: z.object({ url: z.string(), expires_at: moment }).meta({
    examples: [
      { url: '/exports/renewals/e30?expires=1775644500&signature=Zm9v', expires_at: '2026-04-08T10:35:00.000Z' },
    ],
  }),
  audit: exporting('renewals'),
})

/** A link to the officers' list of penalties as a file. */
export const linkPenaltiesExport = call('POST', '/api/exports/penalties', {
  feature: 'exports',
  summary: 'A link to the list of penalties as a CSV or Excel file, which works for five minutes.',
  may: 'list penalties',
  body: listPenalties.query
    .omit({ page: true, per_page: true, sort: true })
    .extend(inFormat)
    .describe('The filters of GET /api/penalty.')
    .meta({ examples: [{ state: 'overdue' }] }),
  reply: z.object({ url: z.string(), expires_at: moment }).meta({
    examples: [
      { url: '/exports/penalties/e30?expires=1775644500&signature=Zm9v', expires_at: '2026-04-08T10:35:00.000Z' },
    ],
  }),
  audit: exporting('penalties'),
})
