import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const aYear = 31_536_000
const page = 'index.html'
const neverPages = /^\/(api|documents|assets)(\/|$)/
const scriptOrStyle = /\.(js|css)(\.(br|gz))?$/
const nameOfFile = /\/\.|\.\w{1,5}$/

/** What only a page can keep to. Said with every script and style sheet, it would make up a fortieth of a page's weight. */
const saidWithPages = [
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

/** Serves the built web, the files that were compressed with it before all others. */
export async function serveWebFiles(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, page))) return
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    globIgnore: ['**/*.{br,gz}'],
    preCompressed: true,
    index: page,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // Built files carry their content's hash in their names; the page that names them is always asked for anew.
      const isHashed = relative(folder, path).startsWith('assets')
      reply.header('cache-control', isHashed ? `public, max-age=${aYear}, immutable` : 'no-cache')
      if (scriptOrStyle.test(path)) for (const name of saidWithPages) reply.removeHeader(name)
    },
  })
}

/** Whether a request that nothing else answers is for a page of the portal: the web draws it, or says that there is none. */
export function isForPage({ server, method, url }: FastifyRequest): boolean {
  const [path = ''] = url.split('?', 1)
  const isAsked = method === 'GET' || method === 'HEAD'
  return isAsked && server.hasReplyDecorator('sendFile') && !neverPages.test(path) && !nameOfFile.test(path)
}
