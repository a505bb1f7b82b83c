import type { FastifyInstance } from 'fastify'
import { listFacilityTypes } from '../records/catalogue.ts'
import { listRequirements } from '../records/questionnaire.ts'
import type { PageDeps } from './page-deps.ts'
import { sendPage } from './send-page.ts'

/** What to prepare before an application, for anybody: the types of facility, and what is asked of each. */
export function serveGuides(app: FastifyInstance, { render, settings, database: { db } }: PageDeps): void {
  app.get('/guide', async (request, reply) => {
    const types = await listFacilityTypes(db)
    return sendPage(request, reply, render({ name: 'guides', types }, await settings()))
  })

  app.get<{ Params: { id: string } }>('/guide/:id', async (request, reply) => {
    const types = await listFacilityTypes(db)
    const type = types.find(({ id }) => String(id) === request.params.id)
    if (!type) return sendPage(request, reply.code(404), render({ name: 'not-found' }, await settings()))
    const requirements = await listRequirements(db, type.id, undefined)
    return sendPage(request, reply, render({ name: 'guide', type, requirements }, await settings()))
  })
}
