import type { Input } from '@portal/contract/call.ts'
import type * as calls from '@portal/contract/imports/calls/imports.ts'
import type { ImportedValue } from '@portal/domain/imports/import-reading.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { endReading } from '../../changes/imports/end-reading.ts'
import { insertRowByHand } from '../../records/imports/import-rows.ts'
import { lockImport } from '../../records/imports/imports.ts'
import { findUnlicensed } from '../../records/imports/unlicensed-facility.ts'
import type { Context } from '../../use-case/context.ts'
import { refuseField } from '../../use-case/refuse-field.ts'
import { notRead, prepare } from './prepare-import.ts'
import { rematch } from './rematch.ts'
import { showImport } from './show-import.ts'

type Body = Input<typeof calls.addImportByHand>['body']

/** A draft with one licence that an officer has typed. It comes in like a row of a file, and is compared like one. */
export async function addImportByHand(context: Context, { body }: Input<typeof calls.addImportByHand>) {
  const { db, now } = context
  const { name, fields, same_as } = await whatIsTyped(context, body)
  const id = await prepare(context, { source: 'by hand', name, reading: { ...notRead, is_read: true } })
  await insertRowByHand(db, id, { fields, same_as, at: now.toISOString() })
  await rematch(context, await lockImport(db, id), [1])
  await endReading(db, id, now)
  return { message: 'Saved as a draft. An officer who decides commits it', data: await showImport(context, id) }
}

async function whatIsTyped({ db }: Context, { facility_id, ...typed }: Body) {
  const stated = statedOf(typed)
  const { paper_number, issued, last_day } = typed
  if (!paper_number && !issued && !last_day)
    refuseField('last_day', 'Enter the last day, the day of issue or the number')
  if (facility_id === null) {
    if (!typed.name) refuseField('name', 'Enter the facility name')
    if (!typed.type) refuseField('type', 'Choose the type of facility')
    if (!typed.lga) refuseField('lga', 'Choose the local government area')
    return { name: String(typed.name), fields: stated, same_as: null }
  }
  const there = (await findUnlicensed(db, facility_id)) ?? refuse('not_found', 'This facility does not exist')
  if (there.is_licensed) refuse('action_not_offered', 'This facility has a licence or an application in the portal')
  if (!issued && !last_day) refuseField('last_day', 'Enter the last day or the day of issue')
  const { name, type, lga, ward } = there
  const licence = { paper_number: paper_number ?? null, issued: issued ?? null, last_day: last_day ?? null }
  const { officer_name = null, second_phone = null, officer_folio = null, status = null, remarks = null } = typed
  const beside = { officer_name, second_phone, officer_folio, status, remarks }
  return { name, fields: { name, type, lga, ward, ...licence, ...beside }, same_as: facility_id }
}

/** The fields that were stated. */
export function statedOf(fields: Record<string, ImportedValue | undefined>): Record<string, ImportedValue> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, value]) => (value === undefined ? [] : [[field, value]])),
  )
}
