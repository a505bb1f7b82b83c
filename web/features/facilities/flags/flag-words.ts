import type { FlagKind, FlagReason } from '@portal/domain/facilities/facility-flags.ts'

/** What each flag is called, and what an officer does about it. */
export const flagWords = {
  practitioner: {
    title: 'The operating officer has another facility with a licence',
    advice: 'Find out whether one person can be in charge of them all, for example on different days.',
    accept: 'Accept this operating officer',
    accepted: 'You accept that the same person is the operating officer here and at',
  },
  duplicate: {
    title: 'This facility may be recorded twice',
    advice: 'Compare the facilities. If they are different ones, accept that they resemble each other.',
    accept: 'Accept as different facilities',
    accepted: 'You accept that this is a different facility from',
  },
} as const satisfies Record<FlagKind, Record<'title' | 'advice' | 'accept' | 'accepted', string>>

/** What two facilities share, or their operating officers. */
export const reasonWords = {
  folio: 'same folio number',
  'council number': 'same council number',
  'phone and name': 'same phone number and name',
  cac: 'same CAC number',
  name: 'same name',
  phone: 'same phone number',
  'similar name': 'similar name',
  near: 'very near',
} as const satisfies Record<FlagReason, string>
