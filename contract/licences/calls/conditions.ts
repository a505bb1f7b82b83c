import { registrationActions } from '@portal/domain/actions/registration.ts'
import { z } from 'zod'
import { registrationPage } from '../../applications/registration-page.ts'
import { call } from '../../call.ts'
import { scannedDocument } from '../../fields/accepted-file.ts'
import { byId, prose } from '../../fields/fields.ts'

const itself = { kind: 'condition', in: 'params', field: 'id' } as const
const withPage = z.object({
  message: z.string(),
  page: registrationPage.describe('The same as the reply of GET /api/registrations/{id} now.'),
})

/** The owner shows that a condition is met; the file is the part `document`. */
export const addEvidence = call('POST', '/api/conditions/{id}/evidence', {
  feature: 'conditions',
  summary: `Provide evidence for a condition of an approval, with a document if there is one: ${scannedDocument.typeNames}, at most ${scannedDocument.maxSize}.`,
  may: registrationActions['Provide evidence'].may,
  params: byId,
  body: z
    .object({ text: prose('what you did to meet the condition', 1000) })
    .meta({ examples: [{ text: 'It was installed on 2 June. The receipt is attached.' }] }),
  upload: scannedDocument,
  isFileOptional: true,
  resource: itself,
  refuses: ['action_not_offered', 'limit_reached'],
  status: 201,
  reply: withPage,
  audit: { byUseCase: ['Provide evidence'] },
})

/** An officer finds that a condition is met. */
export const meetCondition = call('POST', '/api/conditions/{id}/met', {
  feature: 'conditions',
  summary: 'Mark a condition of an approval as met, with a note.',
  may: registrationActions['Mark condition as met'].may,
  params: byId,
  body: z.object({ note: prose('a note', 500) }).meta({ examples: [{ note: 'Seen at the visit of 5 June.' }] }),
  resource: itself,
  refuses: ['action_not_offered'],
  reply: withPage,
  audit: { byUseCase: ['Mark condition as met'] },
})
