import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import * as certificates from '@portal/contract/licences/calls/certificates.ts'
import * as calls from '@portal/contract/licences/calls/verification.ts'
import { expect, it } from 'vitest'
import { as } from '../../testing/as.ts'
import { makeFacility, makeRegistration } from '../../testing/factories.ts'
import { makeOfficer } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

type Renewal = Parameters<typeof makeRegistration>[1] & object

/** What a stranger is told on 5 January 2027 about a certificate that ended on 31 December, beside another application. */
async function toldBeside(renewal: Renewal) {
  const { app, db, setClock } = await testApp(undefined, { messages: { publicUrl: 'https://licences.example.org' } })
  setClock('2026-05-07T09:00:00Z')
  const officer = as(await makeOfficer(db), app)
  const { id: facility_id } = await makeFacility(db)
  const { id } = await makeRegistration(db, { facility_id, status: 'Awaiting decision' })
  const decision = { id, status: 'Approved' } as const
  expect((await officer.send(registrations.decideRegistration, { body: decision })).status).toBe(200)
  const { data } = (await officer.send(certificates.showCertificate, { params: { id } })).reply
  const code = data.qr_code?.address.replace(/.*#/, '') ?? ''
  await makeRegistration(db, { facility_id, created_at: '2026-12-01T09:00:00Z', ...renewal })
  setClock('2027-01-05T09:00:00Z')
  return (await as(undefined, app).send(calls.checkLicenceCode, { body: { code } })).reply.data.outcome
}

// A minute before midnight in Lagos on the last day, and a minute after.
const inTime = { kind: 'renewal', submitted_at: '2026-12-31T22:59:00Z' } as const
const late = { kind: 'renewal', submitted_at: '2026-12-31T23:01:00Z' } as const

it.each<[string, Renewal, string]>([
  ['a renewal that was submitted on the last day', inTime, 'expired, renewal under review'],
  ['one that was considered', { ...inTime, status: 'Awaiting decision' }, 'expired, renewal under review'],
  ['one that was submitted the day after', late, 'expired'],
  ['one that was not submitted', { kind: 'renewal' }, 'expired'],
  ['one that was withdrawn', { ...inTime, ended_at: '2027-01-02T09:00:00Z' }, 'expired'],
  ['one that was declined', { ...inTime, status: 'declined' }, 'expired'],
  ['a new registration', { ...inTime, kind: 'new' }, 'expired'],
])('calls a certificate beside %s: %j %s', async (_, renewal, outcome) => {
  expect(await toldBeside(renewal)).toBe(outcome)
})
