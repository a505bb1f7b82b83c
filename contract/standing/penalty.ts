import { offeredPenaltyNames } from '@portal/domain/actions/penalty.ts'
import { penaltyStatuses } from '@portal/domain/standing/penalties.ts'
import { z } from 'zod'
import { date, moment } from '../fields/fields.ts'

/** A penalty on a facility, without the facility itself. Spec §3. */
export const penalty = z
  .object({
    id: z.int(),
    facility_id: z.int(),
    registration_id: z.int().nullable(),
    user_id: z.int().nullable().describe('The owner of the facility.'),
    comment: z.string(),
    created_at: moment,
    offence_id: z.int().nullable().describe('The offence of the tariff; null if there is only a reason.'),
    offence: z.string().nullable().describe('The name of the offence on that day.'),
    amount: z.number().nullable().describe('Naira, with at most two decimals; null if nothing is to be paid.'),
    due_date: date.nullable().describe('The day by which it is to be paid.'),
    status: z
      .enum(penaltyStatuses)
      .describe('`paid` once nothing of its invoice is left to pay; `waived` or `set aside` by a decision.'),
    is_overdue: z.boolean().describe('Whether it is open after its day.'),
    invoice_id: z.int().nullable().describe('The invoice that asks for it.'),
    invoice_number: z.string().nullable().describe('Also the reference to give with a payment.'),
    decided_at: moment.nullable().describe('When it was waived or set aside.'),
    decision_reason: z.string().nullable().describe('Why it was waived or set aside.'),
    offered: z.array(z.enum(offeredPenaltyNames)).optional().describe('What you may do with it.'),
  })
  .meta({
    examples: [
      {
        id: 4,
        facility_id: 12,
        registration_id: 31,
        user_id: 7,
        comment: 'Operated without a resident medical practitioner in May.',
        created_at: '2026-06-01T12:00:00.000Z',
        offence_id: 3,
        offence: 'No qualified practitioner on duty',
        amount: 100000,
        due_date: '2026-06-29',
        status: 'open',
        is_overdue: false,
        invoice_id: 9,
        invoice_number: 'INV-2026-000009',
        decided_at: null,
        decision_reason: null,
        offered: ['Waive penalty'],
      },
    ],
  })
export type Penalty = z.output<typeof penalty>
