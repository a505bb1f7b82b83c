/** Where the portal of the journeys listens. E2E_PORT lets two checkouts on one machine run theirs at the same time. */
export const address = `http://127.0.0.1:${process.env.E2E_PORT ?? 4310}`

/** The officer that this portal is started with. */
export const firstOfficer = { email: 'officer@example.org', password: 'officer-of-the-journeys' }
