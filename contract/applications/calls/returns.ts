import { registrationActions } from '@portal/domain/actions/registration.ts'
import { z } from 'zod'
import { call } from '../../call.ts'
import { byId } from '../../fields/fields.ts'
import { registrationBrief } from '../registration-brief.ts'
import { registrationPage } from '../registration-page.ts'
import { returnAnswerForm, returnForm } from '../return-form.ts'

const page = registrationPage.describe('The same as the reply of GET /api/registrations/{id} now.')

/** An officer returns an application to its owner, who can change only what is named and then submits it again. */
export const returnRegistration = call('POST', '/api/registrations/{id}/return', {
  feature: 'returns',
  summary: 'Return an application to its owner for correction, by item and with a date.',
  may: registrationActions.Return.may,
  params: byId,
  body: returnForm,
  resource: { kind: 'registration', in: 'params', field: 'id' },
  refuses: ['action_not_offered', 'invalid_input'],
  reply: z.object({
    data: registrationBrief,
    message: z.string(),
    page,
  }),
  audit: { byUseCase: ['Return'] },
})

/** The owner answers an item of a return, where it stays as it is or needs a word. */
export const answerReturn = call('POST', '/api/registrations/{id}/return/answers', {
  feature: 'returns',
  summary: 'Answer an item of a return in a sentence. A later answer replaces the earlier one.',
  may: registrationActions['Answer return'].may,
  params: byId,
  body: returnAnswerForm,
  resource: { kind: 'registration', in: 'params', field: 'id' },
  refuses: ['action_not_offered', 'invalid_input'],
  reply: z.object({ message: z.string(), page }),
  audit: { byUseCase: ['Answer return'] },
})
