import '../testing/matchers.ts'
import { Hmac } from 'node:crypto'
import * as calls from '@portal/contract/applications/calls/registrations.ts'
import * as certificates from '@portal/contract/licences/calls/certificates.ts'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createSigningKey } from '../keys/signing-key.ts'
import { openSigningKeys } from '../keys/signing-keys.ts'
import { as } from '../testing/as.ts'
import { behindThePortal } from '../testing/audit/behind-the-portal.ts'
import { makeBuiltWeb, pageIn } from '../testing/built-web.ts'
import { completeApplication } from '../testing/complete-application.ts'
import { makeFacility, makeRegistration } from '../testing/factories.ts'
import { makeOfficer, makeOwner, type Person } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { newTestDatabase } from '../testing/test-database.ts'

describe('checking a certificate', () => {
  let web: Awaited<ReturnType<typeof makeBuiltWeb>>
  let portal: TestApp
  let officer: Person
  let owner: Person
  beforeAll(async () => {
    web = await makeBuiltWeb()
    portal = await testApp(undefined, { webFolder: web.folder })
    officer = await makeOfficer(portal.db)
    owner = await makeOwner(portal.db)
  })

  afterAll(() => web.remove())

  /** A registration that was decided on 7 May 2026, with its number and check code. */
  async function issued(status: 'Approved' | 'Temporarily approved', more: { reference?: string } = {}) {
    const { app, db, setClock } = portal
    setClock('2026-05-07T09:00:00Z')
    const facility = await makeFacility(db, { user_id: owner.id, company_name: 'Sabongari Family Clinic' })
    const registration = await makeRegistration(db, {
      facility_id: facility.id,
      status: status === 'Approved' ? 'Awaiting decision' : 'pending',
      ...more,
    })
    await completeApplication(db, registration)
    const decide = (next: 'Approved' | 'Temporarily approved' | 'declined') =>
      as(officer, app).send(calls.decideRegistration, { body: { id: registration.id, status: next } })
    expect((await decide(status)).status).toBe(200)
    const show = status === 'Approved' ? certificates.showCertificate : certificates.showStatement
    const { data } = (await as(owner, app).send(show, { params: { id: registration.id } })).reply
    return {
      facility,
      registration,
      decide,
      number: data.number,
      code: data.check_code ?? '',
      verify_url: data.verify_url,
    }
  }

  it('says that it is valid, and what the paper must say', async () => {
    const { number, code, verify_url } = await issued('Approved')
    const { statusCode, body, headers, checked } = await open(portal.app, verify_url)
    expect(verify_url).toBe(`/verify?${new URLSearchParams({ number, code })}`)
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store'])
    expect(checked).toEqual({
      number,
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
    })
    for (const secret of [owner.last_name, owner.email, '+2348031234567']) expect(body).not.toContain(secret)
  })

  it('reads the number and the check code as people type them', async () => {
    const { number, code } = await issued('Approved')
    const [, serial = '', year] = /(\d+)\/(\d+)$/.exec(number) ?? []
    const short = serial.replace(/^0+/, '')
    const typed = [
      ` ${number.toLowerCase()} `,
      `NSMOH PHF ${short} ${year}`,
      `nsmoh-phf-${serial}-${year}`,
      number.replaceAll('0', 'O'),
      number.replaceAll('/', ''),
      `phf-${short}`,
      `${short}/${year}`,
    ]
    for (const one of typed) {
      const asked = new URLSearchParams({ number: one, code: `${code.slice(0, 3)}-${code.slice(3).toLowerCase()}` })
      expect([one, (await open(portal.app, `/verify?${asked}`)).checked]).toMatchObject([
        one,
        { number, outcome: 'valid' },
      ])
    }
    const otherLetters = new URLSearchParams({ number: number.replace('PHF', 'PHX'), code })
    expect((await open(portal.app, `/verify?${otherLetters}`)).outcome).toBe('check what you typed')
  })

  it('knows a temporary statement by its reference, also without its zeros, and a later one by what follows', async () => {
    const { number, code } = await issued('Temporarily approved', { reference: 'APP-2026-900031' })
    for (const one of [number, 'app 2026 9OOO31', 'APP2026900031', 'app-2026-0900031']) {
      const asked = new URLSearchParams({ number: one, code })
      expect((await open(portal.app, `/verify?${asked}`)).checked).toMatchObject({ number, outcome: 'provisional' })
    }
    const next = new URLSearchParams({ number: `${number}/2`, code })
    expect((await open(portal.app, `/verify?${next}`)).outcome).toBe('check what you typed')
  })

  it('answers a wrong code and an unknown number with the same bytes, after the same work', async () => {
    const { number } = await issued('Approved')
    const unknown = number.replace(/\/\d+\//, '/99999/')
    const answerTo = async (asked: string) => {
      const compared = vi.spyOn(Hmac.prototype, 'digest')
      const sent = vi.spyOn(pg.Client.prototype, 'query')
      const { statusCode, body } = await portal.app.inject(
        `/verify?${new URLSearchParams({ number: asked, code: 'AAAAAA' })}`,
      )
      const work = { statusCode, codes: compared.mock.calls.length, statements: sent.mock.calls.length }
      vi.restoreAllMocks()
      return { ...work, body: body.replaceAll(asked, '{number}') }
    }
    const [wrongCode, noNumber] = [await answerTo(number), await answerTo(unknown)]
    expect(wrongCode).toEqual(noNumber)
    expect(wrongCode.codes).toBeGreaterThanOrEqual(32)
    expect(wrongCode.statements).toBeGreaterThan(0)
    expect(wrongCode.body).toContain('check what you typed')
  })

  it('confirms nothing that was changed behind the back of the portal, and states nothing of it', async () => {
    const { registration, verify_url, number } = await issued('Approved')
    const forged = sql`printed = printed || '{"facility_name": "Forged Hospital"}'`
    await behindThePortal(portal.db, sql`update certificate set ${forged} where registration_id = ${registration.id}`)
    const { statusCode, body, checked } = await open(portal.app, verify_url)
    expect([statusCode, checked]).toEqual([200, { number, outcome: 'not confirmed' }])
    expect(body).not.toContain('Forged Hospital')
  })

  it.each([
    ['2026-12-31T22:59:59Z', 'valid'],
    ['2026-12-31T23:00:00Z', 'expired'],
  ])('knows when the last day of a certificate ends in Lagos: at %s it is %s', async (moment, outcome) => {
    const { verify_url } = await issued('Approved')
    portal.setClock(moment)
    expect((await open(portal.app, verify_url)).outcome).toBe(outcome)
  })

  it('answers a wrong code, a wrong number, and the code of another paper alike', async () => {
    const [one, other] = [await issued('Approved'), await issued('Approved')]
    const asked = [
      { number: one.number, code: other.code },
      { number: one.number, code: 'AAAAAA' },
      { number: 'NSMOH/PHF/99999/2026', code: one.code },
      { number: '\0', code: "' or 1=1" },
      { number: 'x'.repeat(5_000), code: 'x'.repeat(5_000) },
    ]
    for (const query of asked) {
      const { statusCode, checked } = await open(portal.app, `/verify?${new URLSearchParams(query)}`)
      const number = query.number.slice(0, 100)
      expect([statusCode, checked]).toEqual([200, { number, outcome: 'check what you typed' }])
    }
  })

  it('may use the camera and WebAssembly without an account, as no other page may', async () => {
    const { headers } = await portal.app.inject('/verify')
    expect(headers['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval';")
    expect(headers['permissions-policy']).toBe('camera=(self), microphone=(), geolocation=()')
    // It is the same for everybody, so browsers may keep it for checks without a connection.
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', etag: expect.any(String) })
    const other = (await portal.app.inject('/terms')).headers
    expect(other['content-security-policy']).toContain("script-src 'self';")
    expect(other['permissions-policy']).toBe('camera=(), microphone=(), geolocation=(self)')
  })

  it('has the public keys in the page, so that a scanned code waits for nothing', async () => {
    const key = createSigningKey()
    const signingKeys = openSigningKeys({ folder: 'unused', shared: key })
    const { app, db } = await testApp(await newTestDatabase(), { webFolder: web.folder, signingKeys })
    await signingKeys.current(db, new Date('2026-05-07T09:00:00Z'))
    const page = pageIn((await app.inject('/verify')).body)
    expect(page).toMatchObject({ name: 'verify', keys: [{ kid: key.kid, x: key.x, y: key.y, nbf: 1_778_144_400 }] })
    expect(page).toMatchObject((await app.inject('/.well-known/jwks.json')).json())
  })

  it('has the number of the facility from which a link led here, and asks for nothing yet', async () => {
    const { statusCode, form, checked } = await open(portal.app, '/verify?number=NSMOH%2FPHF%2F00042%2F2026')
    expect([statusCode, checked]).toEqual([200, undefined])
    expect(form).toEqual({ typed: { number: 'NSMOH/PHF/00042/2026', code: '' }, errors: {} })
  })

  it('asks for what is missing, and keeps what was typed', async () => {
    const { statusCode, form, checked } = await open(portal.app, '/verify?number=%3Cb%3E&code=')
    expect([statusCode, checked]).toEqual([422, undefined])
    expect(form).toEqual({
      typed: { number: '<b>', code: '' },
      errors: { code: ['Enter the check code that is printed on the certificate'] },
    })
  })

  it('says that a temporary statement was replaced by the certificate, or ended by a decline', async () => {
    const approvedLater = await issued('Temporarily approved')
    expect((await open(portal.app, approvedLater.verify_url)).outcome).toBe('provisional')
    expect((await approvedLater.decide('Approved')).status).toBe(200)
    expect((await open(portal.app, approvedLater.verify_url)).outcome).toBe('replaced')
    const declined = await issued('Temporarily approved')
    expect((await declined.decide('declined')).status).toBe(200)
    expect((await open(portal.app, declined.verify_url)).outcome).toBe('ended')
  })

  it('says that the renewal is under review if it was submitted in time', async () => {
    const { db, app, setClock } = portal
    const { facility, verify_url } = await issued('Approved')
    setClock('2026-12-30T09:00:00Z')
    const renewal = await as(owner, app).send(calls.startRegistration, { body: { facility_id: facility.id } })
    const submit = (submitted_at: string) =>
      db.updateTable('registration').set({ submitted_at }).where('id', '=', renewal.reply.data.id).execute()
    setClock('2027-01-05T09:00:00Z')
    await submit('2026-12-31T22:59:00Z')
    expect((await open(app, verify_url)).outcome).toBe('expired, renewal under review')
    await submit('2026-12-31T23:30:00Z')
    expect((await open(app, verify_url)).outcome).toBe('expired')
  })

  it('lets one network guess a hundred times in a quarter of an hour, and counts no right code', async () => {
    const { verify_url, number } = await issued('Approved')
    const guess = () => open(portal.app, `/verify?${new URLSearchParams({ number, code: 'AAAAAA' })}`, '203.0.113.9')
    for (let right = 0; right < 5; right++)
      expect((await open(portal.app, verify_url, '203.0.113.9')).statusCode).toBe(200)
    const statuses = new Set<number>()
    for (let wrong = 0; wrong < 100; wrong++) statuses.add((await guess()).statusCode)
    expect([...statuses]).toEqual([200])
    const refused = await guess()
    expect([refused.statusCode, refused.form?.message]).toEqual([429, 'Too many tries. Try again in 15 minutes.'])
    expect((await open(portal.app, verify_url, '198.51.100.7')).statusCode).toBe(200)
  })
})

async function open(app: FastifyInstance, url: string, remoteAddress = '192.0.2.1') {
  const { statusCode, body, headers } = await app.inject({ url, remoteAddress })
  const page = pageIn(body)
  if (page.name !== 'verify') throw new Error(`${url} shows the page ${page.name}`)
  return { statusCode, headers, body, form: page.form, checked: page.checked, outcome: page.checked?.outcome }
}
