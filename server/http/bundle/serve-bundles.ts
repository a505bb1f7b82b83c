import { Readable } from 'node:stream'
import { linkBundle } from '@portal/contract/cases/calls/bundles.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { zipOf } from '../../files/zip.ts'
import type { Printer } from '../../print/printer.ts'
import { findLetter } from '../../records/letters/letters.ts'
import { letterPrinter } from '../letter-files.ts'
import { downloadLimit } from '../limit-downloads.ts'
import { checkRight, findPersonOfLink, linkQuery, refuseExpiredLink } from '../linked-file.ts'
import type { ServeDeps } from '../serve-deps.ts'
import { auditParts } from './audit-parts.ts'
import { caseParts } from './case-parts.ts'
import { readCase } from './read-case.ts'

const requestShape = z.object({
  params: z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) }),
  query: linkQuery,
})

/** So many bundles are sent at the same time by one process. */
const maxBundles = 3

/** Serves everything of a case as a ZIP by a signed link, while its person may have it. The files are read as they are sent. */
export function serveBundles(app: FastifyInstance, deps: ServeDeps, printer: Printer): void {
  const { database, files, clock } = deps
  const limit = downloadLimit(
    maxBundles,
    'Several people are downloading whole applications just now. Try again in a minute.',
  )
  app.get('/api/registrations/:id/bundle', { exposeHeadRoute: false }, async (request, reply) => {
    const { data } = requestShape.safeParse(request)
    if (!data) return refuseExpiredLink()
    const { id } = data.params
    const path = `/api/registrations/${id}/bundle`
    const user = (await findPersonOfLink(deps, path, data.query)) ?? refuseExpiredLink()
    await checkRight(deps, user, { call: linkBundle, params: { id } })
    limit(reply)
    const now = clock()
    const { db } = database
    const found = await readCase(db, { id, user, now })
    const printLetter = letterPrinter({ database, files, clock, printer, log: request.log })
    const parts = caseParts(found, {
      files,
      log: request.log,
      now,
      madeBy: `${user.first_name} ${user.last_name}`,
      print: (printed) => printer.print({ document: { type: 'case', ...printed } }),
      letter: async (letterId) => {
        const letter = (await findLetter(db, letterId)) ?? refuseExpiredLink()
        return { number: letter.number, ...(await printLetter(letter)) }
      },
      audit: auditParts(db, found.about),
    })
    return reply
      .headers({
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="${found.reference}.zip"`,
        'cache-control': 'private, no-store',
      })
      .send(Readable.from(zipOf(parts)))
  })
}
