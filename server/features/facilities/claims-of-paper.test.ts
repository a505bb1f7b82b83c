import '../../testing/matchers.ts'
import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import * as changes from '@portal/contract/facilities/calls/changes.ts'
import * as closings from '@portal/contract/facilities/calls/closings.ts'
import * as facilities from '@portal/contract/facilities/calls/facilities.ts'
import * as letters from '@portal/contract/letters/calls.ts'
import * as standing from '@portal/contract/standing/calls/standing.ts'
import { expect, it } from 'vitest'
import { as } from '../../testing/as.ts'
import { paperClinic } from '../../testing/paper-clinic.ts'
import { makeOwner } from '../../testing/people.ts'

const codeError = 'This code cannot be used. Check each character, or ask the ministry for a new letter'

it('keeps a facility from paper to whoever claimed it: a rival finds nothing by its address', async () => {
  const { app, db, facility_id, registration_id, claim } = await paperClinic()
  await claim()
  const rival = as(await makeOwner(db), app)
  const params = { id: facility_id }
  expect(await rival.send(facilities.showFacility, { params })).toBeRefused('not_found')
  expect(await rival.send(registrations.showRegistration, { params: { id: registration_id ?? 0 } })).toBeRefused(
    'not_found',
  )
  expect(await rival.send(registrations.startRegistration, { body: { facility_id } })).toBeRefused('not_found')
  const body = { company_name: 'Rival Clinic', reason: 'It is mine.' }
  expect(await rival.send(changes.addChange, { params, body })).toBeRefused('not_found')
  const closing = { closed_from: '2026-11-28', reason: 'It is mine.' }
  expect(await rival.send(closings.closeFacility, { params, body: closing })).toBeRefused('not_found')
  for (const list of [letters.listFacilityLetters, closings.listCertificates, standing.listRestrictions])
    expect(await rival.send(list, { params, query: {} })).toBeRefused('not_found')
})

it('accepts its code once: not from a rival, not again from its owner, and no earlier code of it', async () => {
  const { db, facility_id, makeCode, claim, enter } = await paperClinic()
  const earlier = await makeCode()
  const owner = await claim()
  const rival = await makeOwner(db)
  for (const [code, by] of [
    [owner.code, rival],
    [owner.code, owner],
    [earlier, rival],
  ] as const) {
    const refused = await enter(code, by)
    expect(refused).toBeRefused('invalid_input', 'code')
    expect(refused.problem?.detail).toBe(codeError)
  }
  const kept = db.selectFrom('facility').where('id', '=', facility_id).select('user_id')
  expect(await kept.execute()).toEqual([{ user_id: owner.id }])
})

it('refuses the code of a facility whose import was undone like any wrong one', async () => {
  const { db, facility_id, makeCode, takeBack, enter } = await paperClinic()
  const code = await makeCode()
  expect((await takeBack()).taken).toHaveLength(1)
  const refused = await enter(code, await makeOwner(db))
  expect([refused.status, refused.problem?.detail]).toEqual([422, codeError])
  const kept = db.selectFrom('facility').where('id', '=', facility_id).select('user_id')
  expect(await kept.execute()).toEqual([{ user_id: null }])
})

it('stays with its owner when the import is undone after the claim', async () => {
  const { claim, takeBack, facility_id } = await paperClinic()
  const owner = await claim()
  expect(await takeBack()).toMatchObject({ taken: [], kept: [{ facility_id }] })
  const shown = await owner.send(facilities.showFacility, { params: { id: facility_id } })
  expect(shown.reply.data).toMatchObject({ starts: 'Renew Registration', registration: { origin: 'paper' } })
})

it('is claimed or taken back, never both, when both are sent at once', async () => {
  const { db, facility_id, makeCode, takeBack, enter } = await paperClinic()
  const [code, owner] = [await makeCode(), await makeOwner(db)]
  const [claimed, undone] = await Promise.all([enter(code, owner), takeBack()])
  const { user_id, taken_back_at } = await db
    .selectFrom('facility')
    .where('id', '=', facility_id)
    .select(['user_id', 'taken_back_at'])
    .executeTakeFirstOrThrow()
  const isClaimed = claimed.status === 200
  expect([user_id, taken_back_at === null, undone.taken.length]).toEqual(
    isClaimed ? [owner.id, true, 0] : [null, false, 1],
  )
})
