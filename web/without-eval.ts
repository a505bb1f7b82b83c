import type { Plugin } from 'vite'

const settings = /[\\/]zod[\\/]v4[\\/]core[\\/]core\.js$/

/**
 * Tells Zod from its first moment that it may not turn text into code. Otherwise it tries, is stopped by the
 * Content-Security-Policy, and every page begins with a violation in the browser's log.
 */
export function withoutEval(): Plugin {
  return {
    name: 'without-eval',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      return settings.test(id) ? { code: `${code}\nglobalConfig.jitless = true\n`, map: null } : undefined
    },
  }
}
