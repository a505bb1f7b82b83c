/** Where the portal of the journeys listens. */
export const address = 'http://127.0.0.1:4310'

/** The officer that this portal is started with. */
export const firstOfficer = { email: 'officer@example.org', password: 'officer-of-the-journeys' }
