import { flagKinds, flagReasons } from '@portal/domain/facilities/facility-flags.ts'
import { z } from 'zod'
import { moment } from '../fields/fields.ts'

/** What an officer should look into about a facility, and what officers have accepted of it. Owners never see it. */
export const facilityFlag = z
  .object({
    kind: z
      .enum(flagKinds)
      .describe(
        'practitioner: its operating officer is that of another facility with a licence too; duplicate: it may be recorded twice.',
      ),
    keys: z.array(z.string()).describe('What nobody has accepted; the flag is open unless this is empty.'),
    facilities: z
      .array(
        z.object({
          id: z.int(),
          company_name: z.string(),
          address: z.string(),
          owner_name: z.string(),
          phone_number: z.string(),
          cac: z.string().nullable(),
          reasons: z.array(z.enum(flagReasons)).describe('What it shares with this facility.'),
          is_accepted: z.boolean(),
        }),
      )
      .describe('The other facilities, those that nobody has accepted first; at most 20.'),
    total: z.int().describe('How many other facilities there are in all.'),
    accepted: z
      .array(z.object({ reason: z.string(), by: z.string().describe('First and last name.'), at: moment }))
      .describe('Who accepted it and why, the newest first.'),
  })
  .meta({
    id: 'FacilityFlag',
    examples: [
      {
        kind: 'practitioner',
        keys: ['9 folio 45678'],
        facilities: [
          {
            id: 9,
            company_name: 'Bosso Road Clinic',
            address: '12 Bosso Road, Minna',
            owner_name: 'Musa Abubakar',
            phone_number: '+2348031234567',
            cac: 'RC5801088',
            reasons: ['folio'],
            is_accepted: false,
          },
        ],
        total: 1,
        accepted: [],
      },
    ],
  })
export type FacilityFlag = z.output<typeof facilityFlag>
