import type { Reply } from '@portal/contract/call.ts'
import type * as calls from '@portal/contract/catalogue/calls/document-kinds.ts'
import { timelineOf, valueOn } from '@portal/domain/dates/dated-values.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { momentOf } from '../../database/value-types.ts'
import { listDocumentExamples } from '../../records/catalogue/document-examples.ts'
import { listKindsWithTerms } from '../../records/catalogue/document-kinds.ts'
import type { Context } from '../../use-case/context.ts'

/** Every kind with what holds today and what is planned, in the order in which owners read them. */
export async function listDocumentKinds({ db, today }: Context): Promise<Reply<typeof calls.listDocumentKinds>> {
  const examples = new Map(
    (await listDocumentExamples(db)).map(({ document_kind_id, ...one }) => [document_kind_id, one]),
  )
  const kinds = (await listKindsWithTerms(db)).map(({ id, name, terms }) => {
    const changes = terms.map((one) => ({ ...one, recorded_at: momentOf(one.recorded_at) }))
    const timeline = timelineOf<(typeof changes)[number] | null>(
      null,
      changes.map((value) => ({ value, start_date: value.start_date })),
    )
    const planned = timeline.flatMap(({ value }) => (value && value.start_date > today ? [value] : []))
    const updated_at = changes.at(-1)?.recorded_at ?? new Date(0).toISOString()
    return { id, name, terms: valueOn(timeline, today).value, planned, example: examples.get(id) ?? null, updated_at }
  })
  const placeOf = ({ terms, planned }: (typeof kinds)[number]) => (terms ?? planned[0])?.place ?? 0
  return { data: kinds.sort((one, other) => placeOf(one) - placeOf(other) || one.id - other.id) }
}

/** A kind, which must exist. */
export async function showKind(context: Context, id: number) {
  const { data } = await listDocumentKinds(context)
  return data.find((kind) => kind.id === id) ?? refuse('not_found', 'This kind of document does not exist')
}
