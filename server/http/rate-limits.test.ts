import '../testing/matchers.ts'
import * as calls from '@portal/contract/calls/contents.ts'
import { rowCalls } from '@portal/contract/row-sections.ts'
import { expect, it } from 'vitest'
import { makeThrottle } from '../auth/throttle.ts'
import { as } from '../testing/as.ts'
import { staff } from '../testing/contents.ts'
import { makeFacility } from '../testing/factories.ts'
import { makeOwner } from '../testing/people.ts'
import { testApp } from '../testing/test-app.ts'
import { testDatabase } from '../testing/test-database.ts'

it('limits one person to 120 additions and 60 uploads a minute, says when to retry, and does not affect others', async () => {
  const database = await testDatabase()
  const { app, db } = await testApp(database, { throttle: makeThrottle(database.pool) })
  const [owner, other] = [await makeOwner(db), await makeOwner(db)]
  const { id: facility_id } = await makeFacility(db, { user_id: owner.id })
  // Nothing is stored, because the facility does not exist.
  const body = { ...staff, facility_id: 2_000_000_000 }
  const add = () => as(owner, app).send(rowCalls.addStaff, { body })
  const upload = () => as(owner, app).send(calls.uploadDocument, { body: { facility_id, name: 'PHCN bill' } })
  for (let sent = 0; sent < 120; sent++) expect(await add()).toBeRefused('not_found')
  const refused = await add()
  expect(refused).toBeRefused('too_many_requests')
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
  for (let sent = 0; sent < 60; sent++) expect(await upload()).toBeRefused('invalid_input')
  expect(await upload()).toBeRefused('too_many_requests')
  expect(await as(other, app).send(rowCalls.addStaff, { body })).toBeRefused('not_found')
})
