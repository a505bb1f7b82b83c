import { z } from 'zod'

/** A part of the catalogue, shared by the types that have requirements in it. Spec §3. */
export const part = z
  .object({
    id: z.int(),
    designation: z.string().describe('For example Part A.'),
    part_name: z.string(),
  })
  .meta({ id: 'Part', examples: [{ id: 1, designation: 'Part A', part_name: 'Out-patient area' }] })
export type Part = z.output<typeof part>
