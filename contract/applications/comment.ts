import { z } from 'zod'
import { moment } from '../fields/fields.ts'

/** An officer's remark on a registration. Spec §3. */
export const comment = z
  .object({
    id: z.int(),
    registration_id: z.int(),
    body: z.string(),
    visible_to_owner: z.boolean(),
    user: z.object({ first_name: z.string(), last_name: z.string() }).describe('The officer who wrote it.'),
    created_at: moment,
  })
  .meta({
    id: 'Comment',
    examples: [
      {
        id: 2,
        registration_id: 31,
        body: 'Please upload a fire safety certificate that is in date.',
        visible_to_owner: true,
        user: { first_name: 'Ibrahim', last_name: 'Musa' },
        created_at: '2026-03-22T08:00:00.000Z',
      },
    ],
  })
export type Comment = z.output<typeof comment>
