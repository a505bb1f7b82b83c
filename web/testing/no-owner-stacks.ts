import * as react from 'react'

/**
 * React records a stack trace for each element it creates, up to a number per second. Nothing here reads them, and they
 * take a fifth of the time of the tests. Without the counter, which is internal to React, the tests are only slower.
 */
const internals: unknown = Reflect.get(react, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
if (typeof internals === 'object' && internals !== null) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Number.MAX_SAFE_INTEGER, set: () => {} })
}
