import '../../../testing/matchers.ts'
import * as letters from '@portal/contract/letters/calls.ts'
import * as penalties from '@portal/contract/standing/calls/penalties.ts'
import * as calls from '@portal/contract/standing/calls/representations.ts'
import * as standing from '@portal/contract/standing/calls/standing.ts'
import { expect, it } from 'vitest'
import { as } from '../../../testing/as.ts'
import { makeFacility, makeRegistration } from '../../../testing/factories.ts'
import { pdf } from '../../../testing/files.ts'
import { makeOfficer, makeOwner } from '../../../testing/people.ts'
import { testApp } from '../../../testing/test-app.ts'
import { newTestDatabase } from '../../../testing/test-database.ts'

/** A licensed clinic whose ministry gives 10 days from 16 June on, and 3 days from 20 June on. */
async function clinic() {
  const { app, db, setClock } = await testApp(await newTestDatabase())
  const [account, officerAccount] = [await makeOwner(db), await makeOfficer(db)]
  const [owner, officer] = [as(account, app), as(officerAccount, app)]
  const { id } = await makeFacility(db, { user_id: account.id })
  const registration = await makeRegistration(db, { facility_id: id, status: 'Approved' })
  const set = {
    key: 'representation_days',
    recorded_by: officerAccount.id,
    recorded_at: '2026-06-01T09:00:00Z',
  } as const
  await db
    .insertInto('setting_change')
    .values([
      { ...set, value: '10', start_date: '2026-06-16' },
      { ...set, value: '3', start_date: '2026-06-20' },
    ])
    .execute()
  const penalise = async () => {
    const body = { facility_id: id, comment: 'Sharps in the yard.' }
    return (await officer.send(penalties.penaliseFacility, { body })).reply.data.id
  }
  const suspend = async () => {
    const body = { kind: 'suspended', from_date: '2026-06-16', reason: 'No doctor.' } as const
    const { reply } = await officer.send(standing.restrictFacility, { params: { id }, body })
    return reply.data.restrictions.at(-1)?.id ?? 0
  }
  const days = async () =>
    (await owner.send(calls.listRepresentationsOfFacility, { params: { id } })).reply.contestable.map(
      ({ against, until }) => [against, until],
    )
  const body = { text: 'It was put right.' }
  const file = { file: pdf() }
  const contestPenalty = (penaltyId: number) =>
    owner.send(calls.contestPenalty, { params: { id: penaltyId }, body }, file)
  const contestRestriction = (restriction_id: number) =>
    owner.send(calls.contestRestriction, { params: { id, restriction_id }, body }, file)
  return { owner, id, registration, setClock, penalise, suspend, days, contestPenalty, contestRestriction }
}

it('can be made for as many days as held on the day of the decision in Lagos, whatever the ministry sets since', async () => {
  const { setClock, penalise, suspend, days, contestPenalty, contestRestriction } = await clinic()
  // Half past midnight on 16 June in Lagos.
  setClock('2026-06-15T23:30:00Z')
  const [penalty, late, suspension] = [await penalise(), await penalise(), await suspend()]
  const untilThe26th = [
    ['penalty', '2026-06-26'],
    ['penalty', '2026-06-26'],
    ['suspension', '2026-06-26'],
  ]
  expect(await days()).toEqual(untilThe26th)
  setClock('2026-06-26T22:59:00Z')
  expect(await days()).toEqual(untilThe26th)
  expect((await contestPenalty(penalty)).status).toBe(201)
  expect((await contestRestriction(suspension)).status).toBe(201)
  setClock('2026-06-26T23:00:00Z')
  expect(await days()).toEqual([])
  const refused = await contestPenalty(late)
  expect(refused).toBeRefused('action_not_offered')
  expect(refused.problem?.message).toBe('A representation against this decision could be made until 2026-06-26')
})

it('is what the letter of a penalty tells, which stands with the application and the facility', async () => {
  const { owner, id, registration, setClock, penalise } = await clinic()
  setClock('2026-06-15T23:30:00Z')
  await penalise()
  const params = { id: registration.id }
  const ofApplication = (await owner.send(letters.listRegistrationLetters, { params, query: {} })).reply.data
  const ofFacility = (await owner.send(letters.listFacilityLetters, { params: { id }, query: {} })).reply.data
  const penalty = { kind: 'penalty', reference: registration.reference, registration_id: registration.id }
  expect(ofApplication).toMatchObject([{ ...penalty, facility_id: id, written_on: '2026-06-16' }])
  expect(ofFacility).toEqual(ofApplication)
})
