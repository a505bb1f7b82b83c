import '../../testing/matchers.ts'
import * as catalogue from '@portal/contract/catalogue/calls/catalogue-edits.ts'
import { proposeBankAccount } from '@portal/contract/money/calls/bank-account.ts'
import * as fees from '@portal/contract/money/calls/fees.ts'
import * as calls from '@portal/contract/settings/calls/set-up.ts'
import * as settings from '@portal/contract/settings/calls/settings.ts'
import * as offences from '@portal/contract/standing/calls/offences.ts'
import { signingOffices } from '@portal/domain/licences/signing-offices.ts'
import type { SetUpAnswer, SetUpStep } from '@portal/domain/settings/set-up.ts'
import { expect, it } from 'vitest'
import { as } from '../../testing/as.ts'
import { makeFacility } from '../../testing/factories.ts'
import { makeOfficer, makeOwner } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { newTestDatabase } from '../../testing/test-database.ts'

const ministry = {
  product_name: 'Facility Licensing Portal',
  ministry_name: 'Niger State Ministry of Health',
  ministry_address: 'Abdulkareem Lafene Secretariat, Minna, Niger State',
  home_state_id: 27,
  certificate_prefix: 'NSMOH/PHF',
  validity_policy: 'calendar_year',
  temporary_months: 6,
  officer_idle_minutes: 480,
} as const

const sent = { publicUrl: 'https://licences.example.org' }
const messages = {
  ...sent,
  mail: { ...sent, smtpUrl: 'smtp://mail.example.org', from: 'portal@example.org' },
  sms: { ...sent, url: 'https://sms.example.org', token: 'a-token' },
}

/** A portal that was just installed, with its first officer. */
async function portal(more: Parameters<typeof testApp>[1] = {}) {
  const { app, db } = await testApp(await newTestDatabase(), more)
  const officer = as(await makeOfficer(db), app)
  const show = async () => (await officer.send(calls.showSetUp, {})).reply.data
  const stateOf = async (name: SetUpStep) => (await show()).steps.find((step) => step.name === name)?.state
  const named = async (state: string) =>
    (await show()).steps.filter((step) => step.state === state).map(({ name }) => name)
  return { app, db, officer, show, stateOf, named }
}

it('begins with everything to do, and ends with all of it done by what an officer really did', async () => {
  const { app, db, officer, show, named, stateOf } = await portal({ messages })
  expect(await named('done')).toEqual(['mail', 'sms'])
  expect((await show()).steps.find(({ name }) => name === 'officers')?.detail).toMatch(/^Nobody can approve/)

  const body = { ...ministry, ministry_address: '1 New Road, Minna', ministry_phone: '+2348030000000' }
  await officer.send(settings.changeSettings, { body })
  expect(await named('done')).toEqual(['names', 'phone', 'mail', 'sms'])

  const account = { bank: 'First Bank', account_name: 'Niger State IGR', account_number: '0123454417' }
  await officer.send(proposeBankAccount, { body: account })
  expect(await stateOf('bank account')).toBe('done')

  const [first, ...others] = (await officer.send(fees.listFees, {})).reply.data
  if (!first) throw new Error('The portal comes with fees')
  const { purpose, facility_type_id, beds_from } = first
  await officer.send(fees.addFee, { body: { purpose, facility_type_id, beds_from, amount: 90_000 } })
  expect(await stateOf('fees')).toBe('open')
  await officer.send(fees.confirmSampleFees, { body: { ids: others.map(({ id }) => id) } })
  expect(await stateOf('fees')).toBe('done')

  const tariff = (await officer.send(offences.listOffences, {})).reply.data
  const ids = tariff.flatMap(({ rate }) => (rate ? [rate.id] : []))
  await officer.send(offences.confirmSampleOffences, { body: { ids } })
  expect(await stateOf('offences')).toBe('done')

  const types = (await officer.send(catalogue.listUsedTypes, {})).reply.data.filter(({ has_samples }) => has_samples)
  const taken = { body: { ids: types.map(({ id }) => id) } }
  expect((await officer.send(catalogue.confirmSampleRequirements, taken)).reply.message).toBe(
    `The requirements of ${types.length} types are saved`,
  )
  expect(await stateOf('requirements')).toBe('done')
  expect(await officer.send(catalogue.confirmSampleRequirements, taken)).toBeRefused('action_not_offered')

  for (const title of signingOffices) {
    await officer.send(settings.addOfficeHolder, { body: { title, name: 'Dr Fatima Sule', start_date: '2026-01-01' } })
  }
  expect(await named('open')).toEqual(['officers'])
  as(await makeOfficer(db, ['decide']), app)
  expect(await named('open')).toEqual([])
})

it('takes over sample requirements only as they were read', async () => {
  const { db, officer, stateOf } = await portal()
  const types = (await officer.send(catalogue.listUsedTypes, {})).reply.data.filter(({ has_samples }) => has_samples)
  const ids = types.map(({ id }) => id)
  expect(ids.length).toBeGreaterThan(1)
  expect(await officer.send(catalogue.confirmSampleRequirements, { body: { ids: ids.slice(1) } })).toBeRefused(
    'action_not_offered',
  )
  // A type that asks nothing is hidden from owners. It has nothing to take over.
  const [first = 0] = ids
  await db.updateTable('facility_type').set({ retired_at: '2026-01-01' }).where('id', '=', first).execute()
  expect(await officer.send(catalogue.confirmSampleRequirements, { body: { ids } })).toBeRefused('action_not_offered')
  await officer.send(catalogue.confirmSampleRequirements, { body: { ids: ids.slice(1) } })
  expect(await stateOf('requirements')).toBe('done')
})

it('leaves a step for later and takes that back; what is skipped is not done', async () => {
  const { officer, stateOf } = await portal()
  const answer = (name: SetUpStep, said: SetUpAnswer | 'open') =>
    officer.send(calls.answerSetUpStep, { params: { name }, body: { answer: said } })
  await answer('mail', 'skipped')
  await answer('mail', 'skipped')
  expect(await stateOf('mail')).toBe('skipped')
  await answer('mail', 'open')
  expect(await stateOf('mail')).toBe('open')
  await answer('names', 'confirmed')
  expect(await stateOf('names')).toBe('done')
  await answer('names', 'open')
  expect(await stateOf('names')).toBe('open')
})

it('believes nobody who says that something is done which is not', async () => {
  const { officer, stateOf } = await portal()
  for (const name of ['fees', 'officers', 'bank account'] as const) {
    const body = { answer: 'confirmed' } as const
    expect(await officer.send(calls.answerSetUpStep, { params: { name }, body })).toBeRefused('invalid_input', 'answer')
    expect(await stateOf(name)).toBe('open')
  }
})

it('knows whether the portal is used already', async () => {
  const { db, show } = await portal()
  expect((await show()).is_unused).toBe(true)
  await makeFacility(db, { user_id: (await makeOwner(db)).id })
  expect((await show()).is_unused).toBe(false)
})
