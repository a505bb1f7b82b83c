import type { Plugin } from 'vite'

const settings = /[\\/]zod[\\/]v4[\\/]core[\\/]core\.js$/

/**
 * Tells Zod not to compile validators with eval. Otherwise it tries, the Content-Security-Policy blocks it, and every page
 * logs a violation in the browser.
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
