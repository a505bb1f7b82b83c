/** The five statuses of a registration, in the only spelling that is stored and sent. Spec §4. */
export const registrationStatuses = [
  'pending',
  'Awaiting decision',
  'Temporarily approved',
  'Approved',
  'declined',
] as const

/** One of `registrationStatuses`. */
export type RegistrationStatus = (typeof registrationStatuses)[number]

/** The statuses in which a registration waits for the ministry: the counter Awaiting Approval, and the officers' queue. Spec §2. */
export const waitingStatuses = ['pending', 'Awaiting decision'] as const satisfies RegistrationStatus[]

/** The statuses in which something was granted, up to a last day. Spec §4. */
export const grantedStatuses = ['Temporarily approved', 'Approved'] as const satisfies RegistrationStatus[]

/** The statuses that an officer may send. Spec §4. */
export const decidedStatuses = ['Temporarily approved', 'Approved', 'declined'] as const satisfies RegistrationStatus[]

/** One of `decidedStatuses`. */
export type DecidedStatus = (typeof decidedStatuses)[number]

const closedStatuses: readonly RegistrationStatus[] = ['Approved']

/** Whether a registration is still being worked on. A facility has at most one that is. */
export function isOpen(status: RegistrationStatus): boolean {
  return !closedStatuses.includes(status)
}

/** Reads a status in any letter case, blanks around it ignored; undefined when it is none. Spec §4: 'also seen as approved'. */
export function readStatus(text: string): RegistrationStatus | undefined {
  const wanted = text.trim().toLowerCase()
  return registrationStatuses.find((status) => status.toLowerCase() === wanted)
}
