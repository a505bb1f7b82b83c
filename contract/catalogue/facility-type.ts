import { z } from 'zod'

/** A type of facility. Spec §3. */
export const facilityType = z
  .object({
    id: z.int(),
    category_list: z.string().describe("The type's name."),
    definition: z.string(),
    asks_folio: z.boolean().describe('Whether the operating officer is asked for a folio number.'),
    asks_additional_mdcn: z.boolean().describe('Whether an additional MDCN qualification number is asked for.'),
  })
  .meta({
    id: 'FacilityType',
    examples: [
      {
        id: 2,
        category_list: 'Private Clinic',
        definition: 'Premises for out-patient care under a resident medical practitioner.',
        asks_folio: true,
        asks_additional_mdcn: false,
      },
    ],
  })
export type FacilityType = z.output<typeof facilityType>
