import { representationActions } from '@portal/domain/actions/representation-actions.ts'
import { maxRepresentationFiles, representationDecisions } from '@portal/domain/representations.ts'
import { z } from 'zod'
import { scannedDocument } from '../accepted-file.ts'
import { call } from '../call.ts'
import { representation } from '../entities/representation.ts'
import { byId, choice, prose } from '../fields.ts'
import { list, paging } from '../paging.ts'
import { registrationPage } from '../replies/registration-page.ts'

const itself = { kind: 'representation', in: 'params', field: 'id' } as const
const file = `${scannedDocument.typeNames}, at most ${scannedDocument.maxSize}`
const withPage = z.object({
  message: z.string(),
  page: registrationPage.describe('The same as the reply of GET /api/registrations/{id} now.'),
})

/** The owner answers a decline, once and within `representation_days`. */
export const addRepresentation = call('POST', '/api/registrations/{id}/representation', {
  summary: `Answer the decline of a registration, with a document if there is one: ${file}.`,
  may: representationActions['Answer decline'].may,
  params: byId,
  body: z
    .object({ text: prose('why you do not agree', 4000) })
    .meta({ examples: [{ text: 'The fire certificate was in the application, on page 4.' }] }),
  upload: scannedDocument,
  isFileOptional: true,
  resource: { kind: 'registration', in: 'params', field: 'id' },
  refuses: ['action_not_offered', 'already_exists', 'limit_reached'],
  status: 201,
  reply: withPage,
})

/** The owner adds a document to an answer that is not decided. */
export const addRepresentationFile = call('POST', '/api/representations/{id}/documents', {
  summary: `Add a document to an answer that is not decided: ${file}; ${maxRepresentationFiles} in all.`,
  may: representationActions['Answer decline'].may,
  params: byId,
  upload: scannedDocument,
  resource: itself,
  refuses: ['action_not_offered', 'limit_reached'],
  status: 201,
  reply: withPage,
})

/** The answers that wait for an officer. */
export const listRepresentations = call('GET', '/api/representations', {
  summary: 'The answers of owners to decisions that are not decided, oldest first.',
  may: 'list all facilities',
  query: paging,
  reply: list(representation),
})

/** An officer other than the one who declined decides on the owner's answer. */
export const decideRepresentation = call('POST', '/api/representations/{id}/decide', {
  summary: 'Uphold a decline that its owner answered, or set it aside; then the registration awaits a new decision.',
  may: representationActions['Uphold decline'].may,
  params: byId,
  body: z
    .object({ outcome: choice(representationDecisions, 'what becomes of the decision'), reason: prose('the reason') })
    .meta({ examples: [{ outcome: 'set aside', reason: 'The certificate was overlooked.' }] }),
  resource: itself,
  refuses: ['action_not_offered'],
  reply: withPage,
})
