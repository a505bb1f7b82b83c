import type { Input } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/catalogue/calls/document-kinds.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { areFacilityTypes } from '../../records/catalogue/catalogue.ts'
import { insertDocumentKind, insertTerms, lockDocumentKinds } from '../../records/catalogue/document-kinds.ts'
import type { Context, Serve } from '../../use-case/context.ts'
import { refuseField } from '../../use-case/refuse-field.ts'
import { addDocumentExample, removeDocumentExample, storeDocumentExample } from './document-examples.ts'
import { listDocumentKinds, showKind } from './show-document-kinds.ts'

/** More kinds than any ministry asks for at once. */
const maxKinds = 100

/** The documents that applications are asked for. */
export function documentKindRoutes(serve: Serve): void {
  serve(calls.listDocumentKinds, listDocumentKinds)
  serve(calls.addDocumentKind, addDocumentKind)
  serve(calls.addDocumentTerms, addDocumentTerms)
  serve(calls.addDocumentExample, addDocumentExample, { before: storeDocumentExample })
  serve(calls.removeDocumentExample, removeDocumentExample)
}

/** Adds a kind, asked for from today or a later day on. */
async function addDocumentKind(context: Context, { body }: Input<typeof calls.addDocumentKind>) {
  const { db, user, now } = context
  const { name, ...terms } = body
  await lockDocumentKinds(db)
  const { data } = await listDocumentKinds(context)
  const isAsked = ({ terms, planned }: (typeof data)[number]) => [terms, ...planned].some((one) => one?.demands.length)
  if (data.filter(isAsked).length >= maxKinds) {
    refuse('limit_reached', `${maxKinds} kinds of document are asked for already`)
  }
  const id = await insertDocumentKind(db, name, { recorded_by: user.id, recorded_at: now.toISOString() })
  if (id === undefined) return refuse('already_exists', 'There is a document with this name')
  return saveTerms(context, id, terms)
}

/** Saves what holds of a kind from today or a later day on. The past cannot be changed. */
async function addDocumentTerms(context: Context, { params, body }: Input<typeof calls.addDocumentTerms>) {
  await lockDocumentKinds(context.db)
  context.checkVersion(await showKind(context, params.id))
  return saveTerms(context, params.id, body)
}

type Terms = Input<typeof calls.addDocumentTerms>['body']

async function saveTerms(context: Context, id: number, { demands, start_date, staff_cadres, ...terms }: Terms) {
  const { db, user, now, today } = context
  const start = start_date ?? today
  if (start < today) refuseField('start_date', 'Choose today or a later day')
  const types = demands.flatMap(({ facility_type_id }) => facility_type_id ?? [])
  // Also retired ones: a facility of such a type may still renew its licence.
  if (!(await areFacilityTypes(db, types))) refuseField('demands', 'Choose types of facility from the list')
  const recorded = { recorded_by: user.id, recorded_at: now.toISOString() }
  const cadres = staff_cadres.length > 0 ? staff_cadres : null
  await insertTerms(
    db,
    { ...terms, staff_cadres: cadres, document_kind_id: id, start_date: start, ...recorded },
    demands,
  )
  return { message: 'Saved', data: await showKind(context, id) }
}
