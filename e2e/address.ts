/** The address of the tested portal. Set E2E_PORT to run the tests of two checkouts on one machine at the same time. */
export const address = `http://127.0.0.1:${process.env.E2E_PORT ?? 4310}`

/** The window in which officers work, and in which tests run that do not depend on the width or set it themselves. */
export const desktop = { width: 1280, height: 800 }

/** The phone on which owners work. */
export const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }

/** The first officer's account, which the portal creates when it starts. */
export const firstOfficer = { email: 'officer@example.org', password: 'officer-of-the-journeys' }
