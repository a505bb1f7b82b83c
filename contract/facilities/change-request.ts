import { changeKinds } from '@portal/domain/facilities/change-kinds.ts'
import { changeRequestStatuses } from '@portal/domain/facilities/change-requests.ts'
import { z } from 'zod'
import { applicationChange } from '../applications/application-change.ts'
import { moment } from '../fields/fields.ts'
import { changeRule } from './change-rule.ts'

/** The name, address and owner of a facility. */
const changeableDetails = z.object({
  company_name: z.string(),
  owner_name: z.string(),
  address: z.string(),
  lga: z.string(),
  ward: z.string().nullable(),
})

/** A request to change something of a facility that was approved. */
export const changeRequest = z
  .object({
    id: z.int(),
    facility_id: z.int(),
    kind: z.enum(changeKinds),
    status: z.enum(changeRequestStatuses),
    old: changeableDetails.describe('As it was when the change was asked for.'),
    new: changeableDetails.describe('The same as `old` where another kind of change is asked for.'),
    fields: applicationChange.shape.fields.describe('What differs, of whatever kind.'),
    rule: changeRule.describe('What the ministry asks for it: the rule of the moment at which it was made.'),
    documents: z
      .array(z.object({ name: z.string(), file_slug: z.string() }))
      .describe('The documents that were sent because the rule asks for them.'),
    reason: z.string(),
    file_slug: z.string().nullable().describe('The document that supports it, if there is one.'),
    asked_by: z.string().describe('Full name.'),
    asked_at: moment,
    ended_by: z.string().nullable().describe('Full name of who decided or withdrew it.'),
    ended_at: moment.nullable(),
    answer: z.string().nullable().describe("The officer's reason."),
  })
  .meta({
    id: 'ChangeRequest',
    examples: [
      {
        id: 3,
        facility_id: 12,
        kind: 'details',
        status: 'open',
        old: {
          company_name: 'Sabongari Family Clinic',
          owner_name: 'Amina Bello',
          address: '14 Bosso Road, Minna',
          lga: 'Chanchaga',
          ward: 'Sabongari',
        },
        new: {
          company_name: 'Sabongari Family Clinic',
          owner_name: 'Amina Bello',
          address: '3 Paiko Road, Minna',
          lga: 'Chanchaga',
          ward: 'Sabongari',
        },
        fields: [{ field: 'address', before: '14 Bosso Road, Minna', after: '3 Paiko Road, Minna' }],
        rule: { decided_by: 'officer', documents: [], is_charged: false, needs_inspection: false },
        documents: [],
        reason: 'We moved to a larger building.',
        file_slug: 'q7Yk2vT9cXw4LmB8sZ1dRf',
        asked_by: 'Amina Bello',
        asked_at: '2026-06-15T09:00:00.000Z',
        ended_by: null,
        ended_at: null,
        answer: null,
      },
    ],
  })
export type ChangeRequest = z.output<typeof changeRequest>
