import { Readable } from 'node:stream'
import { linkClaimLetters, linkLettersOfJob } from '@portal/contract/facilities/calls/claim-letters.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { FileStore } from '../files/file-store.ts'
import { type ZipPart, zipOf } from '../files/zip.ts'
import {
  getLetterFile,
  listReadyFiles,
  type ReadyFile,
  refuseMissingLetters,
} from '../records/facilities/claim-letter-files.ts'
import { downloadLimit } from './limit-downloads.ts'
import { checkRight, describePdf, findPersonOfLink, linkQuery, refuseExpiredLink } from './linked-file.ts'
import type { ServeDeps } from './serve-deps.ts'

const requestShape = z.object({
  params: z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) }),
  query: linkQuery,
})

/** So many ZIPs of letters are sent at the same time by one process. */
const maxZips = 3

/** Serves claim letters by signed links, until the end of their last day, to officers who make such letters. */
export function serveClaimLetters(app: FastifyInstance, deps: ServeDeps): void {
  const { database, files, clock } = deps
  app.get('/claim-letters/:id', async (request, reply) => {
    const { data } = requestShape.safeParse(request)
    if (!data) return refuseExpiredLink()
    const { id } = data.params
    const user = (await findPersonOfLink(deps, `/claim-letters/${id}`, data.query)) ?? refuseExpiredLink()
    await checkRight(deps, user, { call: linkClaimLetters })
    const file = await getLetterFile(database.db, id, lagosDate(clock()))
    const content = (await files.get(file.slug)) ?? refuseMissingLetters()
    return describePdf(reply, { name: nameOf(file), link: data.query, bytes: file.size_bytes }).send(content)
  })
  serveLettersOfJob(app, deps)
}

/** Serves all letters of a job as a ZIP. Its files are read one after the other, as fast as the ZIP is taken. */
function serveLettersOfJob(app: FastifyInstance, deps: ServeDeps): void {
  const { database, files, clock } = deps
  const limit = downloadLimit(
    maxZips,
    'Several people are downloading all letters of a job just now. Try again in a minute.',
  )
  app.get('/claim-letters/of-job/:id', { exposeHeadRoute: false }, async (request, reply) => {
    const { data } = requestShape.safeParse(request)
    if (!data) return refuseExpiredLink()
    const { id } = data.params
    const user = (await findPersonOfLink(deps, `/claim-letters/of-job/${id}`, data.query)) ?? refuseExpiredLink()
    await checkRight(deps, user, { call: linkLettersOfJob })
    const ready = await listReadyFiles(database.db, id, lagosDate(clock()))
    limit(reply)
    return reply
      .headers({
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="Claim-letters-${id}.zip"`,
        'cache-control': 'private, no-store',
      })
      .send(Readable.from(zipOf(partsOf(ready, files))))
  })
}

const nameOf = ({ job_id, place, local_gov_area }: Omit<ReadyFile, 'slug'>) =>
  `Claim-letters-${job_id}-${place}-${local_gov_area.replaceAll(/[^\w]+/g, '-')}`

/** The files, and a list of them that also names those whose content is deleted, or was not in the backup that was restored. */
async function* partsOf(ready: readonly ReadyFile[], files: FileStore): AsyncGenerator<ZipPart> {
  const lines = ['Claim letters with codes. Print them, and delete these files afterwards.', '']
  for (const file of ready) {
    const path = `${nameOf(file)}.pdf`
    const content = await files.get(file.slug)
    const letters = byNumber(file.letters, { one: '# letter', other: '# letters' })
    lines.push(content ? `${path}: ${letters}` : `${path} is not there any more: have its ${letters} made anew`)
    if (content) yield { path, content, isStored: true, at: new Date(file.made_at) }
  }
  yield { path: 'Contents.txt', content: `${lines.join('\n')}\n` }
}
