import type { CompleteChange } from './action.ts'

/** A request for a change has every document, and its fee is paid and confirmed: from now on it waits for the ministry. */
export const completeChange: CompleteChange = {
  text: 'The request for a change has the documents and the payment that were asked for',
  notifiesOfficers: { capability: 'decide on a change', kind: 'change', title: 'A change has everything asked for' },
}
