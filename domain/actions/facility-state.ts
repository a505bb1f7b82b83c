/**
 * The states of a facility in the action table. They follow from its closing, from a revocation, and from its newest registration:
 * `renewal due` is one in force that can be renewed already; `registration ended` one past its date that still can,
 * `registration lapsed` one that no longer can.
 */
export const facilityStates = [
  'not registered',
  'registration open',
  'registered',
  'renewal due',
  'registration ended',
  'registration lapsed',
  'revoked',
  'closed',
] as const

/** One of `facilityStates`. */
export type FacilityState = (typeof facilityStates)[number]

/** Every state but closed. */
export const openFacilityStates = facilityStates.filter((state) => state !== 'closed')

/** Every open state in which no registration is being worked on. */
export const settledFacilityStates = openFacilityStates.filter((state) => state !== 'registration open')
