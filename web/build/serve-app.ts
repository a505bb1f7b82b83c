import { appAddress } from '@portal/contract/public/signed-out-pages.ts'
import type { Plugin } from 'vite'

/** In development, serves the portal's HTML at all paths of the signed-in portal. */
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
