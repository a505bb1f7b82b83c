import { linkClaimLetters } from '@portal/contract/facilities/calls/claim-letters.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { getLetterFile, refuseMissingLetters } from '../records/facilities/claim-letter-files.ts'
import { checkRight, describePdf, findPersonOfLink, linkQuery, refuseExpiredLink } from './linked-file.ts'
import type { ServeDeps } from './serve-deps.ts'

const requestShape = z.object({
  params: z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) }),
  query: linkQuery,
})

/** Serves a file of claim letters by a signed link, until the end of its last day, to officers who make such letters. */
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
    const name = `Claim-letters-${file.job_id}-${file.place}-${file.local_gov_area.replaceAll(/[^\w]+/g, '-')}`
    return describePdf(reply, { name, link: data.query, bytes: file.size_bytes }).send(content)
  })
}
