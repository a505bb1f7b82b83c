import type { Input } from '@portal/contract/call.ts'
import { correctedFields } from '@portal/contract/imports/by-hand-form.ts'
import type { setImportValues } from '@portal/contract/imports/calls/import-rows.ts'
import { cellMarkKinds } from '@portal/domain/imports/import-states.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { countUnmatched, unmatchRows } from '../../records/imports/import-rows.ts'
import { type LockedImport, noteHand, updateImport } from '../../records/imports/imports.ts'
import type { Context } from '../../use-case/context.ts'
import { refuseField } from '../../use-case/refuse-field.ts'
import { matchNowOrLater } from './rematch.ts'
import { fieldNamed } from './show-import.ts'

/** So many written values of one file can be given a meaning; a file with more has something else in the column. */
const mostValues = 2000

type Given = Input<typeof setImportValues>['body']['values']

/** Says what written values mean. All rows that have them are matched again: a few at once, many by the job. */
export async function setValues(context: Context, draft: LockedImport, given: Given): Promise<void> {
  const { db, now, user } = context
  const { id, reading } = draft
  const values = given.map(({ field, written, value }) => ({ field, written, value: checkedValue(field, value) }))
  const isSaidAnew = (one: { field: string; written: string }) =>
    values.some(({ field, written }) => field === one.field && written === one.written)
  const all = [...reading.values.filter((one) => !isSaidAnew(one)), ...values]
  if (all.length > mostValues) {
    refuse('limit_reached', `At most ${mostValues} values can be given a meaning. Correct the file itself`)
  }
  const changed = { ...reading, values: all }
  await unmatchRows(db, id, { values })
  await updateImport(db, id, { reading: changed }, now)
  await noteHand(db, id, user.id, now)
  await matchNowOrLater(context, { ...draft, reading: changed }, await countUnmatched(db, id))
}

/** A value in the form of its field, by the rules of the form. Null: the paper does not say it. */
function checkedValue(field: Given[number]['field'], value: Given[number]['value']) {
  const { data, error } = correctedFields.shape[field].safeParse(value)
  if (error) return refuseField('values', error.issues[0]?.message ?? 'Choose a value')
  return data ?? null
}

interface Value {
  field: string
  written: string
  kind: string
  rows: number
  sentence: string | null
  offers: { value: number | string; label: string }[]
}

/** A written value as the contract shows it. Nobody has said yet what it means; otherwise it would be certain. */
export function valueOnWire({ field: name, kind, ...value }: Value) {
  const field = fieldNamed(name) ?? refuse('unexpected', `There is no field ${name}`)
  return { ...value, field, kind: cellMarkKinds.find((one) => one === kind) ?? 'doubtful', value: null }
}
