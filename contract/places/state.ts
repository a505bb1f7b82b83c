import { z } from 'zod'
import { retirable } from '../fields/retirable.ts'

/** One of the 36 states or the Federal Capital Territory. Spec §3. */
export const state = z
  .object({ id: z.int(), name: z.string(), ...retirable })
  .meta({ id: 'State', examples: [{ id: 27, name: 'Niger', retired_at: null }] })
export type State = z.output<typeof state>
