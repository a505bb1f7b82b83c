import { listRegistrations, submitRegistration } from '@portal/contract/applications/calls/registrations.ts'
import { answerReturn, returnRegistration } from '@portal/contract/applications/calls/returns.ts'
import { expect, it } from 'vitest'
import { as } from '../../testing/as.ts'
import { completeApplication } from '../../testing/complete-application.ts'
import { makeFacility, makeRegistration } from '../../testing/factories.ts'
import { makeOfficer, makeOwner } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { newTestDatabase } from '../../testing/test-database.ts'

it('leaves the days that the owner had an application out of those of the ministry, by the day in Lagos', async () => {
  const { app, db, setClock } = await testApp(await newTestDatabase())
  const [account, officer] = [await makeOwner(db), as(await makeOfficer(db), app)]
  const owner = as(account, app)
  const facility = await makeFacility(db, { user_id: account.id })
  const submitted_at = '2026-06-01T09:00:00Z'
  const registration = await makeRegistration(db, {
    facility_id: facility.id,
    created_at: '2026-05-20T09:00:00Z',
    submitted_at,
  })
  await completeApplication(db, registration)
  const params = { id: registration.id }
  const section = 'operating_officer' as const
  const clockOn = async (moment: string) => {
    setClock(moment)
    const { data } = (await officer.send(listRegistrations, { query: {} })).reply
    const late = (await officer.send(listRegistrations, { query: { late: 'yes' } })).reply.data.length
    const { ministry_days, owner_days, is_late } = data[0]?.case?.clock ?? {}
    return { ministry_days, owner_days, is_late, late }
  }

  // Half past midnight on 15 June in Lagos, where the owner has it until half past midnight on 17 June.
  setClock('2026-06-14T23:30:00Z')
  const body = { items: [{ section, remark: 'Who is it?' }], due_date: '2026-06-29' }
  expect((await officer.send(returnRegistration, { params, body })).status).toBe(200)
  setClock('2026-06-16T23:30:00Z')
  const answer = { item: { section }, text: 'It is right as it is.' }
  expect((await owner.send(answerReturn, { params, body: answer })).status).toBe(200)
  expect((await owner.send(submitRegistration, { params })).status).toBe(200)

  // The usual 21 days of the ministry and the 2 days of the owner are over on 24 June.
  expect(await clockOn('2026-06-24T22:59:00Z')).toEqual({ ministry_days: 21, owner_days: 14, is_late: false, late: 0 })
  expect(await clockOn('2026-06-24T23:00:00Z')).toEqual({ ministry_days: 22, owner_days: 14, is_late: true, late: 1 })
})
