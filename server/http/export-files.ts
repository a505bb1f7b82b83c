import { Readable } from 'node:stream'
import type { Call } from '@portal/contract/call.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { SignedIn } from '../auth/sessions.ts'
import type { Db } from '../database/connect.ts'
import { checkRight, findPersonOfLink, linkQuery, refuseExpiredLink } from './linked-file.ts'
import type { ServeDeps } from './serve-deps.ts'

const requestShape = z.object({
  params: z.object({ filters: z.string() }),
  query: linkQuery,
})

type ExportRows = (db: Db, filters: unknown, asked: { user: SignedIn; now: Date }) => AsyncIterable<string | Uint8Array>

/** A list that can be downloaded: the beginning of the file's name, the call that makes links to it, and its content, which is CSV unless told otherwise. */
interface ExportedList {
  name: string
  call: Call
  rows: ExportRows
  /** It may be some seconds old, like the page that it is downloaded from. */
  mayLag?: true
  type?: { extension: string; mediaType: string }
}

const csv = { extension: 'csv', mediaType: 'text/csv; charset=utf-8' }

/** Serves lists as CSV files by signed links, while their person may download them. The rows are sent as they are read. */
export function serveExports(app: FastifyInstance, deps: ServeDeps, lists: Record<string, ExportedList>): void {
  for (const [path, list] of Object.entries(lists)) serveExport(app, deps, path, list)
}

function serveExport(
  app: FastifyInstance,
  deps: ServeDeps,
  path: string,
  { name, call, rows, type = csv, mayLag }: ExportedList,
): void {
  const { database, openLagging, clock } = deps
  app.get(`/exports/${path}/:filters`, async (request, reply) => {
    const { data } = requestShape.safeParse(request)
    if (!data) return refuseExpiredLink()
    const { filters } = data.params
    const now = clock()
    const user = (await findPersonOfLink(deps, `/exports/${path}/${filters}`, data.query)) ?? refuseExpiredLink()
    await checkRight(deps, user, { call })
    const asked: unknown = JSON.parse(Buffer.from(filters, 'base64url').toString())
    return reply
      .headers({
        'content-type': type.mediaType,
        'content-disposition': `attachment; filename="${name} ${lagosDate(now)}.${type.extension}"`,
        'cache-control': 'private, no-store',
      })
      .send(Readable.from(rows(mayLag ? openLagging() : database.db, asked, { user, now })))
  })
}
