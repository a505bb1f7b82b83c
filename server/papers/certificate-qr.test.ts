import '../testing/matchers.ts'
import { webcrypto } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as calls from '@portal/contract/applications/calls/registrations.ts'
import * as certificates from '@portal/contract/licences/calls/certificates.ts'
import { publicKeys } from '@portal/contract/licences/signed-licence/public-key.ts'
import { verifyCode } from '@portal/contract/licences/signed-licence/verify.ts'
import { showSettings } from '@portal/contract/settings/calls/settings.ts'
import { expect, it, onTestFinished } from 'vitest'
import { revokeKey, rotateKeys } from '../keys/replace-keys.ts'
import { openSigningKeys } from '../keys/signing-keys.ts'
import { as } from '../testing/as.ts'
import { bida, makeFacility, makeRegistration } from '../testing/factories.ts'
import { makeOfficer } from '../testing/people.ts'
import { testApp } from '../testing/test-app.ts'
import { newTestDatabase } from '../testing/test-database.ts'
import { reissuePapers } from './reissue-papers.ts'

const publicUrl = 'https://licences.example.org/'

async function portal(settings: { publicUrl?: string } = { publicUrl }) {
  const folder = await mkdtemp(join(tmpdir(), 'portal-qr-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const signingKeys = openSigningKeys({ folder })
  const { app, db, setClock } = await testApp(await newTestDatabase(), { messages: settings, signingKeys })
  setClock('2026-11-21T09:00:00Z')
  await signingKeys.current(db, new Date('2026-11-21T08:00:00Z'))
  const officer = as(await makeOfficer(db), app)
  const approved = async (company_name: string) => {
    const facility = await makeFacility(db, { company_name, local_gov_area_id: bida })
    const { id } = await makeRegistration(db, { facility_id: facility.id, status: 'Awaiting decision' })
    await officer.send(calls.decideRegistration, { body: { id, status: 'Approved' } })
    return { id, facility }
  }
  const print = async (id: number) => (await officer.send(certificates.showCertificate, { params: { id } })).reply.data
  const keys = async (etag?: string) => {
    const headers = etag === undefined ? {} : { 'if-none-match': etag }
    return app.inject({ url: '/.well-known/jwks.json', headers })
  }
  const published = async () => {
    const answer = await keys()
    expect(answer.headers['content-type']).toMatch(/^application\/jwk-set\+json/)
    return publicKeys.parse(answer.json()).keys
  }
  const stated = async (address: string | undefined) =>
    verifyCode(address?.split('#')[1] ?? '', await published(), webcrypto.subtle)
  return { db, folder, signingKeys, officer, approved, print, keys, published, stated }
}

it('a certificate states who is licensed until when in its QR code, the same at every print', async () => {
  const { approved, print, stated } = await portal()
  const { id } = await approved('Ayọ̀délé Family Clinic and Maternity Home of the Blessed Hope, Bosso')
  const [first, second] = await Promise.all([print(id), print(id)])
  expect(first.qr_code?.address).toMatch(/^https:\/\/licences\.example\.org\/verify#[1-9]\d{200,}$/)
  expect(second.qr_code).toEqual(first.qr_code)
  expect(first.verify_url).toBe(
    `https://licences.example.org/verify?number=${encodeURIComponent(first.number)}&code=${first.check_code}`,
  )
  expect(await stated(first.qr_code?.address)).toEqual({
    number: first.number,
    issue: 1,
    kind: 'certificate',
    facility_name: 'Ayọ̀délé Family Clinic and Maternity Home of the Blesse',
    facility_type: first.category,
    lga: 'Bida',
    issued_on: '2026-11-21',
    expires_on: '2027-12-31',
  })
})

it('a certificate that is issued again gets another code; the old one still tells what was issued', async () => {
  const { db, signingKeys, approved, print, stated } = await portal()
  const { id, facility } = await approved('Bosso Clinic')
  const first = await print(id)
  await db.updateTable('facility').set({ company_name: 'Bosso Hospital' }).where('id', '=', facility.id).execute()
  const now = new Date('2026-11-21T09:00:00Z')
  await reissuePapers({ db, today: '2026-11-21', now, user: null, address: null, signingKeys }, facility.id)
  const again = await print(id)
  expect(await stated(again.qr_code?.address)).toMatchObject({ issue: 2, facility_name: 'Bosso Hospital' })
  expect(await stated(first.qr_code?.address)).toMatchObject({ issue: 1, facility_name: 'Bosso Clinic' })
})

it('a code is kept when the key is rotated, and replaced when it is revoked', async () => {
  const { db, folder, approved, print, published, stated } = await portal()
  const { id } = await approved('Bosso Clinic')
  const first = await print(id)
  const [{ kid } = { kid: '' }] = await published()
  await rotateKeys(db, { folder }, new Date('2026-11-22T09:00:00Z'))
  expect((await print(id)).qr_code).toEqual(first.qr_code)
  expect(await stated(first.qr_code?.address)).toMatchObject({ facility_name: 'Bosso Clinic' })

  await revokeKey(db, { folder }, { kid, reason: 'stolen', now: new Date('2026-11-23T09:00:00Z') })
  const again = await print(id)
  expect(again.qr_code?.address).not.toBe(first.qr_code?.address)
  expect(await stated(again.qr_code?.address)).toMatchObject({ facility_name: 'Bosso Clinic', issue: 1 })
  expect((await published()).find((key) => key.kid === kid)).toMatchObject({ revoked_at: 1_795_424_400 })
})

it('without PUBLIC_URL there is no QR code, and the settings say so', async () => {
  const { officer, approved, print } = await portal({})
  const { id } = await approved('Bosso Clinic')
  expect((await print(id)).qr_code).toBeNull()
  expect((await officer.send(showSettings, {})).reply.public_url).toBeNull()
})

it('the public keys may be cached for five minutes, and are not sent again unless they have changed', async () => {
  const { db, folder, approved, print, keys } = await portal()
  await print((await approved('Bosso Clinic')).id)
  const { headers, statusCode, body } = await keys()
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=300',
    'content-type': 'application/jwk-set+json; charset=utf-8',
  })
  expect(body).not.toContain('"d"')
  expect((await keys(headers.etag)).statusCode).toBe(304)
  await rotateKeys(db, { folder }, new Date('2026-11-22T09:00:00Z'))
  expect((await keys(headers.etag)).statusCode).toBe(200)
})
