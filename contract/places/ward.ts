import { z } from 'zod'
import { retirable } from '../fields/retirable.ts'

/** A ward of a local government area. Spec §3. */
export const ward = z
  .object({
    id: z.int(),
    name: z.string(),
    local_gov_area_id: z.int(),
    ...retirable,
    merged_into: z.int().nullish().describe('The ward that it was merged into; its own id leads there.'),
  })
  .meta({
    id: 'Ward',
    examples: [{ id: 6214, name: 'Sabongari', local_gov_area_id: 544, retired_at: null, merged_into: null }],
  })
export type Ward = z.output<typeof ward>
