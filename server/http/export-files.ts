import { Readable } from 'node:stream'
import { refuse } from '@portal/domain/refusal.ts'
import { lagosDate } from '@portal/domain/registration-expiry.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { findUserOfSession, type SignedIn } from '../auth/sessions.ts'
import type { Db } from '../database/connect.ts'
import type { ServeDeps } from './serve-call.ts'

const requestShape = z.object({
  params: z.object({ filters: z.string() }),
  query: z.object({ expires: z.string(), session: z.string(), signature: z.string() }),
})

type ExportRows = (db: Db, user: SignedIn, filters: unknown, now: Date) => AsyncIterable<string>

/** A list that can be downloaded: the beginning of the file's name, and its text, which is CSV unless told otherwise. */
interface ExportedList {
  name: string
  rows: ExportRows
  type?: { extension: string; mediaType: string }
}

const csv = { extension: 'csv', mediaType: 'text/csv; charset=utf-8' }

/** Serves lists as CSV files by signed links, while the session that made the link is open. The rows are sent as they are read. */
export function serveExports(app: FastifyInstance, deps: ServeDeps, lists: Record<string, ExportedList>): void {
  for (const [path, list] of Object.entries(lists)) serveExport(app, deps, path, list)
}

function serveExport(
  app: FastifyInstance,
  { database: { db }, signedPaths, clock }: ServeDeps,
  path: string,
  { name, rows, type = csv }: ExportedList,
): void {
  app.get(`/exports/${path}/:filters`, async (request, reply) => {
    const { data } = requestShape.safeParse(request)
    if (!data) return refuseExpiredLink()
    const { filters } = data.params
    const now = clock()
    if (!signedPaths.isValid(`/exports/${path}/${filters}`, data.query, now)) refuseExpiredLink()
    const user = (await findUserOfSession(db, data.query.session, now)) ?? refuseExpiredLink()
    const asked: unknown = JSON.parse(Buffer.from(filters, 'base64url').toString())
    return reply
      .headers({
        'content-type': type.mediaType,
        'content-disposition': `attachment; filename="${name} ${lagosDate(now)}.${type.extension}"`,
        'cache-control': 'private, no-store',
      })
      .send(Readable.from(rows(db, user, asked, now)))
  })
}

function refuseExpiredLink(): never {
  return refuse('not_found', 'This link no longer works. Download the list again from its page in the portal')
}
