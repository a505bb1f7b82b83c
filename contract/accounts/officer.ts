import { z } from 'zod'

/** An officer of the ministry, as colleagues see them. */
export const officer = z
  .object({ id: z.int(), first_name: z.string(), last_name: z.string() })
  .meta({ id: 'Officer', examples: [{ id: 2, first_name: 'Ibrahim', last_name: 'Musa' }] })
export type Officer = z.output<typeof officer>
