import { z } from 'zod'

/** A local government area. Spec §3. */
export const lga = z
  .object({
    id: z.int(),
    list: z.string().describe("The area's name."),
    state_id: z.int(),
  })
  .meta({ id: 'Lga', examples: [{ id: 544, list: 'Chanchaga', state_id: 27 }] })
export type Lga = z.output<typeof lga>
