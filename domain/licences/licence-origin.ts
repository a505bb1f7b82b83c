/** Where a licence comes from: the portal issued it, or the ministry did on paper before the portal. */
export const licenceOrigins = ['portal', 'paper'] as const

/** One of `licenceOrigins`. */
export type LicenceOrigin = (typeof licenceOrigins)[number]
