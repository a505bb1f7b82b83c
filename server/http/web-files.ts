import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const aYear = 31_536_000_000

/** Serves the built web. Every path that is no file of it and no call is a page of the portal, which the web draws. */
export async function serveWebFiles(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) return
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // Built files carry their content's hash in their names; the page that names them is always asked for anew.
      const isHashed = path.includes('/assets/')
      reply.header('cache-control', isHashed ? `public, max-age=${aYear / 1000}, immutable` : 'no-cache')
    },
  })
}
