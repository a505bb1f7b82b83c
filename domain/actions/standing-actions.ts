import type { RestrictionKind } from '../standing/standing.ts'
import type { FacilityAction } from './facility-action.ts'
import { facilityStates } from './facility-state.ts'

/** The actions that put a facility under a restriction, in the order of their buttons. */
export const restrictingNames = ['Suspend', 'Seal', 'Revoke'] as const

/** One of `restrictingNames`. */
export type RestrictingName = (typeof restrictingNames)[number]

const given = ['the first day', 'the last day (optional)', 'a reason']

/** How an officer changes the standing of a facility, which is separate from the status of its registration. */
export const standingActions = {
  Suspend: {
    may: 'suspend, seal or revoke',
    offeredWhen: facilityStates,
    restricts: 'suspended',
    leadsTo: null,
    asks: given,
    message: 'The facility is suspended',
    recordedAs: 'suspended #',
    causes: {
      event: { text: 'The facility was suspended' },
      writesLetter: 'suspension',
      notifiesOwner: {
        kind: 'standing',
        title: 'The ministry suspended your facility',
        about: 'facility',
        next: 'Nothing is approved for it until this ends or an officer lifts it.',
      },
    },
  },
  Seal: {
    may: 'suspend, seal or revoke',
    offeredWhen: facilityStates,
    restricts: 'sealed',
    leadsTo: null,
    asks: given,
    message: 'The facility is sealed',
    recordedAs: 'sealed #',
    causes: {
      event: { text: 'The facility was sealed' },
      writesLetter: 'sealing',
      notifiesOwner: {
        kind: 'standing',
        title: 'The ministry sealed your facility',
        about: 'facility',
        next: 'Its premises stay closed, and nothing is approved for it until this ends or an officer lifts it.',
      },
    },
  },
  Revoke: {
    may: 'suspend, seal or revoke',
    offeredWhen: facilityStates,
    restricts: 'revoked',
    afterFirstApproval: true,
    leadsTo: null,
    asks: given,
    message: 'The licence is revoked',
    recordedAs: 'revoked the licence of #',
    causes: {
      event: { text: 'The licence was revoked' },
      writesLetter: 'revocation',
      notifiesOwner: {
        kind: 'standing',
        title: 'The ministry revoked the licence of your facility',
        about: 'facility',
        next: 'Nothing can be started or approved for it until this ends or an officer lifts it.',
      },
    },
  },
  Lift: {
    may: 'suspend, seal or revoke',
    offeredWhen: facilityStates,
    lifts: true,
    leadsTo: null,
    asks: ['a reason'],
    message: 'It is lifted',
    recordedAs: 'lifted a restriction of #',
    causes: {
      event: { text: 'Lifted' },
      writesLetter: 'lifting',
      notifiesOwner: {
        kind: 'standing',
        title: 'The ministry lifted a restriction of your facility',
        about: 'facility',
        next: 'The page of the facility shows how it stands now.',
      },
    },
  },
} as const satisfies Record<RestrictingName | 'Lift', FacilityAction & { restricts?: RestrictionKind }>

/** The action that puts a facility under a restriction. */
export function restrictingAction(kind: RestrictionKind): RestrictingName {
  const name = restrictingNames.find((action) => standingActions[action].restricts === kind)
  if (!name) throw new RangeError(`No action restricts with ${kind}`)
  return name
}
