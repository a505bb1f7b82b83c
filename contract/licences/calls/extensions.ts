import { registrationActions } from '@portal/domain/actions/registration.ts'
import { z } from 'zod'
import { registrationBrief } from '../../applications/registration-brief.ts'
import { registrationPage } from '../../applications/registration-page.ts'
import { call } from '../../call.ts'
import { byId, prose } from '../../fields/fields.ts'

/** An officer extends a temporary approval, once, by as many months as it was given for. */
export const extendRegistration = call('POST', '/api/registrations/{id}/extend', {
  feature: 'extensions',
  summary: 'Extend a temporary approval, once. The statement is issued again until the new last day.',
  may: registrationActions.Extend.may,
  params: byId,
  body: z.object({ reason: prose('the reason') }).meta({
    examples: [{ reason: 'The laboratory is inspected in January.' }],
  }),
  resource: { kind: 'registration', in: 'params', field: 'id' },
  refuses: ['action_not_offered', 'not_confirmed'],
  reply: z.object({
    data: registrationBrief,
    message: z.string(),
    page: registrationPage.describe('The same as the reply of GET /api/registrations/{id} now.'),
  }),
  audit: { byUseCase: ['Extend'] },
})
