import { z } from 'zod'
import { call } from '../call.ts'
import { byId, moment } from '../fields/fields.ts'
import { list, paging } from '../fields/paging.ts'
import { letter } from './letter.ts'

/** The letters about a facility and all of its registrations. */
export const listFacilityLetters = call('GET', '/api/facilities/{id}/letters', {
  feature: 'letters',
  summary: 'The letters of the ministry about a facility and its registrations, newest first.',
  may: 'read a facility or registration',
  params: byId,
  query: paging,
  resource: { kind: 'facility', in: 'params', field: 'id' },
  reply: list(letter),
})

/** The letters about one registration. */
export const listRegistrationLetters = call('GET', '/api/registrations/{id}/letters', {
  feature: 'letters',
  summary: 'The letters of the ministry about a registration, newest first.',
  may: 'read a facility or registration',
  params: byId,
  query: paging,
  resource: { kind: 'registration', in: 'params', field: 'id' },
  reply: list(letter),
})

/** A signed link to the PDF of a letter, for people who may read it. */
export const linkLetter = call('POST', '/api/letters/{id}/link', {
  feature: 'letters',
  summary: 'A link to the PDF of a letter, which works for five minutes.',
  may: 'read a facility or registration',
  params: byId,
  resource: { kind: 'letter', in: 'params', field: 'id' },
  refuses: ['too_many_requests'],
  reply: z.object({ url: z.string(), expires_at: moment }).meta({
    examples: [
      { url: '/letters/7?expires=1775644500&session=c2Vz&signature=Zm9v', expires_at: '2026-04-08T10:35:00.000Z' },
    ],
  }),
  audit: { enters: 'print_letter', about: 'letter', id: ['params', 'id'] },
})
