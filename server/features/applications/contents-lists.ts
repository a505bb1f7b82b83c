import * as calls from '@portal/contract/applications/calls/contents-lists.ts'
import type { RowSection } from '@portal/contract/applications/row-section.ts'
import { rowSections } from '@portal/contract/applications/row-sections.ts'
import { mayDo } from '@portal/domain/accounts/capabilities.ts'
import { offeredPenaltyDecisions } from '@portal/domain/actions/penalty.ts'
import { rowKinds, rowSectionOf } from '@portal/domain/applications/row-sections.ts'
import { readApprovedPayments } from '../../reading/approved-payments.ts'
import { findApproved } from '../../records/applications/application.ts'
import { withMoment } from '../../records/applications/contents.ts'
import { documentsOf } from '../../records/applications/files.ts'
import { rowsOf } from '../../records/applications/section-rows.ts'
import { commentsOf, eventsOf } from '../../records/cases/review.ts'
import { inNaira, paymentsOf } from '../../records/money/payments.ts'
import { pageOf, pageOfRows } from '../../records/shared/paging.ts'
import { pagePenaltiesOf } from '../../records/standing/penalties.ts'
import type { Context, Serve } from '../../use-case/context.ts'

/** The lists of a facility and of a registration in pages. The replies of both include only the first rows. */
export function contentsListRoutes(serve: Serve): void {
  for (const kind of rowKinds) {
    const section: RowSection = rowSections[kind]
    serve(section.list, async ({ db }, { params, query }) => {
      const approved = await findApprovedOf(db, params.id, query)
      if (!approved) return pageOf(db, rowsOf(db, kind, params.id), query)
      const rows: readonly { id: number; facility_id: number }[] = approved[rowSectionOf(kind).list]
      return pageOfRows(rows, query)
    })
  }
  serve(calls.listDocuments, async ({ db }, { params, query }) => {
    const approved = await findApprovedOf(db, params.id, query)
    if (!approved) return pageOf(db, documentsOf(db, params.id), query)
    return pageOfRows(
      approved.documents.map(({ sha256, ...document }) => withMoment(document)),
      query,
    )
  })
  serve(calls.listPayments, async ({ db }, { params, query }) => {
    const { registration_id } = query
    const approved = await findApprovedOf(db, params.id, query)
    if (approved && registration_id !== undefined) {
      const registration = { id: registration_id, facility_id: params.id }
      return pageOfRows(await readApprovedPayments(db, registration, { approved }), query)
    }
    const page = await pageOf(db, paymentsOf(db, { facility_id: params.id, id: query.registration_id }), query)
    return { ...page, data: page.data.map(inNaira) }
  })
  serve(calls.listPenaltiesOfFacility, async ({ db, user, today }, { params, query }) => {
    const page = await pagePenaltiesOf(db, params.id, query, today)
    return { ...page, data: page.data.map((row) => ({ ...row, offered: offeredPenaltyDecisions(user, row.status) })) }
  })
  serve(calls.listComments, ({ db, user }, { params, query }) =>
    pageOf(db, commentsOf(db, params.id, !mayDo(user, 'read every remark')), query),
  )
  serve(calls.listHistory, ({ db, user }, { params, query }) =>
    pageOf(db, eventsOf(db, params.id, !mayDo(user, 'read every remark')), query),
  )
}

/** What was approved, if the list of a registration is asked for and that is Approved. */
async function findApprovedOf(
  db: Context['db'],
  facility_id: number,
  { registration_id }: { registration_id?: number | undefined },
) {
  return registration_id === undefined ? undefined : findApproved(db, { id: registration_id, facility_id })
}
