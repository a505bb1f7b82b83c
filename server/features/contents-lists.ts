import * as calls from '@portal/contract/calls/contents-lists.ts'
import type { RowSection } from '@portal/contract/row-section.ts'
import { rowSections } from '@portal/contract/row-sections.ts'
import { mayDo } from '@portal/domain/capabilities.ts'
import { rowKinds } from '@portal/domain/row-sections.ts'
import type { Serve } from '../http/context.ts'
import { documentsOf, inNaira, paymentsOf } from '../records/files.ts'
import { pageOf } from '../records/paging.ts'
import { penaltiesOf } from '../records/penalties.ts'
import { commentsOf, eventsOf } from '../records/review.ts'
import { rowsOf } from '../records/rows.ts'

/** The lists of a facility and of a registration in pages. The replies of both include only the first rows. */
export function contentsListRoutes(serve: Serve): void {
  for (const kind of rowKinds) {
    const section: RowSection = rowSections[kind]
    serve(section.list, ({ db }, { params, query }) => pageOf(db, rowsOf(db, kind, params.id), query))
  }
  serve(calls.listDocuments, ({ db }, { params, query }) => pageOf(db, documentsOf(db, params.id), query))
  serve(calls.listPayments, async ({ db }, { params, query: { registration_id, ...paging } }) => {
    const page = await pageOf(db, paymentsOf(db, { facility_id: params.id, id: registration_id }), paging)
    return { ...page, data: page.data.map(inNaira) }
  })
  serve(calls.listPenaltiesOfFacility, ({ db }, { params, query }) => pageOf(db, penaltiesOf(db, params.id), query))
  serve(calls.listComments, ({ db, user }, { params, query }) =>
    pageOf(db, commentsOf(db, params.id, !mayDo(user, 'read every remark')), query),
  )
  serve(calls.listHistory, ({ db, user }, { params, query }) =>
    pageOf(db, eventsOf(db, params.id, !mayDo(user, 'read every remark')), query),
  )
}
