import { letterKinds } from '@portal/domain/letters/letter-kinds.ts'
import { z } from 'zod'
import { call } from '../call.ts'
import { byId, date } from '../fields/fields.ts'
import { list, paging } from '../fields/paging.ts'
import { signedLink } from '../fields/signed-link.ts'
import { letter } from './letter.ts'
import { letterWords, letterWordsForm, letterWordsPreview } from './letter-words.ts'

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
  reply: signedLink('/letters/7?expires=1775644500&session=c2Vz&signature=Zm9v'),
  audit: { enters: 'print_letter', about: 'letter', id: ['params', 'id'] },
})

/** The paragraphs of each kind of letter, which the ministry may replace by its own. */
export const listLetterWords = call('GET', '/api/letter-words', {
  feature: 'letters',
  summary: 'The words of each kind of letter, today and from later days on, with what they can name.',
  may: 'read the settings',
  reply: z.object({ data: z.array(letterWords) }),
})

const ofKind = z.object({ kind: z.enum(letterKinds, 'Choose one of the kinds of letters') })

const change = {
  enters: 'change_letter_words',
  about: 'setting',
  id: ['params', 'kind'],
  compares: 'letter words',
} as const

/** An officer saves the words of a kind of letter from a day on. Letters that were written before stay as they are. */
export const changeLetterWords = call('PUT', '/api/letter-words/{kind}', {
  feature: 'letters',
  summary: 'Save the words of a kind of letter from a day on. Letters that were written before stay as they are.',
  may: 'manage the settings',
  params: ofKind,
  body: letterWordsForm,
  ifMatch: 'data',
  reply: z.object({ data: letterWords }),
  audit: change,
})

/** An officer takes back the words that were planned for a day: what holds before that day goes on. */
export const takeBackLetterWords = call('DELETE', '/api/letter-words/{kind}/plans/{start_date}', {
  feature: 'letters',
  summary: 'Take back the words that are planned for a day, so that those before it go on.',
  may: 'manage the settings',
  params: ofKind.extend({ start_date: date }),
  ifMatch: 'data',
  refuses: ['not_found'],
  reply: z.object({ data: letterWords }),
  audit: change,
})

/** What a letter in these words would look like. Nothing is stored. */
export const previewLetterWords = call('POST', '/api/letter-words/{kind}/preview', {
  feature: 'letters',
  summary: 'The PDF of a sample letter in words that are not saved yet.',
  may: 'manage the settings',
  params: ofKind,
  body: letterWordsPreview,
  refuses: ['too_many_requests'],
  reply: z
    .object({ pdf: z.base64().describe('A PDF of A4 pages, each marked as a sample.') })
    .meta({ examples: [{ pdf: 'JVBERi0xLjcK' }] }),
  audit: { isNotAudited: 'It shows what words would look like, and stores nothing.' },
})
