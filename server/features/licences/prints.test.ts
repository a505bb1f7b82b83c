import '../../testing/matchers.ts'
import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import * as certificates from '@portal/contract/licences/calls/certificates.ts'
import { beforeAll, expect, it } from 'vitest'
import { reissuePapers } from '../../papers/reissue-papers.ts'
import { as } from '../../testing/as.ts'
import { makeFacility, makeRegistration } from '../../testing/factories.ts'
import { makeOfficer, makeOwner, type Person } from '../../testing/people.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let portal: TestApp
let owner: Person
let officer: Person
let params: { id: number }
beforeAll(async () => {
  portal = await testApp()
  portal.setClock('2026-06-15T09:00:00Z')
  owner = await makeOwner(portal.db)
  officer = await makeOfficer(portal.db)
  const facility = await makeFacility(portal.db, { user_id: owner.id })
  const { id } = await makeRegistration(portal.db, { facility_id: facility.id, status: 'pending' })
  // Another one that is printed says nothing of it.
  const other = await makeRegistration(portal.db, { status: 'Awaiting decision' })
  params = { id }
  await decide(other.id, 'Approved')
  await as(officer, portal.app).send(certificates.showCertificate, { params: { id: other.id } })
})

function decide(id: number, status: 'Approved' | 'Temporarily approved') {
  return as(officer, portal.app).send(registrations.decideRegistration, { body: { id, status } })
}

const printed = async () => (await as(officer, portal.app).send(certificates.listPrints, { params })).reply.data

it('tells officers who read the audit record how often each paper was printed, and by whom last', async () => {
  const { app, db, signingKeys, setClock } = portal
  await decide(params.id, 'Temporarily approved')
  expect(await printed()).toEqual([])
  await as(owner, app).send(certificates.showStatement, { params })
  const statement = {
    kind: 'statement',
    count: 1,
    last_at: '2026-06-15T09:00:00.000Z',
    last_by: expect.stringMatching(/^Musa /),
  }
  expect(await printed()).toEqual([statement])

  await decide(params.id, 'Approved')
  setClock('2026-07-01T10:00:00Z')
  await as(officer, app).send(certificates.showCertificate, { params })
  await as(officer, app).send(certificates.linkCertificate, { params, body: {} })
  // A later issue is another paper in the record.
  const { facility_id } = await db
    .selectFrom('registration')
    .where('id', '=', params.id)
    .select('facility_id')
    .executeTakeFirstOrThrow()
  await reissuePapers(
    { db, signingKeys, today: '2026-07-01', user: null, address: null, now: new Date('2026-07-01T10:00:00Z') },
    facility_id,
  )
  setClock('2026-11-04T13:05:00Z')
  await as(owner, app).send(certificates.linkCertificate, { params, body: {} })
  expect(await printed()).toEqual([
    { kind: 'certificate', count: 3, last_at: '2026-11-04T13:05:00.000Z', last_by: expect.stringMatching(/^Musa /) },
    statement,
  ])
})

it('is for officers who read the audit record alone', async () => {
  const deciding = await makeOfficer(portal.db, ['review', 'decide'])
  expect((await as(deciding, portal.app).send(certificates.listPrints, { params })).status).toBe(403)
  const missing = await as(officer, portal.app).send(certificates.listPrints, { params: { id: 2_000_000 } })
  expect(missing).toBeRefused('not_found')
})
