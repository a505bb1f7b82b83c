import { inboxKindNames } from '@portal/domain/inbox/kinds.ts'
import { readPlace } from '@portal/domain/inbox/place-in-inbox.ts'
import { z } from 'zod'
import { call } from '../call.ts'
import { counted, list, paging } from '../fields/paging.ts'
import { inboxItem } from './inbox-item.ts'

const place = z
  .string()
  .transform((text, context) => {
    const found = readPlace(text)
    if (found) return found
    context.addIssue({ code: 'custom', message: 'This is no place in the inbox' })
    return z.NEVER
  })
  .describe(
    'Only what stands behind something that was in the inbox: its `since`, its `id` and its `kind`, with a blank between them. `total` counts these.',
  )

const over_time = z.int().describe('How many wait for more days than the ministry promises.')

/** What waits for an officer, by duty: of what an officer has, only one's own and what nobody has. */
export const listInbox = call('GET', '/api/inbox', {
  feature: 'inbox',
  summary:
    'What waits for you, the oldest first: everything that your duties let you deal with, without what other officers have. The first 1,000 of each kind are listed and counted.',
  may: 'see the applications',
  query: paging.extend({ kind: z.enum(inboxKindNames).optional(), after: place.optional() }),
  reply: list(inboxItem).extend({
    over_time,
    kinds: z
      .array(counted.extend({ kind: z.enum(inboxKindNames), over_time }))
      .describe('How many there are of each kind that your duties let you deal with, whichever is asked for.'),
  }),
})

/** How much waits, for the navigation. */
export const countInbox = call('GET', '/api/inbox/counts', {
  feature: 'inbox',
  summary: 'How much waits in the inbox and in each list of the navigation. Counting stops at 1,000.',
  may: 'see the applications',
  reply: z.object({
    data: z
      .object({
        inbox: counted.extend({ over_time }),
        registrations: counted.describe('With the ministry.'),
        payments: counted,
        changes: counted.describe('Requests for which the owner has sent and paid what is asked for.'),
        representations: counted,
        concerns: counted.optional().describe('New or in hand; left out for officers who may not read them.'),
        inspections: counted
          .optional()
          .describe('Visits to plan, reports, replies and comments; left out for officers who deal with none.'),
        visits: counted.optional().describe('Own visits that are due; left out for officers who make none.'),
        facilities: counted,
        renewals: counted.describe('Licences that can be renewed and are not.'),
        penalties: counted.describe('Open.'),
      })
      .meta({
        id: 'InboxCounts',
        examples: [
          {
            inbox: { total: 13, over_time: 2 },
            registrations: { total: 89 },
            payments: { total: 14 },
            changes: { total: 2 },
            representations: { total: 1 },
            concerns: { total: 3 },
            inspections: { total: 5 },
            visits: { total: 2 },
            facilities: { total: 300 },
            renewals: { total: 88 },
            penalties: { total: 11 },
          },
        ],
      }),
  }),
})
