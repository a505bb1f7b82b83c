import { z } from 'zod'

/** A requirement for one facility type in one part. Spec §3. */
export const requirement = z
  .object({
    id: z.int(),
    list: z.string().describe("The requirement's name."),
    facility_type_id: z.int(),
    part_req_id: z.int().describe('The part that it belongs to.'),
  })
  .meta({
    id: 'Requirement',
    examples: [{ id: 1, list: 'Waiting and consulting', facility_type_id: 1, part_req_id: 1 }],
  })
export type Requirement = z.output<typeof requirement>
