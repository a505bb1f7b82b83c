import { representationDecisions, representationOutcomes } from '@portal/domain/representations.ts'
import { z } from 'zod'
import { moment } from '../fields.ts'

/** An owner's answer to the decline of a registration. */
export const representation = z
  .object({
    id: z.int(),
    registration_id: z.int(),
    reference: z.string(),
    company_name: z.string(),
    declined_by: z.string().describe('Full name of the officer.'),
    declined_at: moment,
    text: z.string(),
    made_by: z.string().describe('Full name.'),
    made_at: moment,
    files: z.array(z.string()).describe('Its documents.'),
    outcome: z.enum(representationOutcomes).nullable().describe('null until an officer has decided on it.'),
    ended_at: moment.nullable(),
    decided_by: z.string().nullable().describe('Full name of the officer.'),
    reason: z.string().nullable().describe("The officer's."),
    offered: z.array(z.enum(representationDecisions)).describe('What you may decide on it now.'),
    may_add_files: z.boolean().describe('Whether you may add a document now.'),
  })
  .meta({
    id: 'Representation',
    examples: [
      {
        id: 4,
        registration_id: 31,
        reference: 'APP-2026-000123',
        company_name: 'Sabongari Family Clinic',
        declined_by: 'Ibrahim Musa',
        declined_at: '2026-04-08T10:30:00.000Z',
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
