import type { Input } from '@portal/contract/call.ts'
import type * as calls from '@portal/contract/settings/calls/set-up.ts'
import { canSeparateHands } from '@portal/domain/cases/separate-hands.ts'
import { feesOn } from '@portal/domain/money/fees.ts'
import {
  canBeConfirmed,
  type SetUpFacts,
  setUpStepNames,
  setUpSteps,
  stateOfStep,
} from '@portal/domain/settings/set-up.ts'
import { ratesOn } from '@portal/domain/standing/offences.ts'
import { listAllOfficers } from '../../records/accounts/officers.ts'
import { listUsedTypes } from '../../records/catalogue/catalogue-usage.ts'
import { bankAccountInForce } from '../../records/money/bank-accounts.ts'
import { listFeeRows } from '../../records/money/fees.ts'
import { listSignatories } from '../../records/settings/office-holders.ts'
import { readSetUpAnswers, readSetUpUse, saveSetUpAnswer } from '../../records/settings/set-up.ts'
import { readSettings } from '../../records/settings/settings.ts'
import { listOffenceRows, listRates } from '../../records/standing/offences.ts'
import type { Context } from '../../use-case/context.ts'
import { refuseField } from '../../use-case/refuse-field.ts'

const ownNames = ['ministry_name', 'ministry_address', 'crest_url'] as const

/** How far the portal is set up, from what it knows. */
export async function showSetUp(context: Context) {
  const { db } = context
  const answers = await readSetUpAnswers(db)
  const { has_own_names, is_unused } = await readSetUpUse(db, ownNames)
  const facts = { ...(await readFacts(context)), has_own_names }
  const steps = setUpStepNames.map((name) => ({
    name,
    state: stateOfStep(name, facts, answers.get(name)),
    detail: setUpSteps[name].detail(facts),
  }))
  return { data: { steps, is_unused } }
}

/** An officer says of a step that it is right, leaves it for later, or takes either back. */
export async function answerSetUpStep(context: Context, { params, body }: Input<typeof calls.answerSetUpStep>) {
  const { db, user, now } = context
  const { answer } = body
  if (answer === 'confirmed' && !canBeConfirmed(params.name)) {
    refuseField('answer', 'The portal knows by itself whether this is done')
  }
  const recorded = { recorded_by: user.id, recorded_at: now.toISOString() }
  await saveSetUpAnswer(db, params.name, answer === 'open' ? undefined : answer, recorded)
  return showSetUp(context)
}

async function readFacts({ db, today, messages }: Context): Promise<Omit<SetUpFacts, 'has_own_names'>> {
  const { ministry_name, ministry_address, ministry_phone, ministry_hours } = await readSettings(db, today)
  const officers = (await listAllOfficers(db)).filter(({ is_disabled }) => !is_disabled)
  const signatories = await listSignatories(db, today)
  return {
    ...{ ministry_name, ministry_address, ministry_phone, ministry_hours },
    bank_account: await bankAccountInForce(db).executeTakeFirst(),
    fees: withSamples(feesOn(await listFeeRows(db), today)),
    offences: withSamples(await ratesOffered(db, today)),
    types: await countTypes(db),
    officers: officers.length,
    has_two_hands: canSeparateHands(officers),
    vacant: signatories.flatMap(({ title, name }) => (name === null ? [title] : [])),
    mail: messages.mail !== undefined,
    sms: messages.sms !== undefined,
  }
}

function withSamples(rows: readonly { is_sample: boolean }[]) {
  return { total: rows.length, samples: rows.filter(({ is_sample }) => is_sample).length }
}

/** What the offences that are offered cost today. */
async function ratesOffered(db: Context['db'], today: string) {
  const rates = ratesOn(await listRates(db), today)
  const offered = (await listOffenceRows(db)).filter(({ retired_at }) => retired_at === null)
  return offered.flatMap(({ id }) => rates.get(id) ?? [])
}

async function countTypes(db: Context['db']): Promise<SetUpFacts['types']> {
  const types = (await listUsedTypes(db)).filter(({ retired_at }) => retired_at === null)
  return {
    total: types.length,
    samples: types.filter(({ has_samples }) => has_samples).length,
    empty: types.filter(({ questions }) => questions === 0).length,
  }
}
