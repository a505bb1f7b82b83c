import type { RowSection } from '@portal/contract/applications/row-section.ts'
import { rowSections } from '@portal/contract/applications/row-sections.ts'
import type { Input } from '@portal/contract/call.ts'
import { mayDo } from '@portal/domain/accounts/capabilities.ts'
import { changeOf } from '@portal/domain/applications/application-changes.ts'
import { type RowKind, rowKinds, rowSectionOf } from '@portal/domain/applications/row-sections.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { changeContents } from '../../changes/change-contents.ts'
import { checkRowLimit } from '../../records/applications/quotas.ts'
import { findRow, insertRow, removeRow, type SectionRow, updateRow } from '../../records/applications/section-rows.ts'
import type { Context, Serve } from '../../use-case/context.ts'
import { refuseField } from '../../use-case/refuse-field.ts'

/** The people of an application: rows that are added, corrected and removed. Spec §7, Registration contents. */
export function contentsRowRoutes(serve: Serve): void {
  for (const kind of rowKinds) {
    const section: RowSection = rowSections[kind]
    serve(section.add, (context, { body }) => addRow(context, kind, body))
    serve(section.change, (context, { params, body }) => changeRow(context, kind, params.id, body))
    serve(section.remove, (context, { params, query }) => takeRowOffList(context, kind, params.id, query.reason))
  }
}

type RowBody = Input<RowSection['add']>['body']

/** Adds a row to a section. */
async function addRow(context: Context, kind: RowKind, { reason, ...fields }: RowBody) {
  const { db, user, reach } = context
  const facilityId = fields.facility_id
  if (reach === 'own') await checkRowLimit(context, kind, facilityId)
  return changeContents(context, { facilityId, reason }, async () => {
    const data = await insertRow(db, kind, { ...withoutOwnersVerdict(context, fields), recorded_by: user.id })
    return { reply: { data }, change: changeOfRow(kind, { before: null, after: data }) }
  })
}

/** Corrects a row of a section. Every field is replaced, as when a row is added. */
async function changeRow(context: Context, kind: RowKind, id: number, { reason, ...fields }: RowBody) {
  const { db, now, checkVersion } = context
  const before = (await findRow(db, kind, id)) ?? refuseMissing(kind)
  if (before.facility_id !== fields.facility_id) refuseField('facility_id', 'This belongs to another facility')
  checkVersion(before)
  return changeContents(context, { facilityId: fields.facility_id, reason }, async () => {
    const wanted = { ...before, ...keepVerdict(context, before, fields) }
    const change = changeOfRow(kind, { before, after: wanted })
    if (!change) return { reply: { data: before }, change }
    const { updated_at: _, ...row } = wanted
    return { reply: { data: await updateRow(db, kind, row, now) }, change }
  })
}

/** The verdict on a referee is the officers' own: what an owner sends for it is left out. Spec §6.1. */
function withoutOwnersVerdict<F extends object>({ user }: Context, fields: F): F {
  return 'verdict' in fields && !mayDo(user, 'give a referee verdict') ? { ...fields, verdict: null } : fields
}

/** A verdict stays as long as the owner corrects nothing: it was given on the referee as stated before. */
function keepVerdict({ user }: Context, before: object, fields: object): object {
  if (!('verdict' in before) || mayDo(user, 'give a referee verdict')) return fields
  const { verdict } = before
  const isSame = !changeOf({ part: '', before, after: { ...before, ...fields, verdict } })
  return { ...fields, verdict: isSame ? verdict : null }
}

/** Removes a row from its section. The row stays in the history. */
async function takeRowOffList(context: Context, kind: RowKind, id: number, reason: string | null) {
  const { db, user, now } = context
  const before = (await findRow(db, kind, id)) ?? refuseMissing(kind)
  return changeContents(context, { facilityId: before.facility_id, reason }, async () => {
    await removeRow(db, kind, id, user.id, now)
    return { reply: { message: 'deleted successfully!' }, change: changeOfRow(kind, { before, after: null }) }
  })
}

function refuseMissing(kind: RowKind): never {
  return refuse('not_found', `This ${rowSectionOf(kind).one} does not exist`)
}

function changeOfRow(kind: RowKind, { before, after }: { before: SectionRow | null; after: SectionRow | null }) {
  return changeOf({ part: rowSectionOf(kind).list, id: (before ?? after)?.id ?? 0, before, after })
}
