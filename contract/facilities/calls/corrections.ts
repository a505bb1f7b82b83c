import { z } from 'zod'
import { applicantCorrection } from '../../applications/applicant-form.ts'
import { document } from '../../applications/document.ts'
import { person } from '../../applications/person.ts'
import { call } from '../../call.ts'
import { byId, changeReason, fileSlug, lastDayOfDocument, prose } from '../../fields/fields.ts'
import { facilityCorrection } from '../facility.ts'
import { facilityWithPlaces } from '../facility-with-places.ts'

/** Corrects the details of a facility before its first approval. */
export const changeFacility = call('PUT', '/api/facilities/{id}', {
  feature: 'corrections',
  summary: 'Correct the details of a facility before its first approval. The warnings never stop it.',
  may: 'change registration contents',
  params: byId,
  body: facilityCorrection,
  resource: { kind: 'facility', in: 'params', field: 'id' },
  ifMatch: 'data',
  refuses: ['action_not_offered'],
  reply: z.object({ data: facilityWithPlaces, warnings: z.array(z.string()) }),
  audit: { byUseCase: ['Change contents'] },
})

/** Corrects the applicant of a registration. */
export const changeApplicant = call('PUT', '/api/registrations/{id}/applicant', {
  feature: 'corrections',
  summary: 'Correct the details of the applicant.',
  may: 'change registration contents',
  params: byId,
  body: applicantCorrection,
  resource: { kind: 'registration', in: 'params', field: 'id' },
  ifMatch: 'data',
  refuses: ['action_not_offered'],
  reply: z.object({ data: person }),
  audit: { byUseCase: ['Change contents'] },
})

/** Corrects the last day of a document. */
export const changeDocument = call('PUT', '/api/documents/{slug}', {
  feature: 'corrections',
  summary: 'Correct the last day on which a document is valid.',
  may: 'change registration contents',
  params: z.object({ slug: fileSlug }),
  body: z
    .object({ expires_on: lastDayOfDocument, reason: changeReason })
    .meta({ examples: [{ expires_on: '2026-12-31' }] }),
  resource: { kind: 'document', in: 'params', field: 'slug' },
  reply: z.object({ data: document }),
  audit: { byUseCase: ['Change contents'] },
})

/** Removes a document, or a payment with its receipt, that was recorded after the latest saved consideration. */
export const removeFile = call('POST', '/api/documents/{slug}/remove', {
  feature: 'corrections',
  summary: 'Remove a document or a payment that was recorded after the latest saved consideration.',
  may: 'change registration contents',
  params: z.object({ slug: fileSlug }),
  body: z.object({ reason: prose('the reason') }).meta({ examples: [{ reason: 'It is the wrong file.' }] }),
  resource: { kind: 'document', in: 'params', field: 'slug' },
  refuses: ['action_not_offered'],
  reply: z.object({ message: z.string() }),
  audit: { byUseCase: ['Change contents'] },
})
