import {
  contestedKinds,
  representationDecisions,
  representationOutcomes,
} from '@portal/domain/standing/representations.ts'
import { z } from 'zod'
import { date, moment } from '../fields/fields.ts'

const contested = {
  against: z.enum(contestedKinds),
  penalty_id: z.int().nullable().describe('The penalty that it is against.'),
  restriction_id: z.int().nullable().describe('The suspension, sealing or revocation that it is against.'),
  taken_at: moment.describe('When that decision was taken.'),
}

/** What an owner says against a decision: a decline, a penalty, or a change of standing. */
export const representation = z
  .object({
    id: z.int(),
    facility_id: z.int(),
    company_name: z.string(),
    ...contested,
    registration_id: z.int().nullable().describe('The registration whose decline it is against.'),
    reference: z.string().nullable().describe('Of that registration.'),
    taken_by: z.string().describe('Full name of the officer who took that decision.'),
    text: z.string(),
    made_by: z.string().describe('Full name.'),
    made_at: moment,
    files: z.array(z.string()).describe('Its documents.'),
    outcome: z.enum(representationOutcomes).nullable().describe('null until an officer has decided on it.'),
    ended_at: moment.nullable(),
    decided_by: z.string().nullable().describe('Full name of the officer who decided on the representation.'),
    reason: z.string().nullable().describe("The officer's."),
    offered: z.array(z.enum(representationDecisions)).describe('What you may decide on it now.'),
    may_add_files: z.boolean().describe('Whether you may add a document now.'),
  })
  .meta({
    id: 'Representation',
    examples: [
      {
        id: 4,
        facility_id: 12,
        company_name: 'Sabongari Family Clinic',
        against: 'decline',
        penalty_id: null,
        restriction_id: null,
        taken_at: '2026-04-08T10:30:00.000Z',
        registration_id: 31,
        reference: 'APP-2026-000123',
        taken_by: 'Ibrahim Musa',
        text: 'The fire certificate was in the application, on page 4.',
        made_by: 'Amina Bello',
        made_at: '2026-04-10T08:00:00.000Z',
        files: ['q7Yk2vT9cXw4LmB8sZ1dRf'],
        outcome: null,
        ended_at: null,
        decided_by: null,
        reason: null,
        offered: ['upheld', 'set aside'],
        may_add_files: false,
      },
    ],
  })
export type Representation = z.output<typeof representation>

/** A decision about a facility against which you can still make a representation. */
export const contestable = z
  .object({
    ...contested,
    subject: z.string().describe('What the penalty, suspension, sealing or revocation is for.'),
    until: date.describe('The last day.'),
  })
  .meta({
    id: 'Contestable',
    examples: [
      {
        against: 'penalty',
        penalty_id: 7,
        restriction_id: null,
        taken_at: '2026-06-03T10:30:00.000Z',
        subject: 'Operating without a doctor',
        until: '2026-07-01',
      },
    ],
  })
export type Contestable = z.output<typeof contestable>
