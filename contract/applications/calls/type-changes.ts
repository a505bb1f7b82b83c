import { facilityActions } from '@portal/domain/actions/facility.ts'
import { z } from 'zod'
import { call } from '../../call.ts'
import { byId, chosen, recordIdText } from '../../fields/fields.ts'
import { registrationBrief } from '../registration-brief.ts'

const itsFacility = { kind: 'facility', in: 'params', field: 'id' } as const
const form = z.object({ facility_type_id: chosen('the new type') }).meta({ examples: [{ facility_type_id: 3 }] })
const started = z.object({ data: registrationBrief })

/** What a change of type would ask for. */
export const previewTypeChange = call('GET', '/api/facilities/{id}/type-change/{facility_type_id}', {
  feature: 'type-changes',
  summary: 'What a facility would be asked for, and what it would cost, to change its type now.',
  may: 'read a facility or registration',
  params: byId.extend({ facility_type_id: recordIdText }),
  resource: itsFacility,
  reply: z.object({
    data: z
      .object({
        questions: z.int().describe('How many questions the new type asks.'),
        taken_over: z.int().describe('How many of them are answered from the licence, to be confirmed.'),
        documents: z.array(z.string()).describe('The documents that must be there.'),
        fee: z.number().nullable().describe('Naira; null if nothing is asked for.'),
      })
      .meta({
        examples: [{ questions: 72, taken_over: 40, documents: ['Curriculum Vitae Of Personnels'], fee: 50000 }],
      }),
  }),
})

/** The owner of a facility with a licence in force asks for another type. */
export const startTypeChange = call('POST', '/api/facilities/{id}/type-change', {
  feature: 'type-changes',
  summary: 'Start the change of the type of a facility. Its licence stays in force until the decision, and after it.',
  may: facilityActions['Change type'].may,
  params: byId,
  body: form,
  resource: itsFacility,
  refuses: ['action_not_offered', 'already_exists'],
  status: 201,
  reply: started,
  audit: { byUseCase: ['Change type'] },
})

/** An officer does so for a facility without an owner account. */
export const recordTypeChange = call('POST', '/api/facilities/{id}/type-change/record', {
  feature: 'type-changes',
  summary: 'Start the change of the type of a facility without an owner account, which was asked for on paper.',
  may: facilityActions['Record change of type'].may,
  params: byId,
  body: form,
  resource: itsFacility,
  refuses: ['action_not_offered', 'already_exists'],
  reply: started,
  audit: { byUseCase: ['Record change of type'] },
})
