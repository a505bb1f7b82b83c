import '../../testing/matchers.ts'
import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import * as calls from '@portal/contract/licences/calls/conditions.ts'
import { expect, it } from 'vitest'
import { as } from '../../testing/as.ts'
import { makeFacility, makeRegistration } from '../../testing/factories.ts'
import { pdf } from '../../testing/files.ts'
import { makeOfficer, makeOwner } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

it('takes ten pieces of evidence for each condition, whatever was provided for another', async () => {
  const { app, db, setClock } = await testApp()
  setClock('2026-06-15T09:00:00Z')
  const [account, officer] = [await makeOwner(db), await makeOfficer(db)]
  const { id: facility_id } = await makeFacility(db, { user_id: account.id })
  const { id } = await makeRegistration(db, { facility_id, status: 'Awaiting decision' })
  const conditions = [
    { text: 'Fence the yard.', due_date: '2026-07-31' },
    { text: 'Keep records of waste.', due_date: null },
  ]
  const body = { id, status: 'Approved', conditions } as const
  const { page } = (await as(officer, app).send(registrations.decideRegistration, { body })).reply
  const [fence, records] = (page.conditions ?? []).map((condition) => condition.id)
  const row = { text: 'A photograph.', provided_by: account.id, provided_at: '2026-06-15T09:00:00Z' }
  const rows = Array.from({ length: 10 }, () => ({ ...row, condition_id: fence ?? 0 }))
  await db.insertInto('condition_evidence').values(rows).execute()
  const provide = (condition: number | undefined) =>
    as(account, app).send(
      calls.addEvidence,
      { params: { id: condition ?? 0 }, body: { text: 'A new book.' } },
      { file: pdf() },
    )
  expect((await provide(fence)).status).toBe(409)
  const { reply } = await provide(records)
  expect(reply.page.conditions?.map(({ text, evidence }) => [text, evidence.length])).toEqual([
    ['Fence the yard.', 10],
    ['Keep records of waste.', 1],
  ])
})
