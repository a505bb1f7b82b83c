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

/** Headers that browsers obey for pages only. With every script and style sheet they would be a fortieth of a page's bytes. */
const headersOfPages = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]

/** Serves the built web; where a file was compressed at build time, that copy is sent. */
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
      // The names of built files contain a hash of their content; the page that names them is checked for changes each time.
      const isHashed = relative(folder, path).startsWith('assets')
      reply.header('cache-control', isHashed ? `public, max-age=${aYear}, immutable` : 'no-cache')
      if (scriptOrStyle.test(path)) for (const name of headersOfPages) reply.removeHeader(name)
    },
  })
}

/** Whether a request without a route is for a page: then the answer is one, if only to say that it does not exist. */
export function isForPage({ method, url }: FastifyRequest): boolean {
  const path = decodedPath(url)
  const isReading = method === 'GET' || method === 'HEAD'
  return isReading && !notPages.test(path) && !fileName.test(path)
}
