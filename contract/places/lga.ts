import { z } from 'zod'
import { retirable } from '../fields/retirable.ts'

/** A local government area. Spec §3. */
export const lga = z
  .object({
    id: z.int(),
    list: z.string().describe("The area's name."),
    state_id: z.int(),
    ...retirable,
    merged_into: z.int().nullish().describe('The LGA that it was merged into; its own id leads there.'),
  })
  .meta({ id: 'Lga', examples: [{ id: 544, list: 'Chanchaga', state_id: 27, retired_at: null, merged_into: null }] })
export type Lga = z.output<typeof lga>
