import { conditionActionNames } from '@portal/domain/actions/condition-actions.ts'
import { conditionStates } from '@portal/domain/licences/conditions.ts'
import { z } from 'zod'
import { moment } from '../fields/fields.ts'
import { printedCondition } from './printed-condition.ts'

/** A condition of an approval or temporary approval, with the evidence that its owner provided. */
export const condition = printedCondition
  .extend({
    id: z.int(),
    set_at: moment,
    state: z.enum(conditionStates).describe('As of today: overdue from the day after its due date on.'),
    met: z.object({ at: moment, by: z.string().describe('Full name of the officer.'), note: z.string() }).nullable(),
    evidence: z
      .array(
        z.object({
          id: z.int(),
          text: z.string(),
          file_slug: z.string().nullable().describe('The document, if there is one.'),
          by: z.string().describe('Full name.'),
          at: moment,
        }),
      )
      .describe('The oldest first.'),
    offered: z.array(z.enum(conditionActionNames)).describe('What you may do with it now.'),
  })
  .meta({
    id: 'Condition',
    examples: [
      {
        text: 'Install a second fire extinguisher in the laboratory.',
        due_date: '2026-07-31',
        id: 7,
        set_at: '2026-04-08T10:30:00.000Z',
        state: 'open',
        met: null,
        evidence: [
          {
            id: 3,
            text: 'It was installed on 2 June. The receipt is attached.',
            file_slug: 'q7Yk2vT9cXw4LmB8sZ1dRf',
            by: 'Amina Bello',
            at: '2026-06-03T09:00:00.000Z',
          },
        ],
        offered: ['Mark condition as met'],
      },
    ],
  })
export type Condition = z.output<typeof condition>
