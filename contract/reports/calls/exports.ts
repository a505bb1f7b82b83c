import { listUsers } from '../../accounts/calls/users.ts'
import { listRegistrations } from '../../applications/calls/registrations.ts'
import { exporting } from '../../audit/call-audit.ts'
import { call } from '../../call.ts'
import { listConcerns } from '../../concerns/calls.ts'
import { listFacilitiesForOfficer } from '../../facilities/calls/facilities.ts'
import { inFormat } from '../../fields/file-format.ts'
import { signedLink } from '../../fields/signed-link.ts'
import { listRenewals } from '../../licences/calls/renewals.ts'
import { listAllPayments } from '../../money/calls/payments.ts'
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
  reply: signedLink('/exports/registrations/e30?expires=1775644500&signature=Zm9v'),
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
  reply: signedLink('/exports/renewals/e30?expires=1775644500&signature=Zm9v'),
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
  reply: signedLink('/exports/penalties/e30?expires=1775644500&signature=Zm9v'),
  audit: exporting('penalties'),
})

/** A link to Facility Management as a file. */
export const linkFacilitiesExport = call('POST', '/api/exports/facilities', {
  feature: 'exports',
  summary: 'A link to all facilities as a CSV or Excel file, which works for five minutes.',
  may: 'list all facilities',
  body: listFacilitiesForOfficer.query
    .omit({ page: true, per_page: true, sort: true })
    .extend(inFormat)
    .describe(
      'The filters of GET /api/admin/facility; the newest come first. With `q` the file has the 1,000 best matches.',
    )
    .meta({ examples: [{ licensed: 'yes', format: 'xlsx' }] }),
  reply: signedLink('/exports/facilities/e30?expires=1775644500&signature=Zm9v'),
  audit: exporting('facilities'),
})

/** A link to the payments of all facilities as a file. */
export const linkPaymentsExport = call('POST', '/api/exports/payments', {
  feature: 'exports',
  summary: 'A link to the payments of all facilities as a CSV or Excel file, which works for five minutes.',
  may: 'see the payments',
  body: listAllPayments.query
    .omit({ page: true, per_page: true, sort: true })
    .extend(inFormat)
    .describe('The filters of GET /api/payments; the oldest come first. With `q` the file has the 1,000 best matches.')
    .meta({ examples: [{ status: 'confirmed', format: 'xlsx' }] }),
  reply: signedLink('/exports/payments/e30?expires=1775644500&signature=Zm9v'),
  audit: exporting('payments'),
})

/** A link to the accounts of officers and owners as a file. */
export const linkUsersExport = call('POST', '/api/exports/users', {
  feature: 'exports',
  summary: 'A link to the accounts of officers and owners as a CSV or Excel file, which works for five minutes.',
  may: 'manage users',
  body: listUsers.query
    .omit({ page: true, per_page: true, sort: true })
    .extend(inFormat)
    .describe('The filters of GET /api/users; the oldest account comes first. It has no passwords and no codes.')
    .meta({ examples: [{ privilege_type: 'admin' }] }),
  reply: signedLink('/exports/users/e30?expires=1775644500&signature=Zm9v'),
  audit: exporting('users'),
})

/** A link to what people have reported, without who reported it, as a file. */
export const linkConcernsExport = call('POST', '/api/exports/concerns', {
  feature: 'exports',
  summary: 'A link to what people have reported as a CSV or Excel file, which works for five minutes.',
  may: 'triage concerns',
  body: listConcerns.query
    .omit({ page: true, per_page: true, sort: true })
    .extend(inFormat)
    .describe('The filters of GET /api/concerns; the newest come first. It does not say who reported a concern.')
    .meta({ examples: [{ status: 'open' }] }),
  reply: signedLink('/exports/concerns/e30?expires=1775644500&signature=Zm9v'),
  audit: exporting('concerns'),
})
