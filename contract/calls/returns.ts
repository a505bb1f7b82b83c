import { registrationActions } from '@portal/domain/actions/registration.ts'
import { z } from 'zod'
import { call } from '../call.ts'
import { byId } from '../fields.ts'
import { returnForm } from '../forms/return-form.ts'
import { registrationBrief } from '../replies/registration-brief.ts'
import { registrationPage } from '../replies/registration-page.ts'

/** An officer returns an application to its owner, who can change only what is named and then submits it again. */
export const returnRegistration = call('POST', '/api/registrations/{id}/return', {
  summary: 'Return an application to its owner for correction, by item and with a date.',
  may: registrationActions.Return.may,
  params: byId,
  body: returnForm,
  resource: { kind: 'registration', in: 'params', field: 'id' },
  refuses: ['action_not_offered', 'invalid_input'],
  reply: z.object({
    data: registrationBrief,
    message: z.string(),
    page: registrationPage.describe('The same as the reply of GET /api/registrations/{id} now.'),
  }),
})
