import { appAddress, type PortalSettings } from '@portal/contract/public/signed-out-pages.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { decodedPath } from '../http/request-path.ts'
import type { ServeDeps } from '../http/serve-deps.ts'
import { serveConcerns } from './concern-page.ts'
import { serveFind } from './find-pages.ts'
import { serveGuides } from './guide-pages.ts'
import { loadRenderer } from './page-renderer.ts'
import { servePasswordReset } from './password-reset-pages.ts'
import { settingsForPages } from './portal-settings.ts'
import { serveRegister } from './register-page.ts'
import { readForms } from './send-form.ts'
import { sendPage } from './send-page.ts'
import { serveSignIn } from './sign-in-page.ts'
import { serveVerification } from './verify-page.ts'

/** Handles an address without a route. */
export type SendFallbackPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/**
 * Serves the pages for people who are not signed in. The server renders them, so that they work without JavaScript. Returns
 * the handler of all other addresses: it sends the portal behind the sign-in, or the page for unknown addresses.
 */
export async function serveSignedOutPages(
  app: FastifyInstance,
  { webFolder, ...deps }: ServeDeps & { webFolder: string },
): Promise<SendFallbackPage | undefined> {
  const render = await loadRenderer(webFolder)
  if (!render) return undefined
  const settings = settingsForPages(deps)
  await app.register(async (pages) => {
    readForms(pages)
    const { database, openLagging, clock, throttle, checkCodes, signingKeys, messages, spool, scan } = deps
    const given = { database, openLagging, clock, throttle, checkCodes, signingKeys, messages, spool, scan }
    const open = { render, settings, ...given }
    serveSignIn(pages, open)
    servePasswordReset(pages, open)
    serveRegister(pages, open)
    pages.get('/manifest.webmanifest', async (_request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .type('application/manifest+json; charset=utf-8')
        .send(JSON.stringify(webManifest(await settings()))),
    )
    serveGuides(pages, open)
    serveVerification(pages, open)
    serveFind(pages, open)
    serveConcerns(pages, open)
    pages.get('/terms', async (request, reply) => sendPage(request, reply, render({ name: 'terms' }, await settings())))
    pages.get('/privacy', async (request, reply) => {
      const portal = await settings()
      return sendPage(request, reply, render({ name: 'privacy', text: portal.privacy_text }, portal))
    })
  })
  return async (request, reply) => {
    if (appAddress.test(decodedPath(request.url))) return reply.sendFile('app.html')
    return sendPage(request, reply.code(404), render({ name: 'not-found' }, await settings()))
  }
}

/** What a phone shows after the portal was added to its home screen. */
function webManifest({ product_name, ministry_name }: PortalSettings) {
  return {
    id: '/admin/overview',
    name: ministry_name ? `${product_name}, ${ministry_name}` : product_name,
    short_name: product_name,
    description: 'Register a private health facility and apply for its licence with the State Ministry of Health.',
    lang: 'en',
    start_url: '/admin/overview',
    scope: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#08533a',
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  }
}

function icon(size: number, purpose: 'any' | 'maskable') {
  const name = purpose === 'maskable' ? `icon-${size}-maskable` : `icon-${size}`
  return { src: `/${name}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose }
}
