import type { Input } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/standing/calls/offences.ts'
import { koboToNaira, nairaToKobo } from '@portal/domain/money/money.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { plannedRates, ratesOn } from '@portal/domain/standing/offences.ts'
import { refuseUnseenSamples } from '../../money/refuse-unseen-samples.ts'
import {
  countOffences,
  getOffence,
  insertOffence,
  insertRate,
  isNameTaken,
  listOffenceRows,
  listRates,
  lockOffences,
  updateOffence,
} from '../../records/standing/offences.ts'
import type { Context, Serve } from '../../use-case/context.ts'
import { refuseField } from '../../use-case/refuse-field.ts'

/** The list is read whole, so it has an end. */
const maxOffences = 200

/** The tariff of offences. */
export function offenceRoutes(serve: Serve): void {
  serve(calls.listOffences, async ({ db, today }) => ({ data: await offencesWithRates(db, today) }))
  serve(calls.addOffence, addOffence)
  serve(calls.addOffenceRate, addOffenceRate)
  serve(calls.editOffence, editOffence)
  serve(calls.confirmSampleOffences, confirmSampleOffences)
}

type Rate = Awaited<ReturnType<typeof listRates>>[number]

/** A row as the wire shows it. */
function inNaira({ amount_kobo, offence, offence_id, ...rate }: Rate) {
  return { ...rate, amount: koboToNaira(amount_kobo) }
}

/** Every offence with what it costs today, what is planned, and what was saved before. */
async function offencesWithRates(db: Context['db'], today: string) {
  const [rows, rates] = [await listOffenceRows(db), await listRates(db)]
  const present = ratesOn(rates, today)
  return rows.map((offence) => {
    const rate = present.get(offence.id)
    const planned = plannedRates(rates, offence.id, today).map(inNaira)
    return { ...offence, rate: rate ? inNaira(rate) : null, planned }
  })
}

async function offenceWithRates({ db, today }: Context, id: number) {
  const offence = (await offencesWithRates(db, today)).find((one) => one.id === id)
  if (!offence) throw new Error('The offence was saved')
  return offence
}

type NewRate = Input<typeof calls.addOffenceRate>['body']

/** Adds a row from today or a later day on. The past cannot be changed. */
async function addRate(
  { db, user, now, today }: Context,
  offence_id: number,
  { amount, days_to_pay, start_date }: NewRate,
) {
  const start = start_date ?? today
  if (start < today) refuseField('start_date', 'Choose today or a later day')
  const recorded = { recorded_by: user.id, recorded_at: now.toISOString() }
  await insertRate(db, { offence_id, amount_kobo: nairaToKobo(amount), days_to_pay, start_date: start, ...recorded })
}

async function addOffence(context: Context, { body: { name, ...rate } }: Input<typeof calls.addOffence>) {
  const { db, now } = context
  await lockOffences(db)
  if (await isNameTaken(db, name, null)) refuseField('name', 'There is an offence of this name already')
  if ((await countOffences(db)) >= maxOffences) {
    refuse('limit_reached', `A tariff has at most ${maxOffences} offences. Rename one that is retired`)
  }
  const id = await insertOffence(db, name, now)
  await addRate(context, id, rate)
  return { message: 'Saved', data: await offenceWithRates(context, id) }
}

/** Changes what an offence costs. Penalties keep the amount of their day. */
async function addOffenceRate(context: Context, { params: { id }, body }: Input<typeof calls.addOffenceRate>) {
  await lockOffences(context.db)
  await getOffence(context.db, id)
  await addRate(context, id, body)
  return { message: 'Saved', data: await offenceWithRates(context, id) }
}

/** Renames or retires an offence. Penalties keep the name of their day. */
async function editOffence(context: Context, { params: { id }, body }: Input<typeof calls.editOffence>) {
  const { db, now, checkVersion } = context
  await lockOffences(db)
  const offence = await getOffence(db, id)
  checkVersion(offence)
  const { name, retired } = body
  if (name !== undefined && (await isNameTaken(db, name, id))) {
    refuseField('name', 'There is an offence of this name already')
  }
  const isRetired = offence.retired_at !== null
  const changesRetired = retired !== undefined && retired !== isRetired
  const retired_at = changesRetired ? { retired_at: retired ? now.toISOString() : null } : {}
  if (changesRetired || (name !== undefined && name !== offence.name)) {
    await updateOffence(db, id, { ...(name !== undefined && { name }), ...retired_at }, now)
  }
  return { message: 'Saved', data: await offenceWithRates(context, id) }
}

/** Saves what each offence costs today as the ministry's own, where it is a sample. Retired offences are left as they are. */
async function confirmSampleOffences(
  { db, user, now, today }: Context,
  { body }: Input<typeof calls.confirmSampleOffences>,
) {
  await lockOffences(db)
  const retired = new Set(
    (await listOffenceRows(db)).flatMap(({ id, retired_at }) => (retired_at === null ? [] : [id])),
  )
  const rates = [...ratesOn(await listRates(db), today).values()]
  const samples = rates.filter(({ is_sample, offence_id }) => is_sample && !retired.has(offence_id))
  refuseUnseenSamples(samples, body.ids)
  const recorded = { start_date: today, recorded_by: user.id, recorded_at: now.toISOString() }
  for (const { offence_id, amount_kobo, days_to_pay } of samples) {
    await insertRate(db, { offence_id, amount_kobo, days_to_pay, ...recorded })
  }
  return { message: samples.length === 1 ? '1 amount is saved' : `${samples.length} amounts are saved` }
}
