import { concernActions } from '@portal/domain/actions/concern.ts'
import { concernFilters, concernKinds, concernOutcomes, maxConcernText } from '@portal/domain/concerns/concerns.ts'
import { z } from 'zod'
import { call } from '../call.ts'
import { concernPhoto } from '../fields/accepted-file.ts'
import { email, phone } from '../fields/contact-fields.ts'
import { byId, choice, chosen, line, optional, prose, recordIdText } from '../fields/fields.ts'
import { sorting } from '../fields/filters.ts'
import { list, paging } from '../fields/paging.ts'
import { signedLink } from '../fields/signed-link.ts'
import { concern, concernDetails } from './concern.ts'

const withDetails = z.object({ message: z.string(), data: concernDetails })

/** Anybody reports a place that is unlicensed or unsafe, or a certificate that is not genuine. */
export const reportConcern = call('POST', '/api/concerns', {
  feature: 'concerns',
  summary: `Report a place that is unlicensed or unsafe, with a photo if there is one: ${concernPhoto.typeNames}, at most ${concernPhoto.maxSize}.`,
  may: concernActions['Report concern'].may,
  body: z
    .object({
      kind: choice(concernKinds, 'what is wrong'),
      text: prose('what you saw', maxConcernText),
      place: line('the name of the place, or what it looks like', 200),
      address: optional(line('the address', 300)),
      local_gov_area_id: optional(chosen('the local government area')),
      name: optional(line('your name', 120)),
      phone_number: optional(phone),
      email: optional(email),
    })
    .meta({
      examples: [
        {
          kind: 'unlicensed',
          text: 'A man treats people there at night. No certificate is displayed.',
          place: 'Blue house beside the motor park',
          address: 'Bosso Road, Minna',
          local_gov_area_id: 541,
          name: 'Maryam',
          phone_number: '0803 123 4567',
          email: 'maryam@example.com',
        },
      ],
    }),
  upload: concernPhoto,
  isFileOptional: true,
  refuses: ['too_many_requests', 'limit_reached'],
  status: 201,
  reply: z.object({ message: z.string(), reference: z.string() }).meta({
    examples: [{ message: concernActions['Report concern'].message, reference: 'CN-7K3M-Q2XD' }],
  }),
  audit: { byUseCase: ['Report concern'] },
})

/** What was reported, the newest first. */
export const listConcerns = call('GET', '/api/concerns', {
  feature: 'concerns',
  summary:
    'What people have reported, the newest first unless another order is asked for, and how many are new, in hand and closed.',
  may: 'triage concerns',
  query: paging.extend({
    status: z.enum(concernFilters).optional().describe('`open`: new or in hand.'),
    kind: z.enum(concernKinds).optional(),
    local_gov_area_id: recordIdText.optional(),
    assignee: z.enum(['me']).optional().describe('Only what you have.'),
    sort: sorting(['reported_at', 'place', 'lga', 'status'], 'Without it the newest come first.'),
  }),
  reply: list(concern).extend({
    counts: z.object({ new: z.int(), 'in hand': z.int(), closed: z.int() }).describe('Without the filters.'),
  }),
})

/** One concern with everything that is known of it. */
export const showConcern = call('GET', '/api/concerns/{id}', {
  feature: 'concerns',
  summary: 'A concern with the contact of the person who reported it and everything that was done.',
  may: 'triage concerns',
  params: byId,
  reply: z.object({ data: concernDetails }),
})

/** A link to the photo of a concern. */
export const linkConcernPhoto = call('POST', '/api/concerns/{id}/photo', {
  feature: 'concerns',
  summary: 'A link to the photo of a concern, which works for five minutes.',
  may: 'triage concerns',
  params: byId,
  reply: signedLink('/documents/q7Yk2vT9cXw4LmB8sZ1dRf?expires=1775644500&signature=Zm9v'),
  audit: { enters: 'open_document', about: 'concern', id: ['params', 'id'] },
})

/** The concerns that are linked to a facility. */
export const listConcernsOfFacility = call('GET', '/api/facilities/{id}/concerns', {
  feature: 'concerns',
  summary: 'The concerns that are linked to a facility, the newest first.',
  may: 'triage concerns',
  params: byId,
  query: paging,
  resource: { kind: 'facility', in: 'params', field: 'id' },
  reply: list(concern),
})

/** An officer takes a concern that nobody has. */
export const takeConcern = call('POST', '/api/concerns/{id}/take', {
  feature: 'concerns',
  summary: 'Take a concern that nobody has. Of two officers, the second is refused.',
  may: concernActions['Take concern'].may,
  params: byId,
  refuses: ['action_not_offered'],
  reply: withDetails,
  audit: { byUseCase: ['Take concern'] },
})

/** An officer gives a concern to an officer, who is told. */
export const giveConcern = call('POST', '/api/concerns/{id}/give', {
  feature: 'concerns',
  summary: 'Give a concern to an officer, who is told.',
  may: concernActions['Give concern'].may,
  params: byId,
  body: z
    .object({
      officer_id: chosen('an officer'),
      from_id: z
        .int()
        .nullish()
        .describe('Who has it as far as you know; null for nobody. Refused if it is somebody else by now.'),
    })
    .meta({ examples: [{ officer_id: 2 }] }),
  refuses: ['action_not_offered'],
  reply: withDetails,
  audit: { byUseCase: ['Give concern'] },
})

/** An officer puts a concern back, so that nobody has it. */
export const putConcernBack = call('POST', '/api/concerns/{id}/put-back', {
  feature: 'concerns',
  summary: 'Put a concern back, so that nobody has it.',
  may: concernActions['Put concern back'].may,
  params: byId,
  refuses: ['action_not_offered'],
  reply: withDetails,
  audit: { byUseCase: ['Put concern back'] },
})

/** An officer links a concern to a facility that it is about. */
export const linkConcern = call('POST', '/api/concerns/{id}/facilities', {
  feature: 'concerns',
  summary: 'Link a concern to a facility that it is about. Its owner does not learn of it.',
  may: concernActions['Link facility'].may,
  params: byId,
  body: z.object({ facility_id: chosen('a facility') }).meta({ examples: [{ facility_id: 12 }] }),
  refuses: ['action_not_offered', 'already_exists', 'limit_reached'],
  reply: withDetails,
  audit: { byUseCase: ['Link facility'] },
})

/** An officer removes the link of a concern to a facility. */
export const unlinkConcern = call('DELETE', '/api/concerns/{id}/facilities/{facility_id}', {
  feature: 'concerns',
  summary: 'Remove the link of a concern to a facility.',
  may: concernActions['Unlink facility'].may,
  params: byId.extend({ facility_id: recordIdText }),
  refuses: ['action_not_offered'],
  reply: withDetails,
  audit: { byUseCase: ['Unlink facility'] },
})

/** An officer closes a concern. */
export const closeConcern = call('POST', '/api/concerns/{id}/close', {
  feature: 'concerns',
  summary: 'Close a concern with what came of it.',
  may: concernActions['Close concern'].may,
  params: byId,
  body: z
    .object({ outcome: choice(concernOutcomes, 'what came of it'), note: prose('what was done', 2000) })
    .meta({ examples: [{ outcome: 'dealt with', note: 'Visited on 9 April. The place was sealed.' }] }),
  refuses: ['action_not_offered'],
  reply: withDetails,
  audit: { byUseCase: ['Close concern'] },
})

/** An officer takes a closed concern up again. */
export const reopenConcern = call('POST', '/api/concerns/{id}/reopen', {
  feature: 'concerns',
  summary: 'Take a closed concern up again.',
  may: concernActions['Reopen concern'].may,
  params: byId,
  body: z
    .object({ note: prose('why it is taken up again', 2000) })
    .meta({ examples: [{ note: 'The place is open again.' }] }),
  refuses: ['action_not_offered'],
  reply: withDetails,
  audit: { byUseCase: ['Reopen concern'] },
})
