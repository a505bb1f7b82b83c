import { z } from 'zod'

/** One question of a requirement. Spec §3. */
export const subList = z
  .object({
    id: z.int(),
    sub_list: z.string().describe('The question.'),
    requirement_id: z.int(),
  })
  .meta({
    id: 'SubList',
    examples: [{ id: 3, sub_list: 'Is there a treatment room of at least 12 square metres?', requirement_id: 1 }],
  })
