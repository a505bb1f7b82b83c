import {
  penaltyRepresentationActions,
  representationActions,
  restrictionRepresentationActions,
} from '@portal/domain/actions/representation-actions.ts'
import { maxRepresentationFiles, representationDecisions } from '@portal/domain/standing/representations.ts'
import { z } from 'zod'
import { registrationPage } from '../../applications/registration-page.ts'
import { call } from '../../call.ts'
import { scannedDocument } from '../../fields/accepted-file.ts'
import { byId, choice, prose, recordIdText } from '../../fields/fields.ts'
import { list, paging } from '../../fields/paging.ts'
import { contestable, representation } from '../representation.ts'

const itself = { kind: 'representation', in: 'params', field: 'id' } as const
const file = `${scannedDocument.typeNames}, at most ${scannedDocument.maxSize}`
const reply = z.object({
  message: z.string(),
  data: representation,
  page: registrationPage
    .nullable()
    .describe('For a decline the same as the reply of GET /api/registrations/{id} now; otherwise null.'),
})

/** What the three calls with which an owner makes a representation share. */
const contest = {
  body: z
    .object({ text: prose('why you do not agree', 4000) })
    .meta({ examples: [{ text: 'The fire certificate was in the application, on page 4.' }] }),
  upload: scannedDocument,
  isFileOptional: true,
  refuses: ['action_not_offered', 'already_exists', 'limit_reached'],
  status: 201,
  reply,
} as const

/** The owner makes a representation against a decline, once and within `representation_days`. */
export const contestDecline = call('POST', '/api/registrations/{id}/representation', {
  feature: 'representations',
  summary: `Make a representation against the decline of a registration, with a document if there is one: ${file}.`,
  may: representationActions['Contest decline'].may,
  params: byId,
  resource: { kind: 'registration', in: 'params', field: 'id' },
  ...contest,
  audit: { byUseCase: ['Contest decline'] },
})

/** The same against a penalty. */
export const contestPenalty = call('POST', '/api/penalty/{id}/representation', {
  feature: 'representations',
  summary: `Make a representation against a penalty, with a document if there is one: ${file}.`,
  may: penaltyRepresentationActions['Contest penalty'].may,
  params: byId,
  resource: { kind: 'penalty', in: 'params', field: 'id' },
  ...contest,
  audit: { byUseCase: ['Contest penalty'] },
})

/** The same against a suspension, a sealing or a revocation. */
export const contestRestriction = call('POST', '/api/facilities/{id}/restrictions/{restriction_id}/representation', {
  feature: 'representations',
  summary: `Make a representation against a suspension, a sealing or a revocation, with a document if there is one: ${file}.`,
  may: restrictionRepresentationActions['Contest restriction'].may,
  params: byId.extend({ restriction_id: recordIdText }),
  resource: { kind: 'facility', in: 'params', field: 'id' },
  ...contest,
  audit: { byUseCase: ['Contest restriction'] },
})

/** The owner adds a document to a representation that is not decided. */
export const addRepresentationFile = call('POST', '/api/representations/{id}/documents', {
  feature: 'representations',
  summary: `Add a document to a representation that is not decided: ${file}; ${maxRepresentationFiles} in all.`,
  may: representationActions['Contest decline'].may,
  params: byId,
  upload: scannedDocument,
  resource: itself,
  refuses: ['action_not_offered', 'limit_reached'],
  status: 201,
  reply,
  audit: { enters: 'add_document', about: 'representation', id: ['params', 'id'] },
})

/** The representations that wait for an officer. */
export const listRepresentations = call('GET', '/api/representations', {
  feature: 'representations',
  summary: 'The representations of owners that are not decided, oldest first.',
  may: 'list all facilities',
  query: paging,
  reply: list(representation),
})

/** The representations about a facility. */
export const listRepresentationsOfFacility = call('GET', '/api/facilities/{id}/representations', {
  feature: 'representations',
  summary: 'The representations about a facility, newest first, and against what its owner can still make one.',
  may: 'read a facility or registration',
  params: byId,
  query: paging,
  resource: { kind: 'facility', in: 'params', field: 'id' },
  reply: list(representation).extend({
    contestable: z
      .array(contestable)
      .describe(
        'Penalties, suspensions, sealings and revocations; empty unless you are the owner. A decline is on its registration.',
      ),
  }),
})

/** An officer other than the one who took the decision decides on a representation. */
export const decideRepresentation = call('POST', '/api/representations/{id}/decide', {
  feature: 'representations',
  summary:
    'Uphold the decision that a representation is against, or set it aside: a declined registration then awaits a new decision, nothing is to be paid for a penalty, a restriction is lifted.',
  may: representationActions['Uphold decline'].may,
  params: byId,
  body: z
    .object({ outcome: choice(representationDecisions, 'what becomes of the decision'), reason: prose('the reason') })
    .meta({ examples: [{ outcome: 'set aside', reason: 'The certificate was overlooked.' }] }),
  resource: itself,
  refuses: ['action_not_offered'],
  reply,
  audit: {
    byUseCase: [
      'Uphold decline',
      'Set aside decline',
      'Uphold penalty',
      'Set aside penalty',
      'Uphold restriction',
      'Set aside restriction',
    ],
  },
})
