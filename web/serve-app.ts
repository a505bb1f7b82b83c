import { appAddress } from '@portal/contract/signed-out-pages.ts'
import type { Plugin } from 'vite'

/** While developing, serves the portal's document at the addresses behind the sign-in. */
export function serveApp(): Plugin {
  return {
    name: 'serve-app',
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        if (appAddress.test(request.url ?? '')) request.url = '/app.html'
        next()
      })
    },
  }
}
