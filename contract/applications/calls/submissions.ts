import { z } from 'zod'
import { call } from '../../call.ts'
import { requirement } from '../../catalogue/requirement.ts'
import { subList } from '../../catalogue/sub-list.ts'
import { scannedDocument } from '../../fields/accepted-file.ts'
import { anyAnswer } from '../../fields/answer-fields.ts'
import { byId, changeReason, recordId, recordIdText } from '../../fields/fields.ts'
import { paging } from '../../fields/paging.ts'
import { submission } from '../submission.ts'

/** A requirement with its questions, one on each page, and the answers of a facility. Spec §2. */
export const showRequirementQuestions = call('GET', '/api/requirements/{id}', {
  feature: 'submissions',
  summary: 'A requirement with its questions, one on each page, and the answers of a facility.',
  may: 'read a facility or registration',
  params: byId,
  query: z.object({
    page: paging.shape.page,
    facility_id: recordIdText.optional().describe('Whose answers are shown with the questions.'),
    requirement_id: recordIdText.optional().describe('The same as in the path.'),
  }),
  resource: { kind: 'facility', in: 'query', field: 'facility_id' },
  reply: z.object({
    data: requirement,
    lists: z.object({
      data: z.array(subList.extend({ submissions: z.array(submission) }).meta({ id: 'SubListWithSubmissions' })),
      current_page: z.int(),
      last_page: z.int(),
    }),
    total: z.int(),
  }),
})

/** The answers of a facility. Spec §7. */
export const listSubmissions = call('GET', '/api/submision/reg', {
  feature: 'submissions',
  summary: 'The answers of a facility, of one requirement and one registration if asked for.',
  may: 'read a facility or registration',
  query: z.object({
    facility_id: recordIdText,
    requirement_id: recordIdText.optional(),
    registration_id: recordIdText.optional(),
  }),
  resource: [
    { kind: 'facility', in: 'query', field: 'facility_id' },
    { kind: 'registration', in: 'query', field: 'registration_id' },
  ],
  reply: z.object({ data: z.array(submission) }),
})

/** Answers a question. Answering again replaces the answer. Spec §2. */
export const submitAnswer = call('POST', '/api/submission/add', {
  feature: 'submissions',
  summary: 'Answer a question of a requirement. Answering again replaces the answer.',
  may: 'change registration contents',
  body: anyAnswer
    .extend({
      sub_list_id: recordId,
      requirement_id: recordId,
      facility_id: recordId,
      registration_id: recordId,
      reason: changeReason,
    })
    .meta({
      examples: [
        {
          respond: 1,
          number: 2,
          description: 'Two treatment rooms of 14 square metres each.',
          sub_list_id: 3,
          requirement_id: 1,
          facility_id: 12,
          registration_id: 31,
        },
      ],
    }),
  resource: { kind: 'facility', in: 'body', field: 'facility_id' },
  status: 201,
  ifMatch: 'data',
  reply: z.object({ data: submission }),
  audit: { byUseCase: ['Change contents'] },
})

/** Attaches a photo or file to an answer, in place of an earlier one. */
export const attachEvidence = call('POST', '/api/submissions/{id}/evidence', {
  feature: 'submissions',
  summary: `Attach a photo or file to an answer, in place of an earlier one: ${scannedDocument.typeNames}, at most ${scannedDocument.maxSize}.`,
  may: 'attach evidence',
  params: byId,
  body: z
    .object({ facility_id: recordId.describe('The facility of the answer.') })
    .meta({ examples: [{ facility_id: 12 }] }),
  upload: scannedDocument,
  isResumable: true,
  resource: [
    { kind: 'facility', in: 'body', field: 'facility_id' },
    { kind: 'answer', in: 'params', field: 'id' },
  ],
  refuses: ['action_not_offered', 'limit_reached'],
  status: 201,
  reply: z.object({ data: submission }),
  audit: { byUseCase: ['Change contents'] },
})

/** Removes the photo or file of an answer that was attached after the latest saved consideration. */
export const removeEvidence = call('DELETE', '/api/submissions/{id}/evidence', {
  feature: 'submissions',
  summary: 'Remove the photo or file of an answer that was attached after the latest saved consideration.',
  may: 'attach evidence',
  params: byId,
  resource: { kind: 'answer', in: 'params', field: 'id' },
  refuses: ['action_not_offered'],
  reply: z.object({ data: submission }),
  audit: { byUseCase: ['Change contents'] },
})
