import { registrationActions } from '@portal/domain/actions/registration.ts'
import { reminderDays } from '@portal/domain/cases/owner-reminder.ts'
import { maxSavedViews } from '@portal/domain/cases/queue-views.ts'
import { z } from 'zod'
import { officer } from '../accounts/officer.ts'
import { registrationPage } from '../applications/registration-page.ts'
import { call } from '../call.ts'
import { byId, chosen, recordId } from '../fields/fields.ts'
import { queue, savedViewForm, savedViews } from './queue.ts'

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

/** As many applications as a page of the list has at most. */
const maxSelected = 100

const ofEach = z.object({
  message: z.string(),
  data: z.array(
    z.object({ id: z.int(), refused: z.string().nullable().describe('Why nothing was done; null where it was.') }),
  ),
})

/** An officer gives several applications to another officer, each as {@link giveCase} does. What is refused keeps no other back. */
export const giveCases = call('POST', '/api/registrations/assign', {
  feature: 'cases',
  summary: `Give at most ${maxSelected} applications to an officer. The reply says for each whether it was given, and why not.`,
  may: registrationActions['Give case'].may,
  body: z
    .object({
      officer_id: chosen('an officer'),
      applications: z
        .array(
          z.object({
            id: recordId,
            from_id: z.int().nullish().describe('Who has it as far as you know; null for nobody.'),
          }),
          'Select applications',
        )
        .min(1, 'Select applications')
        .max(maxSelected, `Select at most ${maxSelected}`),
    })
    .meta({ examples: [{ officer_id: 2, applications: [{ id: 31, from_id: null }] }] }),
  refuses: ['invalid_input'],
  reply: ofEach,
  audit: { byUseCase: ['Give case'] },
})

/** An officer reminds the owners of several applications of what they have to do. */
export const remindOwners = call('POST', '/api/registrations/remind', {
  feature: 'cases',
  summary: `Remind the owners of at most ${maxSelected} applications of what they have to do, once in ${reminderDays} days at most. The reply says for each whether its owner is reminded, and why not.`,
  may: registrationActions['Remind owner'].may,
  body: z
    .object({
      ids: z
        .array(recordId, 'Select applications')
        .min(1, 'Select applications')
        .max(maxSelected, `Select at most ${maxSelected}`),
    })
    .meta({ examples: [{ ids: [31] }] }),
  refuses: ['invalid_input'],
  reply: ofEach,
  audit: { byUseCase: ['Remind owner'] },
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
  summary:
    'The officers to whom an application can be given, by name; at most 500. With `inspect` those who can be in the team of an inspection, with `any` every officer.',
  may: 'see the applications',
  query: z.object({ duty: z.enum(['inspect', 'any']).optional() }),
  reply: z.object({ data: z.array(officer) }),
})

/** How much each view of the queue has, and the views that the officer saved. */
export const showQueue = call('GET', '/api/queue', {
  feature: 'cases',
  summary:
    'How many registrations each view of the queue has, what the ministry promises, and the views that you saved. Counting stops at 1,000.',
  may: 'see the applications',
  reply: z.object({ data: queue }),
})

const ownViewOnly = { isNotAudited: 'How somebody looks at a list is nobody else’s matter.' } as const

/** An officer saves a view of the queue. The name of one that exists replaces it. */
export const saveView = call('POST', '/api/queue/views', {
  feature: 'cases',
  summary: `Save a view of the queue under a name, at most ${maxSavedViews}. One of the same name is replaced.`,
  may: 'see the applications',
  body: savedViewForm,
  status: 201,
  refuses: ['invalid_input'],
  reply: z.object({ message: z.string(), data: savedViews }),
  audit: ownViewOnly,
})

/** An officer removes a view of the queue. */
export const removeView = call('DELETE', '/api/queue/views/{id}', {
  feature: 'cases',
  summary: 'Remove a view of the queue that you saved.',
  may: 'see the applications',
  params: byId,
  refuses: ['not_found'],
  reply: z.object({ message: z.string(), data: savedViews }),
  audit: ownViewOnly,
})
