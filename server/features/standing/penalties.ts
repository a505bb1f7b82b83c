import type { Input } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/standing/calls/penalties.ts'
import { offeredPenaltyDecisions, penaltyDecisions } from '@portal/domain/actions/penalty.ts'
import { addDays, addMonths, dayInWords } from '@portal/domain/dates/calendar-date.ts'
import { formatNaira, koboToNaira, nairaToKobo } from '@portal/domain/money/money.ts'
import { ratesOn } from '@portal/domain/standing/offences.ts'
import { act } from '../../actions/act.ts'
import { onFacility } from '../../actions/facility.ts'
import { onPenalty } from '../../actions/penalty.ts'
import { recordPenalty } from '../../money/charge-penalty.ts'
import { getBrief } from '../../records/applications/registrations.ts'
import { getFacilities, getFacility } from '../../records/facilities/facilities.ts'
import { getOffence, listRates } from '../../records/standing/offences.ts'
import { countPenaltiesOf, getPenalty, pagePenalties } from '../../records/standing/penalties.ts'
import type { Context, Serve } from '../../use-case/context.ts'
import { refuseField } from '../../use-case/refuse-field.ts'

/** Penalties on facilities. Spec §7, Penalties. */
export function penaltyRoutes(serve: Serve): void {
  serve(calls.listPenalties, listPenalties)
  serve(calls.countPenalties, async ({ db }, { body }) => ({ total: await countPenaltiesOf(db, body.facility_id) }))
  serve(calls.penaliseFacility, penaliseFacility)
  serve(calls.waivePenalty, waivePenalty)
}

/** One page of penalties, the newest first, each with its facility. */
async function listPenalties({ db, user, today }: Context, { query }: Input<typeof calls.listPenalties>) {
  const page = await pagePenalties(db, query, today)
  const ids = page.data.map(({ facility_id }) => facility_id)
  const facilities = await getFacilities(db, ids, today)
  const data = page.data.flatMap((penalty) => {
    const facility = facilities.get(penalty.facility_id)
    return facility ? { ...penalty, offered: offeredPenaltyDecisions(user, penalty.status), facility } : []
  })
  return { ...page, data }
}

type Penalise = Input<typeof calls.penaliseFacility>['body']

/**
 * An officer penalises a facility: with a reason alone, or with an amount too, which the tariff of the day knows. Its owner, taken
 * from the facility and never from the request, is notified.
 */
async function penaliseFacility(context: Context, { body }: Input<typeof calls.penaliseFacility>) {
  const { db, user, today } = context
  const { facility_id, registration_id, comment } = body
  const facility = await getFacility(db, facility_id, today)
  const registration = registration_id === null ? facility.registration : await getBrief(db, registration_id, today)
  if (registration && registration.facility_id !== facility_id) {
    refuseField('registration_id', 'This registration is of another facility')
  }
  const charged = await chargedFor(context, body)
  return act(context, onFacility, 'Penalise', facility_id, {
    input: {
      reason: [charged.offence, comment].filter(Boolean).join('. '),
      ...toPay(charged),
      reference: registration?.reference,
      registration_id: registration?.id,
    },
    write: async ({ facts: { user_id } }) => ({
      id: await recordPenalty(context, { facility_id, registration_id, user_id, comment, ...charged }),
    }),
    async reply({ id }) {
      const penalty = await getPenalty(db, id, today)
      return { data: { ...penalty, offered: offeredPenaltyDecisions(user, penalty.status), facility } }
    },
  })
}

type Charged = Awaited<ReturnType<typeof chargedFor>>

/** The offence, the amount and the last day to pay, as far as they are not sent by the tariff of today. */
async function chargedFor({ db, today }: Context, { offence_id, amount, due_date }: Penalise) {
  const offence = offence_id === null ? null : await findOffence(db, offence_id, today)
  const amount_kobo = amount === null ? (offence?.amount_kobo ?? null) : nairaToKobo(amount)
  const due = due_date ?? (offence && addDays(today, offence.days_to_pay))
  if (amount_kobo === null) {
    if (due !== null) refuseField('amount', 'Enter the amount to be paid by this day')
  } else if (due === null) refuseField('due_date', 'Enter the day by which it is to be paid')
  else if (due < today || due > addMonths(today, 12))
    refuseField('due_date', 'Enter a day from today to a year from now')
  return { offence_id, offence: offence?.name ?? null, amount_kobo, due_date: due }
}

async function findOffence(db: Context['db'], id: number, today: string) {
  const { name, retired_at } = await getOffence(db, id)
  const rate = ratesOn(await listRates(db, id), today).get(id)
  if (!rate || retired_at !== null) return refuseField('offence_id', 'Choose an offence of the present tariff')
  return { ...rate, name }
}

/** What the message and the letter to the owner say about the money. */
function toPay({ amount_kobo, due_date }: Charged) {
  if (amount_kobo === null || due_date === null) return {}
  const amount = koboToNaira(amount_kobo)
  const note = `${formatNaira(amount)} is to be paid by ${dayInWords(due_date)}. The invoice is on the page of the facility.`
  return { note, letter: { amount, due_date } }
}

/** An officer waives what is still to be paid of a penalty. */
async function waivePenalty(context: Context, { params: { id }, body }: Input<typeof calls.waivePenalty>) {
  const { db, user, today } = context
  return act(context, onPenalty, 'Waive penalty', id, {
    input: { reason: body.reason },
    write: () => Promise.resolve(),
    async reply() {
      const penalty = await getPenalty(db, id, today)
      const facility = await getFacility(db, penalty.facility_id, today)
      const data = { ...penalty, offered: offeredPenaltyDecisions(user, penalty.status), facility }
      return { message: penaltyDecisions['Waive penalty'].message, data }
    },
  })
}
