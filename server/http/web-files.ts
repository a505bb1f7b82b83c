import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { decodedPath } from './request-path.ts'

const aYear = 31_536_000
const page = 'app.html'
const notPages = /^\/(api|documents|assets)(\/|$)/
const scriptOrStyle = /\.(js|css)(\.(br|gz))?$/
const fileName = /\/\.|\.\w{1,5}$/

/** Headers that matter for pages only. With every script and style sheet they would add 2.5 % to the bytes of a page. */
const headersOfPages = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]

/** Serves the built web. Sends the compressed copy of a file where the build made one. */
export async function serveWebFiles(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, page))) return
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    globIgnore: ['**/*.{br,gz}'],
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // The names of built files contain a hash of their content, so they never change. Pages are revalidated each time.
      const isHashed = relative(folder, path).startsWith('assets')
      reply.header('cache-control', isHashed ? `public, max-age=${aYear}, immutable` : 'no-cache')
      // The service worker is a script too, but it fetches, so the policy of pages applies to it.
      if (isHashed && scriptOrStyle.test(path)) for (const name of headersOfPages) reply.removeHeader(name)
    },
  })
}

/** Whether a request without a route is for a page, so that the reply is a page even if it is 404. */
export function isForPage({ method, url }: FastifyRequest): boolean {
  const path = decodedPath(url)
  const isReading = method === 'GET' || method === 'HEAD'
  return isReading && !notPages.test(path) && !fileName.test(path)
}
