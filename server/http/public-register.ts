import { pipeline, Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import type { Call } from '@portal/contract/call.ts'
import { withoutEmptyText } from '@portal/contract/fields/empty-text.ts'
import {
  downloadRegister,
  downloadRegisterMap,
  downloadRegisterWorkbook,
  searchRegister,
} from '@portal/contract/register/calls/public-register.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { workbookType } from '../files/workbook.ts'
import { atPresentLga } from '../records/places/at-present-lga.ts'
import type { RegisterReader } from '../records/register/public-register.ts'
import { pageOfRegister } from '../records/register/register-search.ts'
import { callerAddress } from './caller-address.ts'
import { acceptedEncoding } from './compress-replies.ts'
import { downloadLimit } from './limit-downloads.ts'
import { readInput } from './read-input.ts'
import { registerAsCsv, registerAsGeoJson, registerAsWorkbook } from './register-files.ts'
import { askEachTime, isUnchanged } from './register-tag.ts'
import type { ServeDeps } from './serve-deps.ts'

type Deps = Pick<ServeDeps, 'openLagging' | 'clock' | 'throttle'>

/** Whoever fetches the whole register again within five minutes may get the same. */
const fiveMinutes = 'public, max-age=300'
/** So many downloads run at the same time in one process. Each takes a connection of the database now and then. */
const maxDownloads = 4

/** Serves the public register to programs: a page of it as JSON, and all of it as CSV and as GeoJSON. */
export function servePublicRegister(app: FastifyInstance, deps: Deps): void {
  app.get(searchRegister.path, async (request, reply) => {
    await deps.throttle.beforeReadingRegister(callerAddress(request))
    readInput(searchRegister, { params: {}, query: request.query, body: undefined })
    const asked = searchRegister.query.parse(withoutEmptyText(request.query))
    const reader = readerOf(deps)
    if (await isUnchanged(reader, [request, reply], { about: [], caching: askEachTime })) return reply
    return reply.send(searchRegister.reply.parse(await pageOfRegister(reader, await atPresentLga(reader.db, asked))))
  })
  const limitDownloads = downloadLimit(
    maxDownloads,
    'Several people are downloading the register just now. Try again in a minute.',
  )
  serveFile(app, deps, { call: downloadRegister, content: registerAsCsv, limitDownloads })
  serveFile(app, deps, { call: downloadRegisterWorkbook, content: registerAsWorkbook, limitDownloads })
  serveFile(app, deps, { call: downloadRegisterMap, content: registerAsGeoJson, limitDownloads })
}

function readerOf({ openLagging, clock }: Deps): RegisterReader {
  return { db: openLagging(), today: lagosDate(clock()) }
}

interface RegisterFile {
  call: Call
  content: (reader: RegisterReader, now: Date) => AsyncGenerator<string | Uint8Array>
  limitDownloads: (reply: FastifyReply) => void
}

function serveFile(app: FastifyInstance, deps: Deps, { call, content, limitDownloads }: RegisterFile): void {
  app.get(call.path, { exposeHeadRoute: false }, async (request, reply) => {
    await deps.throttle.beforeDownloadingRegister(callerAddress(request))
    const reader = readerOf(deps)
    if (await isUnchanged(reader, [request, reply], { about: [], caching: fiveMinutes })) return reply
    limitDownloads(reply)
    const name = `Public register ${reader.today}.${call.path.split('.').at(-1)}`
    reply.header('content-disposition', `attachment; filename="${name}"`)
    const rows = Readable.from(content(reader, deps.clock()))
    // A workbook is compressed already.
    if (call.replyType === workbookType.mediaType) return reply.type(workbookType.mediaType).send(rows)
    return reply.type(`${call.replyType}; charset=utf-8`).send(compressed(rows, request, reply))
  })
}

/** The rows are read as the caller takes them, and compressed on the way if it can read that. */
function compressed(rows: Readable, request: FastifyRequest, reply: FastifyReply): Readable {
  if (acceptedEncoding(request) === undefined || !/\bgzip\b/.test(String(request.headers['accept-encoding'])))
    return rows
  reply.header('content-encoding', 'gzip')
  // An error ends the reply, and a caller who goes away ends the reading.
  return pipeline(rows, createGzip({ level: 4 }), () => {})
}
