import { Readable } from 'node:stream'
import type { Call } from '@portal/contract/call.ts'
import { inFormat } from '@portal/contract/fields/file-format.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { SignedIn } from '../auth/sessions.ts'
import type { Db } from '../database/connect.ts'
import type { Table } from '../files/table.ts'
import { fileTypes, tableAs } from './export-table.ts'
import { downloadLimit, personalDownloadLimit } from './limit-downloads.ts'
import { checkRight, findPersonOfLink, linkQuery, refuseExpiredLink } from './linked-file.ts'
import type { ServeDeps } from './serve-deps.ts'

const requestShape = z.object({
  params: z.object({ filters: z.string() }),
  query: linkQuery,
})

type Asked = [db: Db, filters: unknown, asked: { user: SignedIn; now: Date }]

/** What can be downloaded: the beginning of the file's name, the call that makes links to it, and what is in it. */
interface Exported {
  name: string
  call: Call
  /** It may be some seconds old, like the page that it is downloaded from. */
  mayLag?: true
}

/** A list, as CSV or as a workbook. */
interface ExportedList extends Exported {
  table: (...asked: Asked) => Table | Promise<Table>
}

/** A file that has a form of its own. */
interface ExportedFile extends Exported {
  content: (...asked: Asked) => AsyncIterable<string | Uint8Array>
  type: { extension: string; mediaType: string }
}

const formatOf = z.object(inFormat)

/** So many lists are sent at the same time by one process, and so many of them to one person. A list may have a million rows. */
const [maxExports, maxForOnePerson] = [5, 2]

/** Serves lists as files by signed links, while their person may download them. The rows are sent as they are read. */
export function serveExports(
  app: FastifyInstance,
  deps: ServeDeps,
  lists: Record<string, ExportedList | ExportedFile>,
): void {
  const limitOfPerson = personalDownloadLimit(
    maxForOnePerson,
    'You are downloading two lists already. Wait until one of them has arrived.',
  )
  const limitOfAll = downloadLimit(maxExports, 'Several people are downloading lists just now. Try again in a minute.')
  const limit = (reply: FastifyReply, personId: number) => {
    limitOfPerson(reply, personId)
    limitOfAll(reply)
  }
  for (const [path, list] of Object.entries(lists)) serveExport(app, { ...deps, limit }, path, list)
}

type Deps = ServeDeps & { limit: (reply: FastifyReply, personId: number) => void }

function serveExport(app: FastifyInstance, deps: Deps, path: string, list: ExportedList | ExportedFile): void {
  const { database, openLagging, clock, limit } = deps
  const { name, call, mayLag } = list
  app.get(`/exports/${path}/:filters`, async (request, reply) => {
    const { data } = requestShape.safeParse(request)
    if (!data) return refuseExpiredLink()
    const { filters } = data.params
    const now = clock()
    const user = (await findPersonOfLink(deps, `/exports/${path}/${filters}`, data.query)) ?? refuseExpiredLink()
    await checkRight(deps, user, { call })
    limit(reply, user.id)
    const asked: unknown = JSON.parse(Buffer.from(filters, 'base64url').toString())
    const { type, content } = await contentOf(list, [mayLag ? openLagging() : database.db, asked, { user, now }])
    return reply
      .headers({
        'content-type': type.mediaType,
        'content-disposition': `attachment; filename="${name} ${lagosDate(now)}.${type.extension}"`,
        'cache-control': 'private, no-store',
      })
      .send(Readable.from(content))
  })
}

async function contentOf(exported: ExportedList | ExportedFile, asked: Asked) {
  if ('content' in exported) return { type: exported.type, content: exported.content(...asked) }
  const { format = 'csv' } = formatOf.parse(asked[1])
  return { type: fileTypes[format], content: tableAs(format, exported.name, await exported.table(...asked)) }
}
