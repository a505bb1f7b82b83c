import { facilityActions } from '@portal/domain/actions/facility.ts'
import { changeDecisions } from '@portal/domain/facilities/change-requests.ts'
import { z } from 'zod'
import { call } from '../../call.ts'
import { byId, choice, chosen, optional, prose, wholeNumber } from '../../fields/fields.ts'
import { list, paging } from '../../fields/paging.ts'
import { askedChange } from '../asked-change.ts'
import { changeRequest } from '../change-request.ts'
import { changeRequestOnPage, openChangeRequest } from '../change-request-with-facility.ts'
import { facilityForm } from '../facility.ts'

const itsFacility = { kind: 'facility', in: 'params', field: 'id' } as const
const itself = { kind: 'change', in: 'params', field: 'id' } as const
const withMessage = z.object({ data: changeRequestOnPage, message: z.string() })

/** The requests for changes of a facility, the newest first. */
export const listChanges = call('GET', '/api/facilities/{id}/changes', {
  feature: 'changes',
  summary: 'The requests to change the details of a facility, newest first.',
  may: 'read a facility or registration',
  params: byId,
  query: paging,
  resource: itsFacility,
  reply: list(changeRequest),
})

const { company_name, owner_name, address, ward_id } = facilityForm.shape

/** What an owner asks to change after the first approval. What is left out stays as it is. */
const changeRequestForm = z
  .object({
    company_name: optional(company_name),
    owner_name: optional(owner_name),
    address: optional(address),
    local_gov_area_id: optional(chosen('the local government area')),
    ward_id: ward_id.describe(
      'The ward at the new address. Without it the present ward stays, unless the LGA changes.',
    ),
    reason: prose('the reason'),
  })
  .meta({
    examples: [
      {
        address: '3 Paiko Road, Minna',
        local_gov_area_id: 544,
        ward_id: 6214,
        reason: 'We moved to a larger building.',
      },
    ],
  })

const details = askedChange('/changes', {
  feature: 'changes',
  words: 'the name, address or owner of a facility',
  body: changeRequestForm,
})

/** The owner asks to change the name, the address or the owner of a facility that was approved. */
export const addChange = details.ask

/** An officer records such a change of a facility without an owner account, which takes effect at once. */
export const recordChange = details.record

/** The requests that wait for an officer. */
export const listOpenChanges = call('GET', '/api/changes', {
  feature: 'changes',
  summary: 'The requests for changes that are not decided, oldest first.',
  may: 'list all facilities',
  query: paging,
  reply: list(openChangeRequest),
})

/** One request, with its facility. */
export const showChange = call('GET', '/api/changes/{id}', {
  feature: 'changes',
  summary: 'A request to change the details of a facility.',
  may: 'read a facility or registration',
  params: byId,
  resource: itself,
  reply: z.object({ data: changeRequestOnPage }),
})

/** The owner takes a request back that is not decided. */
export const withdrawChange = call('POST', '/api/changes/{id}/withdraw', {
  feature: 'changes',
  summary: 'Withdraw a request for a change that is not decided.',
  may: facilityActions['Withdraw change'].may,
  params: byId,
  resource: itself,
  refuses: ['action_not_offered'],
  reply: withMessage,
  audit: { byUseCase: ['Withdraw change'] },
})

/** An officer accepts or refuses a change. Accepting changes the facility and issues its certificate or statement in force again. */
export const decideChange = call('POST', '/api/changes/{id}/decide', {
  feature: 'changes',
  summary: 'Accept or refuse a change. A certificate or statement in force is issued again under the same number.',
  may: facilityActions['Accept change'].may,
  params: byId,
  body: z
    .object({
      decision: choice(changeDecisions, 'a decision'),
      reason: optional(prose('the reason')).describe('Needed to refuse.'),
      version: optional(wholeNumber(0, 2_147_483_647, 'This must be a whole number from 0')).describe(
        'The `version` of the request as you read it. With it, nothing is decided about documents that came afterwards.',
      ),
    })
    .meta({ examples: [{ version: 0, decision: 'accepted', reason: 'The tenancy agreement names the new address.' }] }),
  resource: itself,
  refuses: ['action_not_offered', 'not_confirmed'],
  reply: withMessage,
  audit: { byUseCase: ['Accept change', 'Refuse change'] },
})
