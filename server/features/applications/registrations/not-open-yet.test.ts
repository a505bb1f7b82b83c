import '../../../testing/matchers.ts'
import * as calls from '@portal/contract/applications/calls/registrations.ts'
import * as returns from '@portal/contract/applications/calls/returns.ts'
import { expect, it } from 'vitest'
import { insertSettingChanges } from '../../../records/settings/settings.ts'
import { as } from '../../../testing/as.ts'
import { completeApplication } from '../../../testing/complete-application.ts'
import { makeFacility, makeRegistration } from '../../../testing/factories.ts'
import { makeOfficer, makeOwner } from '../../../testing/people.ts'
import { testApp } from '../../../testing/test-app.ts'
import { newTestDatabase } from '../../../testing/test-database.ts'

/** A portal that takes no applications on 22 November 2026, and a complete one that the ministry does not have yet. */
async function portal() {
  const { app, db, setClock } = await testApp(await newTestDatabase())
  setClock('2026-11-22T09:00:00Z')
  const owner = await makeOwner(db)
  const officer = await makeOfficer(db)
  const apply = async (user_id: number | null) => {
    const facility = await makeFacility(db, { user_id, recorded_by: officer.id })
    const registration = await makeRegistration(db, { facility_id: facility.id })
    await completeApplication(db, registration)
    return registration.id
  }
  const close = (start_date: string, recorded_at: string) =>
    insertSettingChanges(db, { takes_applications: 'not yet' }, { start_date, recorded_by: officer.id, recorded_at })
  const submit = (id: number, who = owner) => as(who, app).send(calls.submitRegistration, { params: { id } })
  return {
    setClock,
    owner: as(owner, app),
    ownerId: owner.id,
    officer,
    asOfficer: as(officer, app),
    apply,
    close,
    submit,
  }
}

it('keeps the application with its owner until the ministry takes applications', async () => {
  const { setClock, ownerId, apply, close, submit } = await portal()
  await close('2026-11-22', '2026-11-20T09:00:00Z')
  const id = await apply(ownerId)
  const refused = await submit(id)
  expect(refused).toBeRefused('action_not_offered')
  expect(refused.problem?.message).toBe(
    'The ministry does not take applications yet. What you have entered is kept; submit it as soon as the ministry takes them.',
  )
  setClock('2026-11-21T22:59:00Z')
  expect((await submit(id)).reply.data.submitted_at).toBe('2026-11-21T22:59:00.000Z')
})

it('takes a correction that the ministry asked for', async () => {
  const { owner, asOfficer, ownerId, apply, close, submit } = await portal()
  const id = await apply(ownerId)
  await submit(id)
  const items = [{ section: 'documents', remark: 'The PHCN bill is of another address.' }] as const
  const params = { id }
  await asOfficer.send(returns.returnRegistration, { params, body: { items: [...items], due_date: '2026-12-15' } })
  await close('2026-11-22', '2026-11-22T09:30:00Z')
  const answer = { item: { section: 'documents' }, text: 'It is the bill of the branch.' } as const
  await owner.send(returns.answerReturn, { params, body: answer })
  expect((await submit(id)).status).toBe(200)
})

it('lets an officer submit what somebody brought on paper', async () => {
  const { officer, apply, close, submit } = await portal()
  await close('2026-11-22', '2026-11-22T09:30:00Z')
  expect((await submit(await apply(null), officer)).status).toBe(200)
})
