import { offeredFacilityNames } from '@portal/domain/actions/facility.ts'
import { z } from 'zod'
import { applicationChange } from '../applications/application-change.ts'
import { exampleOf } from '../openapi/example-of.ts'
import { changeRequest } from './change-request.ts'
import { facilityWithPlaces } from './facility-with-places.ts'

/** A request for a change with its facility as it is now. */
export const changeRequestWithFacility = changeRequest.extend({ facility: facilityWithPlaces }).meta({
  id: 'ChangeRequestWithFacility',
  examples: [{ ...exampleOf(changeRequest), facility: exampleOf(facilityWithPlaces) }],
})

/** A request that is not decided, as officers list it. */
export const openChangeRequest = changeRequestWithFacility
  .extend({
    is_complete: z
      .boolean()
      .optional()
      .describe('Whether its owner has sent every document that it needs, and its fee is paid and confirmed.'),
  })
  .meta({
    id: 'OpenChangeRequest',
    examples: [{ ...exampleOf(changeRequestWithFacility), is_complete: true }],
  })

/** A request on its own page, with what the person may do with it. */
export const changeRequestOnPage = changeRequestWithFacility
  .extend({
    offered: z.array(z.enum(offeredFacilityNames)).describe('What you may do with this request today.'),
    version: z.int().describe('It rises with each document that is added. Send it with the decision.'),
    waits_for: z.array(z.string()).describe('What must come before it can be accepted, in words.'),
    outdated: z
      .string()
      .nullable()
      .describe(
        'Why it can no longer be accepted, in words: what was written meanwhile stands against it. Null if it can.',
      ),
    changed_since: applicationChange.shape.fields.describe(
      'What is different now from when it was asked for: `before` is what stood there then, `after` what stands there now.',
    ),
    invoice_id: z.int().nullable().describe('The invoice of its fee; null if nothing is charged.'),
    also_at: z
      .array(z.object({ id: z.int(), company_name: z.string() }))
      .optional()
      .describe('For officers: the other facilities whose operating officer the new one is.'),
  })
  .meta({
    id: 'ChangeRequestOnPage',
    examples: [
      {
        ...exampleOf(changeRequestWithFacility),
        offered: ['Accept change', 'Refuse change'],
        version: 0,
        waits_for: [],
        outdated: null,
        changed_since: [],
        invoice_id: null,
        also_at: [],
      },
    ],
  })
