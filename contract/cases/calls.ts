import { registrationActions } from '@portal/domain/actions/registration.ts'
import { z } from 'zod'
import { officer } from '../accounts/officer.ts'
import { registrationPage } from '../applications/registration-page.ts'
import { call } from '../call.ts'
import { byId, chosen } from '../fields/fields.ts'

const reply = z.object({
  message: z.string(),
  page: registrationPage.describe('The same as the reply of GET /api/registrations/{id} now.'),
})
const resource = { kind: 'registration', in: 'params', field: 'id' } as const

/** An officer takes an application that nobody has. Of two who take it at once, one is refused and reads who has it. */
export const takeCase = call('POST', '/api/registrations/{id}/take', {
  feature: 'cases',
  summary: 'Take an application that nobody has.',
  may: registrationActions['Take case'].may,
  params: byId,
  resource,
  refuses: ['action_not_offered'],
  reply,
  audit: { byUseCase: ['Take case'] },
})

/** An officer gives an application to another officer, who is told. */
export const giveCase = call('POST', '/api/registrations/{id}/assign', {
  feature: 'cases',
  summary: 'Give an application to an officer, who is told.',
  may: registrationActions['Give case'].may,
  params: byId,
  body: z
    .object({
      officer_id: chosen('an officer'),
      from_id: z
        .int()
        .nullish()
        .describe(
          'Who has the application as far as you know; null for nobody. Refused if it is somebody else by now.',
        ),
    })
    .meta({ examples: [{ officer_id: 2 }] }),
  resource,
  refuses: ['action_not_offered', 'invalid_input'],
  reply,
  audit: { byUseCase: ['Give case'] },
})

/** An officer puts an application back into the queue. */
export const putCaseBack = call('POST', '/api/registrations/{id}/put-back', {
  feature: 'cases',
  summary: 'Put an application that you have back into the queue.',
  may: registrationActions['Put back'].may,
  params: byId,
  resource,
  refuses: ['action_not_offered'],
  reply,
  audit: { byUseCase: ['Put back'] },
})

/** The officers to whom an application can be given. */
export const listOfficers = call('GET', '/api/officers', {
  feature: 'cases',
  summary: 'The officers to whom an application can be given, by name; at most 500.',
  may: 'see the applications',
  reply: z.object({ data: z.array(officer) }),
})
