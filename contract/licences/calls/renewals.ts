import { renewalLists } from '@portal/domain/licences/renewal-lists.ts'
import { recordOf } from '@portal/domain/record-of.ts'
import { z } from 'zod'
import { call } from '../../call.ts'
import { facilityFilters, matched } from '../../fields/filters.ts'
import { list } from '../../fields/paging.ts'
import { renewalRow } from '../renewal-row.ts'

/** The filters of the officers' lists of renewals. */
const renewalFilters = facilityFilters(['name'])
  .omit({ status: true, sort: true })
  .extend({
    list: z
      .enum(renewalLists, `Choose one of ${renewalLists.join(', ')}`)
      .default('due')
      .describe(
        'due: in force, can be renewed, nothing under way. open: the renewal is started and not approved. late: ended, nothing under way. done: the renewal is approved, until that can be renewed itself.',
      ),
  })

/** Licences that are to be renewed, and renewals. Spec §2.21. */
export const listRenewals = call('GET', '/api/renewals', {
  feature: 'renewals',
  summary: 'Licences that are to be renewed, and renewals that are under way or approved.',
  may: 'list all facilities',
  query: renewalFilters,
  reply: list(renewalRow).extend({
    matched,
    counts: z
      .object(recordOf(renewalLists, () => z.int()))
      .describe('How many each list has, of this type and LGA; `q` does not narrow them.')
      .meta({ examples: [{ due: 120, open: 31, late: 14, done: 164 }] }),
  }),
})
