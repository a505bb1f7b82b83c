import { z } from 'zod'

/** One of the 36 states or the Federal Capital Territory. Spec §3. */
export const state = z
  .object({ id: z.int(), name: z.string() })
  .meta({ id: 'State', examples: [{ id: 27, name: 'Niger' }] })
export type State = z.output<typeof state>
