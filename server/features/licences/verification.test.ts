import '../../testing/matchers.ts'
import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import * as certificates from '@portal/contract/licences/calls/certificates.ts'
import * as calls from '@portal/contract/licences/calls/verification.ts'
import type { LicenceFacts } from '@portal/contract/licences/signed-licence/licence-facts.ts'
import { readCode } from '@portal/contract/licences/signed-licence/signed-licence.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { signLicence } from '../../keys/sign-licence.ts'
import { createSigningKey } from '../../keys/signing-key.ts'
import { openSigningKeys } from '../../keys/signing-keys.ts'
import { revokeSigningKey } from '../../records/licences/signing-keys.ts'
import { as } from '../../testing/as.ts'
import { completeApplication } from '../../testing/complete-application.ts'
import { makeFacility, makeRegistration } from '../../testing/factories.ts'
import { makeOfficer, makeOwner, type Person } from '../../testing/people.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let portal: TestApp
const ours = createSigningKey()
let owner: Person
let officer: Person

beforeAll(async () => {
  portal = await testApp(undefined, {
    messages: { publicUrl: 'https://licences.example.org' },
    signingKeys: openSigningKeys({ folder: 'unused', shared: ours }),
  })
  portal.setClock('2026-05-07T09:00:00Z')
  owner = await makeOwner(portal.db)
  officer = await makeOfficer(portal.db)
})

/** The code of a certificate that was issued on 7 May 2026. */
async function issued(company_name = 'Sabongari Family Clinic') {
  const { app, db } = portal
  const facility = await makeFacility(db, { user_id: owner.id, company_name })
  const registration = await makeRegistration(db, { facility_id: facility.id, status: 'Awaiting decision' })
  await completeApplication(db, registration)
  await as(officer, app).send(registrations.decideRegistration, { body: { id: registration.id, status: 'Approved' } })
  const { data } = (await as(owner, app).send(certificates.showCertificate, { params: { id: registration.id } })).reply
  const code = data.qr_code?.address.replace(/.*#/, '') ?? ''
  const facts = readCode(code)?.facts
  if (!facts) throw new Error(`${data.qr_code?.address} is no code`)
  return { code, facts, facility }
}

const check = (code: string, address = '192.0.2.1') =>
  as(undefined, portal.app).send(
    calls.checkLicenceCode,
    { body: { code } },
    { headers: { 'x-forwarded-for': address } },
  )

/** Signs with the portal's own key, as somebody could who has stolen it. */
const signWithStolenKey = (facts: LicenceFacts) => signLicence(facts, ours)

describe('asking about the code of a certificate', () => {
  it('tells what the paper states and how its facility stands', async () => {
    const { code, facts } = await issued()
    const { status, reply } = await check(code)
    expect([status, reply.data]).toEqual([
      200,
      {
        number: facts.number,
        outcome: 'valid',
        stated: {
          kind: 'certificate',
          facility_name: 'Sabongari Family Clinic',
          category: 'Private Clinic',
          address: '12 Market Road, Bida',
          lga: 'Bida',
          owner_name: 'Musa Abubakar',
          operating_officer: 'Ngozi Okafor',
          issue: 1,
          reissued_on: null,
          issue_date: '2026-05-07',
          expiry_date: '2026-12-31',
          conditions: [],
        },
      },
    ])
  })

  it('knows the code with the longest facts', async () => {
    const { facts } = await issued('Ọ'.repeat(60))
    const longest = signWithStolenKey({
      ...facts,
      number: 'N'.repeat(40),
      facility_type: 't'.repeat(40),
      lga: 'l'.repeat(30),
      issue: 9999,
    })
    expect(longest.length).toBeGreaterThan(600)
    expect((await check(longest, '192.0.2.9')).reply.data).toEqual({
      number: 'N'.repeat(40),
      outcome: 'not issued by us',
    })
  })

  it('tells nothing to whoever has no code that the portal has signed for an issue', async () => {
    const { code, facts } = await issued()
    const forged = [
      signLicence(facts, createSigningKey()),
      `${code.slice(0, -1)}${(Number(code.at(-1)) + 1) % 10}`,
      '1',
      '9'.repeat(600),
      signWithStolenKey({ ...facts, facility_name: 'Another Clinic' }),
      signWithStolenKey({ ...facts, expires_on: '2027-12-31' }),
      signWithStolenKey({ ...facts, issued_on: '2026-05-06' }),
      signWithStolenKey({ ...facts, facility_type: 'Hospital' }),
      signWithStolenKey({ ...facts, lga: 'Agaie' }),
      signWithStolenKey({ ...facts, issue: 2 }),
      signWithStolenKey({ ...facts, kind: 'statement' }),
      signWithStolenKey({ ...facts, number: 'NSMOH/PHF/99999/2026' }),
    ]
    for (const wrong of forged) {
      const { status, reply } = await check(wrong, '192.0.2.2')
      expect([status, reply.data.outcome, reply.data.stated]).toEqual([200, 'not issued by us', undefined])
    }
  })

  it.each(['', '0', '12a', '-1', '9'.repeat(641), '１２'])('refuses %j, which is no code', async (code) => {
    expect(await check(code)).toBeRefused('invalid_input', 'code')
  })

  it('lets one network try a hundred wrong codes in a quarter of an hour, and counts no right one', async () => {
    const { code } = await issued()
    for (let wrong = 0; wrong < 100; wrong++) await check('1', '203.0.113.77')
    expect(await check('1', '203.0.113.77')).toBeRefused('too_many_requests')
    for (let right = 0; right < 3; right++) expect((await check(code, '203.0.113.78')).status).toBe(200)
  })

  it('says that a key no longer counts, and then nothing of the paper', async () => {
    const { code, facts } = await issued()
    const revocation = { kid: ours.kid, reason: 'A server was stolen', now: new Date('2026-05-08T09:00:00Z') }
    await revokeSigningKey(portal.db, revocation)
    expect((await check(code)).reply.data).toEqual({ number: facts.number, outcome: 'key not trusted' })
  })
})
