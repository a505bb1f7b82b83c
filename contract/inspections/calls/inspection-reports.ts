import { inspectionActions } from '@portal/domain/actions/inspection.ts'
import { z } from 'zod'
import { call } from '../../call.ts'
import { scannedDocument } from '../../fields/accepted-file.ts'
import { byId, optional, prose } from '../../fields/fields.ts'
import { facilityOfUpload } from '../corrective-action.ts'
import { inspectionDetails } from '../inspection-details.ts'

const reply = z.object({ message: z.string(), data: inspectionDetails })

/** An officer publishes an inspection that is done: the owner gets the report, and the days to correct begin. */
export const publishInspection = call('POST', '/api/inspections/{id}/publish', {
  feature: 'inspection-reports',
  summary: 'Publish an inspection that is done. The owner gets the report, and the days to put findings right begin.',
  may: inspectionActions['Publish inspection'].may,
  params: byId,
  refuses: ['action_not_offered'],
  reply,
  audit: { byUseCase: ['Publish inspection'] },
})

/** An inspector corrects an inspection that is done. */
export const addAddendum = call('POST', '/api/inspections/{id}/addenda', {
  feature: 'inspection-reports',
  summary: 'Correct an inspection that is done, with a reason. What was recorded stays.',
  may: inspectionActions['Add addendum'].may,
  params: byId,
  body: z
    .object({ text: prose('the correction', 4000), reason: prose('the reason', 1000) })
    .meta({ examples: [{ text: 'The cylinder had been replaced.', reason: 'The owner sent the receipt.' }] }),
  refuses: ['action_not_offered', 'limit_reached'],
  status: 201,
  reply,
  audit: { byUseCase: ['Add addendum'] },
})

/** The owner says once what is not right in the report. */
export const commentOnInspection = call('POST', '/api/inspections/{id}/comments', {
  feature: 'inspection-reports',
  summary: `Say once what is not right in the report, with a document if there is one: ${scannedDocument.typeNames}, at most ${scannedDocument.maxSize}.`,
  may: inspectionActions['Comment on inspection'].may,
  params: byId,
  body: z
    .object({ text: prose('what is not right', 4000), facility_id: facilityOfUpload })
    .meta({ examples: [{ text: 'We have two concentrators. One was in the ward.', facility_id: 12 }] }),
  upload: scannedDocument,
  isFileOptional: true,
  isResumable: true,
  resource: { kind: 'inspection', in: 'params', field: 'id' },
  refuses: ['action_not_offered', 'already_exists'],
  status: 201,
  reply,
  audit: { byUseCase: ['Comment on inspection'] },
})

/** An inspector other than the lead answers the owner's comments. */
export const answerComments = call('POST', '/api/inspections/{id}/comments/answer', {
  feature: 'inspection-reports',
  summary:
    "Answer the owner's comments, with an addendum where they are right. Somebody who was not on site does it, while there is one.",
  may: inspectionActions['Answer comments'].may,
  params: byId,
  body: z
    .object({
      answer: prose('the answer', 4000),
      addendum: optional(prose('the correction', 4000)),
      same_author_reason: optional(prose('why somebody of the team answers', 500)),
    })
    .meta({ examples: [{ answer: 'The second concentrator did not work.' }] }),
  refuses: ['action_not_offered'],
  reply,
  audit: { byUseCase: ['Answer comments'] },
})
