import { correctiveActions } from '@portal/domain/actions/corrective-action.ts'
import { correctiveActionStatuses, maxReplyFiles } from '@portal/domain/inspections/corrective-actions.ts'
import { z } from 'zod'
import { call } from '../../call.ts'
import { scannedDocument } from '../../fields/accepted-file.ts'
import { byId, moment, prose, recordIdText } from '../../fields/fields.ts'
import { list, paging } from '../../fields/paging.ts'
import { correctiveAction, facilityOfUpload } from '../corrective-action.ts'
import { facilityAtRisk } from '../facility-at-risk.ts'

const itself = { kind: 'corrective action', in: 'params', field: 'id' } as const
const reply = z.object({ message: z.string(), data: correctiveAction })
const file = `${scannedDocument.typeNames}, at most ${scannedDocument.maxSize}`

/** The corrective actions of published inspections, those that are due first. */
export const listCorrectiveActions = call('GET', '/api/corrective-actions', {
  feature: 'corrective-actions',
  summary: 'The corrective actions of published inspections, those that are due first. Owners get their own.',
  may: 'read a published inspection',
  query: paging.extend({
    status: z.enum(correctiveActionStatuses).optional(),
    overdue: z.enum(['1']).optional().describe('Only those past their day.'),
    facility_id: recordIdText.optional(),
    local_gov_area_id: recordIdText.optional(),
  }),
  resource: { kind: 'facility', in: 'query', field: 'facility_id' },
  reply: list(correctiveAction),
})

/** The owner says what was done about a finding. */
export const replyToFinding = call('POST', '/api/corrective-actions/{id}/reply', {
  feature: 'corrective-actions',
  summary: `Say what was done about a finding, with a photo or document if there is one: ${file}.`,
  may: correctiveActions['Reply to finding'].may,
  params: byId,
  body: z
    .object({ text: prose('what you did'), facility_id: facilityOfUpload })
    .meta({ examples: [{ text: 'The gauge was replaced on 22 April.', facility_id: 12 }] }),
  upload: scannedDocument,
  isFileOptional: true,
  isResumable: true,
  resource: itself,
  refuses: ['action_not_offered', 'limit_reached'],
  status: 201,
  reply,
  audit: { byUseCase: ['Reply to finding'] },
})

/** The owner adds a file to a reply that nobody has looked at. */
export const addReplyFile = call('POST', '/api/corrective-actions/{id}/documents', {
  feature: 'corrective-actions',
  summary: `Add a photo or document to a reply that no inspector has decided on: ${file}; ${maxReplyFiles} in all.`,
  may: correctiveActions['Reply to finding'].may,
  params: byId,
  body: z.object({ facility_id: facilityOfUpload }).meta({ examples: [{ facility_id: 12 }] }),
  upload: scannedDocument,
  isResumable: true,
  resource: itself,
  refuses: ['action_not_offered', 'limit_reached'],
  status: 201,
  reply,
  audit: { enters: 'add_document', about: 'corrective_action', id: ['params', 'id'] },
})

/** An inspector accepts the reply to a finding, which closes the corrective action. */
export const acceptReply = call('POST', '/api/corrective-actions/{id}/accept', {
  feature: 'corrective-actions',
  summary: 'Accept the reply to a finding. The corrective action is closed.',
  may: correctiveActions['Accept reply'].may,
  params: byId,
  refuses: ['action_not_offered'],
  reply,
  audit: { byUseCase: ['Accept reply'] },
})

/** An inspector sends the reply to a finding back. */
export const sendReplyBack = call('POST', '/api/corrective-actions/{id}/send-back', {
  feature: 'corrective-actions',
  summary: 'Send the reply to a finding back to the owner, with a reason.',
  may: correctiveActions['Send reply back'].may,
  params: byId,
  body: z
    .object({ reason: prose('the reason', 1000) })
    .meta({ examples: [{ reason: 'The photo shows another cylinder.' }] }),
  refuses: ['action_not_offered'],
  reply,
  audit: { byUseCase: ['Send reply back'] },
})

/** The facilities that may be visited, those with the most points first. */
export const listFacilitiesAtRisk = call('GET', '/api/inspections/risk', {
  feature: 'corrective-actions',
  summary:
    'The licensed facilities by how much speaks for a visit, with the points of each factor. A job counts every ten minutes.',
  may: 'plan an inspection',
  query: paging.extend({
    local_gov_area_id: recordIdText.optional(),
    facility_type_id: recordIdText.optional(),
    unplanned: z.enum(['1']).optional().describe('Only those for which no visit is planned.'),
  }),
  reply: list(facilityAtRisk).extend({
    as_of: moment.nullable().describe('When the factors were counted; null if they have not been counted yet.'),
  }),
})
