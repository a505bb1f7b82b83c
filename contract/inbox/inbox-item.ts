import { inboxKindNames, nextSteps } from '@portal/domain/inbox/kinds.ts'
import { z } from 'zod'
import { officer } from '../accounts/officer.ts'
import { moment } from '../fields/fields.ts'
import { waitingDays } from './waiting-days.ts'

/** Something that waits for an officer, as the inbox shows it. */
export const inboxItem = z
  .object({
    kind: z.enum(inboxKindNames),
    id: z.int().describe('Of what waits: the registration, the payment, the condition and so on.'),
    page_id: z
      .int()
      .describe(
        'Of what the page is about on which it is dealt with: the registration of a condition, the account of duties; otherwise the same as `id`.',
      ),
    title: z.string(),
    detail: z.string().describe('What it is.'),
    lga: z.string().nullable().describe('The name of the local government area.'),
    since: moment.describe('Since when the ministry has had it, without the days that an owner had it for correction.'),
    ...waitingDays.shape,
    assignee: officer.nullable().describe('The officer who has it.'),
    next: z.enum(nextSteps).describe('The one next action.'),
  })
  .meta({
    id: 'InboxItem',
    examples: [
      {
        kind: 'application',
        id: 41,
        page_id: 41,
        title: 'Unity Hospital',
        detail: 'Resubmitted with 2 corrections',
        lga: 'Suleja',
        since: '2026-10-06T09:00:00.000Z',
        days: 48,
        is_late: true,
        is_near: false,
        assignee: null,
        next: 'Review',
      },
    ],
  })
export type InboxItem = z.output<typeof inboxItem>
