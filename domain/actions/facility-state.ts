/** The states of a facility in the action table. They follow from its closing, if it is closed, and its newest registration. */
export const facilityStates = [
  'not registered',
  'registration open',
  'registered',
  'registration ended',
  'closed',
] as const

/** One of `facilityStates`. */
export type FacilityState = (typeof facilityStates)[number]

/** Every state but closed. */
export const openFacilityStates = facilityStates.filter((state) => state !== 'closed')
