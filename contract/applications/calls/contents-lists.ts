import { call } from '../../call.ts'
import { byId } from '../../fields/fields.ts'
import { list, paging, pagingOfContents } from '../../fields/paging.ts'
import { payment } from '../../money/payment.ts'
import { penalty } from '../../standing/penalty.ts'
import { comment } from '../comment.ts'
import { document } from '../document.ts'
import { historyLine } from '../history-line.ts'

// The replies for a facility and a registration contain the first 100 rows of each list. These calls read all rows, page by page.
const ofFacility = {
  may: 'read a facility or registration',
  params: byId,
  query: paging,
  resource: { kind: 'facility', in: 'params', field: 'id' },
} as const
const ofRegistration = { ...ofFacility, resource: { kind: 'registration', in: 'params', field: 'id' } } as const

/** The documents of a facility, the oldest first. */
export const listDocuments = call('GET', '/api/facilities/{id}/documents', {
  feature: 'contents-lists',
  summary: 'The documents of a facility, the oldest first.',
  ...ofFacility,
  query: pagingOfContents,
  reply: list(document),
})

/** The payments of a facility, or of one of its registrations, the oldest first. */
export const listPayments = call('GET', '/api/facilities/{id}/payments', {
  feature: 'contents-lists',
  summary: 'The payments of a facility, or of one of its registrations, the oldest first.',
  ...ofFacility,
  query: pagingOfContents,
  reply: list(payment),
})

/** The penalties of a facility, the newest first. */
export const listPenaltiesOfFacility = call('GET', '/api/facilities/{id}/penalties', {
  feature: 'contents-lists',
  summary: 'The penalties of a facility, the newest first.',
  ...ofFacility,
  reply: list(penalty),
})

/** The comments on a registration, the newest first; an owner gets those that are meant for them. */
export const listComments = call('GET', '/api/registrations/{id}/comments', {
  feature: 'contents-lists',
  summary: 'The comments on a registration, the newest first. An owner gets those that are meant for them.',
  ...ofRegistration,
  reply: list(comment),
})

/** The timeline of a registration, the newest line first. */
export const listHistory = call('GET', '/api/registrations/{id}/history', {
  feature: 'contents-lists',
  summary: 'The timeline of a registration, the newest line first.',
  ...ofRegistration,
  reply: list(historyLine),
})
