import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { feesOfType, feesOn } from '@portal/domain/money/fees.ts'
import { koboToNaira } from '@portal/domain/money/money.ts'
import type { FastifyInstance } from 'fastify'
import { listRequirements } from '../records/applications/questionnaire.ts'
import { listFacilityTypes } from '../records/catalogue/catalogue.ts'
import { listDocumentsOf } from '../records/catalogue/document-kinds.ts'
import { listFeeRows } from '../records/money/fees.ts'
import type { PageDeps } from './page-deps.ts'
import { sendPage } from './send-page.ts'

/** What to prepare before an application, for anybody: the types of facility, and what is asked of each. */
export function serveGuides(app: FastifyInstance, { render, settings, clock, database: { db } }: PageDeps): void {
  app.get('/guide', async (request, reply) => {
    const types = (await listFacilityTypes(db)).filter((type) => type.is_offered)
    return sendPage(request, reply, render({ name: 'guides', types }, await settings()))
  })

  app.get<{ Params: { id: string } }>('/guide/:id', async (request, reply) => {
    const types = await listFacilityTypes(db)
    const type = types.find(({ id }) => String(id) === request.params.id)
    if (!type) return sendPage(request, reply.code(404), render({ name: 'not-found' }, await settings()))
    const requirements = await listRequirements(db, type.id, undefined)
    const applying = feesOn(await listFeeRows(db), lagosDate(clock()))
    const fees = feesOfType(applying, type.id).map(({ amount_kobo, ...fee }) => ({
      ...fee,
      amount: koboToNaira(amount_kobo),
    }))
    const documents = await listDocumentsOf(db, { facility_type_id: type.id, purpose: 'registration', now: clock() })
    return sendPage(request, reply, render({ name: 'guide', type, requirements, fees, documents }, await settings()))
  })
}
