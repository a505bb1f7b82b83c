import manifest from '../package.json' with { type: 'json' }

/** The portal's version, from package.json. */
export const portalVersion = manifest.version
