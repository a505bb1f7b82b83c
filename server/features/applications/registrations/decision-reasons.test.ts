import '../../../testing/matchers.ts'
import * as calls from '@portal/contract/applications/calls/registrations.ts'
import type { DecidedStatus } from '@portal/domain/applications/registration-status.ts'
import { expect, it } from 'vitest'
import { as } from '../../../testing/as.ts'
import { completeApplication } from '../../../testing/complete-application.ts'
import { makeRegistration } from '../../../testing/factories.ts'
import { makeOfficer } from '../../../testing/people.ts'
import { testApp } from '../../../testing/test-app.ts'

const bothVerdicts = { information_verdict: 'Satisfactory', documents_verdict: 'Satisfactory' } as const

/** A ministry that requires reasons, or not. */
async function ministry(reasons_required: 'yes' | 'no') {
  const { app, db } = await testApp()
  const officer = await makeOfficer(db)
  const change = { key: 'reasons_required', value: JSON.stringify(reasons_required), start_date: '2020-01-01' }
  await db
    .insertInto('setting_change')
    .values({ ...change, recorded_by: officer.id })
    .execute()
  const decide = (id: number, status: DecidedStatus, reason?: string) =>
    as(officer, app).send(calls.decideRegistration, { body: { id, status, reason } })
  const submitted = async () => {
    const registration = await makeRegistration(db, {
      status: 'Awaiting decision',
      submitted_at: '2026-03-20T09:00:00.000Z',
    })
    await completeApplication(db, registration)
    await db
      .insertInto('consideration')
      .values({ registration_id: registration.id, user_id: officer.id, ...bothVerdicts })
      .execute()
    return registration.id
  }
  const incomplete = async () =>
    (await makeRegistration(db, { status: 'Awaiting decision', submitted_at: '2026-03-20T09:00:00.000Z' })).id
  const neverSubmitted = async () => {
    const registration = await makeRegistration(db, { status: 'Awaiting decision' })
    await completeApplication(db, registration)
    return registration.id
  }
  return { decide, submitted, incomplete, neverSubmitted }
}

it('refuses a decline without a reason, and takes it with one', async () => {
  const { decide, submitted } = await ministry('yes')
  const id = await submitted()
  const refused = await decide(id, 'declined')
  expect(refused).toBeRefused('invalid_input', 'reason')
  expect(refused.problem?.errors?.reason).toEqual(['Enter the reason'])
  expect((await decide(id, 'declined', 'No doctor.')).status).toBe(200)
})

it('refuses to approve what is incomplete or was never submitted without a reason', async () => {
  const { decide, incomplete, neverSubmitted } = await ministry('yes')
  for (const id of [await incomplete(), await neverSubmitted()]) {
    expect(await decide(id, 'Approved')).toBeRefused('invalid_input', 'reason')
    expect((await decide(id, 'Approved', 'Seen on site.')).status).toBe(200)
  }
})

it('approves what is complete and submitted without a reason', async () => {
  const { decide, submitted } = await ministry('yes')
  expect((await decide(await submitted(), 'Approved')).status).toBe(200)
})

it('lets everything pass without a reason unless the ministry requires them', async () => {
  const { decide, incomplete, submitted } = await ministry('no')
  expect((await decide(await incomplete(), 'Approved')).status).toBe(200)
  expect((await decide(await submitted(), 'declined')).status).toBe(200)
})
