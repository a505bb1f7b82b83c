import { caseHolders } from '@portal/domain/actions/registration-state.ts'
import type { QueueView } from '@portal/domain/cases/queue-views.ts'
import { licenceOrigins } from '@portal/domain/licences/licence-origin.ts'
import { feeStates } from '@portal/domain/money/fee-state.ts'
import { z } from 'zod'
import { line, recordIdText, wholeNumber } from '../fields/fields.ts'
import { counted } from '../fields/paging.ts'

function days(bound: string) {
  return wholeNumber(0, 9999, 'Enter a number of days from 0 to 9999').describe(
    `Only those that the ministry has had for ${bound} so many days.`,
  )
}

/** The filters of the officers' queue. */
export const caseFilters = {
  with: z
    .enum(caseHolders, 'Choose ministry or owner')
    .optional()
    .describe('Only undecided ones: those with the ministry, or those that their owners have not submitted.'),
  assignee: z
    .union([z.enum(['me', 'nobody']), recordIdText], 'Choose me, nobody or an officer')
    .optional()
    .describe('For officers: only applications that this officer has, or nobody.'),
  late: z
    .enum(['yes'], 'Choose yes')
    .optional()
    .describe('Only those with the ministry for longer than `service_days`.'),
  days_from: days('at least').optional(),
  days_to: days('at most').optional(),
  returned: z
    .enum(['yes'], 'Choose yes')
    .optional()
    .describe('Only undecided ones that were returned for correction, whether they are back or not.'),
  origin: z
    .enum(licenceOrigins, 'Choose portal or paper')
    .optional()
    .describe('Only what the portal registered, or only licences that were issued on paper before it.'),
  stage: recordIdText
    .optional()
    .describe('For officers: only those that are to be signed at this stage, also after a temporary approval.'),
}

/** The stage at which an application is, as the queue shows it. */
export const presentStage = z
  .object({
    id: z.int(),
    name: z.string(),
    days: z.int().describe('Calendar days at this stage.'),
    promised_days: z.int(),
    is_late: z.boolean().describe('Whether it has taken more days than promised.'),
  })
  .meta({
    id: 'PresentStage',
    examples: [{ id: 2, name: 'Approval of the commissioner', days: 2, promised_days: 3, is_late: false }],
  })

/** How far the fee of an application is, as the queue shows it. */
export const caseFee = z
  .object({ state: z.enum(feeStates), due: z.number().describe('Naira: what the owner has still to pay.') })
  .meta({ id: 'CaseFee', examples: [{ state: 'due', due: 100000 }] })

/** A view of the queue that an officer saves under a name. */
export const savedViewForm = z
  .object({
    name: line('a name', 40),
    search: z
      .string('Send the filters')
      .max(500, 'These filters are too long to keep')
      .regex(/^[\w=&%.+,~*-]*$/, 'Send the filters as an address has them')
      .describe("The filters and the order, as the list's address has them after the question mark."),
  })
  .meta({ examples: [{ name: 'Clinics in Bida', search: 'facility_type_id=4&local_gov_area_id=548' }] })

const savedView = z.object({ id: z.int(), ...savedViewForm.shape }).meta({
  id: 'SavedView',
  examples: [{ id: 3, name: 'Clinics in Bida', search: 'facility_type_id=4&local_gov_area_id=548' }],
})

/** The saved views of an officer, by name. */
export const savedViews = z.array(savedView)

/** How many registrations each view has. */
const counts = z.object({
  mine: counted.describe('With the ministry, and yours.'),
  unassigned: counted.describe('With the ministry, and nobody has them.'),
  returned: counted.describe('Returned to their owners for correction, or back from them, and not decided.'),
  late: counted.describe('With the ministry for longer than `service_days`.'),
  ministry: counted.describe('With the ministry.'),
  all: counted,
} satisfies Record<QueueView, typeof counted>)

/** What stands above the list of the queue. */
export const queue = z
  .object({
    counts,
    service_days: z.int().describe('How many calendar days the ministry promises to take.'),
    oldest: z.int().nullable().describe('The registration that nobody has and that was submitted first.'),
    saved: savedViews,
    stages: z
      .array(z.object({ id: z.int(), name: z.string() }))
      .describe('The stages that the list can be narrowed to; none where the ministry has set none.'),
  })
  .meta({
    id: 'Queue',
    examples: [
      {
        counts: {
          mine: { total: 6 },
          unassigned: { total: 27 },
          returned: { total: 9 },
          late: { total: 8 },
          ministry: { total: 89 },
          all: { total: 312 },
        },
        service_days: 21,
        oldest: 41,
        saved: [{ id: 3, name: 'Clinics in Bida', search: 'facility_type_id=4&local_gov_area_id=548' }],
        stages: [{ id: 2, name: 'Approval of the commissioner' }],
      },
    ],
  })
