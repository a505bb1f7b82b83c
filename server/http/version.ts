import manifest from '../package.json' with { type: 'json' }

/** The portal's version, as its package says. */
export const portalVersion = manifest.version
