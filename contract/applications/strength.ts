import { z } from 'zod'

/** How many staff of one cadre work full time and part time, and the total. Spec §3. */
export const strength = z
  .object({ full: z.int(), part: z.int(), total: z.int() })
  .meta({ id: 'Strength', examples: [{ full: 4, part: 1, total: 5 }] })
export type Strength = z.output<typeof strength>
