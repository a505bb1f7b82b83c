import type { Input } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/money/calls/fees.ts'
import { type Fee, feesOn, plannedFees } from '@portal/domain/money/fees.ts'
import { koboToNaira, nairaToKobo } from '@portal/domain/money/money.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'
import { refuseUnseenSamples } from '../../money/refuse-unseen-samples.ts'
import { isInUse } from '../../records/catalogue/catalogue.ts'
import { insertFee, listFeeRows, lockFees } from '../../records/money/fees.ts'
import type { Context, Serve } from '../../use-case/context.ts'
import { refuseField } from '../../use-case/refuse-field.ts'

/** The fee table. */
export function feeRoutes(serve: Serve): void {
  serve(calls.listFees, listFees)
  serve(calls.addFee, addFee)
  serve(calls.changeFees, changeFees)
  serve(calls.confirmSampleFees, confirmSampleFees)
}

/** A row as the wire shows it. */
function inNaira<F extends Fee>(fee: F, beds_to: number | null = null) {
  const { amount_kobo, ...row } = fee
  return { ...row, beds_to, amount: amount_kobo === null ? null : koboToNaira(amount_kobo) }
}

async function listFees({ db, today }: Context) {
  const rows = await listFeeRows(db)
  const saved = rows.filter(({ is_sample }) => !is_sample)
  return {
    data: feesOn(rows, today).map((fee) => inNaira(fee, fee.beds_to)),
    planned: plannedFees(rows, today).map((fee) => inNaira(fee)),
    history: saved
      .toReversed()
      .slice(0, 100)
      .map((fee) => inNaira(fee)),
  }
}

function firstDay(chosen: string | null, today: string): string {
  const start = chosen ?? today
  if (start < today) refuseField('start_date', 'Choose today or a later day')
  return start
}

function inKobo(amount: number): number {
  return amount === 0 ? 0 : nairaToKobo(amount)
}

/** Adds a row from today or a later day on. The past cannot be changed. */
async function addFee({ db, user, now, today }: Context, { body }: Input<typeof calls.addFee>) {
  const { amount, start_date, ...fee } = body
  const start = firstDay(start_date, today)
  if (fee.facility_type_id !== null && !(await isInUse(db, 'facility_type', fee.facility_type_id))) {
    refuseField('facility_type_id', 'Choose a type of facility from the list')
  }
  await lockFees(db)
  const amount_kobo = amount === null ? null : inKobo(amount)
  const recorded = { recorded_by: user.id, recorded_at: now.toISOString() }
  const id = await insertFee(db, { ...fee, amount_kobo, start_date: start, ...recorded })
  const rows = await listFeeRows(db)
  const saved = rows.find((row) => row.id === id)
  if (!saved) throw new Error('The fee was inserted')
  return { message: 'Saved', data: inNaira(saved) }
}

/** Adds a row for each fee that gets another amount. They are fees of today: what somebody replaced meanwhile is read again first. */
async function changeFees({ db, user, now, today }: Context, { body }: Input<typeof calls.changeFees>) {
  const start_date = firstDay(body.start_date, today)
  await lockFees(db)
  const present = new Map(feesOn(await listFeeRows(db), today).map((fee) => [fee.id, fee]))
  const recorded = { start_date, recorded_by: user.id, recorded_at: now.toISOString() }
  for (const { id, amount } of body.amounts) {
    const fee = present.get(id)
    if (!fee) refuse('action_not_offered', 'The fees have changed since you looked. Read them again')
    const { facility_type_id, purpose, beds_from } = fee
    await insertFee(db, { facility_type_id, purpose, beds_from, amount_kobo: inKobo(amount), ...recorded })
  }
  return { message: savedInWords(body.amounts.length) }
}

function savedInWords(count: number): string {
  return byNumber(count, { one: '# fee is saved', other: '# fees are saved' })
}

/** Saves each sample of today as the ministry's own, with the same amount. Registrations under way keep the fees of their day. */
async function confirmSampleFees({ db, user, now, today }: Context, { body }: Input<typeof calls.confirmSampleFees>) {
  await lockFees(db)
  const samples = feesOn(await listFeeRows(db), today).filter(({ is_sample }) => is_sample)
  refuseUnseenSamples(samples, body.ids)
  const recorded = { start_date: today, recorded_by: user.id, recorded_at: now.toISOString() }
  for (const { facility_type_id, purpose, beds_from, amount_kobo } of samples) {
    await insertFee(db, { facility_type_id, purpose, beds_from, amount_kobo, ...recorded })
  }
  return { message: savedInWords(samples.length) }
}
