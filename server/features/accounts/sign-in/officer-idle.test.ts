import '../../../testing/matchers.ts'
import * as calls from '@portal/contract/accounts/calls/account.ts'
import { expect, it } from 'vitest'
import { openSession } from '../../../auth/sessions.ts'
import { as } from '../../../testing/as.ts'
import { makeOfficer } from '../../../testing/people.ts'
import { testApp } from '../../../testing/test-app.ts'
import { newTestDatabase } from '../../../testing/test-database.ts'

it('ends an officer’s session by the setting of that day, not by a planned one', async () => {
  const { app, db, setClock } = await testApp(await newTestDatabase())
  setClock('2026-11-21T09:00:00Z')
  const officer = await makeOfficer(db)
  await db
    .insertInto('setting_change')
    .values({ key: 'officer_idle_minutes', value: '30', start_date: '2026-11-22', recorded_by: officer.id })
    .execute()

  const today = { token: await openSession(db, officer.id, new Date('2026-11-21T09:00:00Z')) }
  setClock('2026-11-21T09:40:00Z')
  expect((await as(today, app).send(calls.showOwnAccount, {})).status).toBe(200)
  const tomorrow = { token: await openSession(db, officer.id, new Date('2026-11-22T09:00:00Z')) }
  setClock('2026-11-22T09:40:00Z')
  expect(await as(tomorrow, app).send(calls.showOwnAccount, {})).toBeRefused('signed_out')
})
