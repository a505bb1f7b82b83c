import '../testing/matchers.ts'
import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import * as closings from '@portal/contract/facilities/calls/closings.ts'
import * as certificates from '@portal/contract/licences/calls/certificates.ts'
import * as registers from '@portal/contract/register/calls/public-register.ts'
import * as standing from '@portal/contract/standing/calls/standing.ts'
import type { PaperOutcome } from '@portal/domain/licences/verification.ts'
import type { RegisterStanding } from '@portal/domain/register/public-register.ts'
import { sql } from 'kysely'
import readWorkbook from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeThrottle } from '../auth/throttle.ts'
import { reissuePapers } from '../papers/reissue-papers.ts'
import { updateFacility } from '../records/facilities/facilities.ts'
import { allEntries } from '../records/register/public-register.ts'
import { as } from '../testing/as.ts'
import { makeBuiltWeb, pageIn } from '../testing/built-web.ts'
import { completeApplication } from '../testing/complete-application.ts'
import { makeFacility, makeRegistration } from '../testing/factories.ts'
import { makeOfficer, makeOwner, type Person } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

const dayOfIssue = '2026-05-07T09:00:00Z'

describe('the public register', () => {
  let web: Awaited<ReturnType<typeof makeBuiltWeb>>
  let portal: TestApp
  let officer: Person
  let owner: Person
  beforeAll(async () => {
    web = await makeBuiltWeb()
    portal = await testApp(undefined, {
      webFolder: web.folder,
      messages: { publicUrl: 'https://licences.example.gov.ng' },
    })
    officer = await makeOfficer(portal.db)
    owner = await makeOwner(portal.db)
  })

  afterAll(() => web.remove())

  /** A facility that was approved on 7 May 2026, with its paper. */
  async function issued(
    company_name: string,
    status: 'Approved' | 'Temporarily approved' = 'Approved',
    conditions: { text: string; due_date: string | null }[] = [],
  ) {
    const { app, db, setClock } = portal
    setClock(dayOfIssue)
    const facility = await makeFacility(db, { user_id: owner.id, company_name, owner_name: 'Zainab Secretowner' })
    const registration = await makeRegistration(db, {
      facility_id: facility.id,
      status: status === 'Approved' ? 'Awaiting decision' : 'pending',
    })
    await completeApplication(db, registration)
    const decide = async (next: 'Approved' | 'Temporarily approved' | 'declined', asked = conditions) =>
      as(officer, app).send(registrations.decideRegistration, {
        body: { id: registration.id, status: next, conditions: asked },
      })
    expect((await decide(status)).status).toBe(200)
    const show = status === 'Approved' ? certificates.showCertificate : certificates.showStatement
    const { data } = (await as(owner, app).send(show, { params: { id: registration.id } })).reply
    return { facility, registration, decide, number: data.number, verifyUrl: data.verify_url }
  }

  const issueAgain = (facilityId: number) =>
    reissuePapers(
      {
        ...{ db: portal.db, signingKeys: portal.signingKeys, today: '2026-05-07', now: new Date(dayOfIssue) },
        ...{ user: null, address: null },
      },
      facilityId,
    )

  type Issued = Awaited<ReturnType<typeof issued>>

  const search = async (query: object) =>
    (await as(undefined, portal.app).send(registers.searchRegister, { query })).reply
  const names = async (query: object) => (await search(query)).data.map(({ name }) => name)

  async function open(url: string, headers: Record<string, string> = {}) {
    const { statusCode, body, headers: sent } = await portal.app.inject({ url, headers })
    return { statusCode, body, headers: sent, page: body === '' ? undefined : pageIn(body) }
  }

  async function restrict({ facility }: Issued, kind: 'suspended' | 'sealed' | 'revoked') {
    const body = { kind, from_date: '2026-05-07', reason: 'Patients were in danger.' }
    const params = { id: facility.id }
    expect((await as(officer, portal.app).send(standing.restrictFacility, { params, body })).status).toBe(200)
  }

  async function renewedOn(day: string, { facility }: Issued) {
    portal.setClock('2026-12-30T09:00:00Z')
    const body = { facility_id: facility.id }
    const { data } = (await as(owner, portal.app).send(registrations.startRegistration, { body })).reply
    await portal.db
      .updateTable('registration')
      .set({ submitted_at: `${day}T10:00:00Z` })
      .where('id', '=', data.id)
      .execute()
    portal.setClock('2027-01-05T09:00:00Z')
  }

  const cases: [PaperOutcome, RegisterStanding, 'Approved' | 'Temporarily approved', (of: Issued) => unknown][] = [
    ['valid', 'licensed', 'Approved', () => undefined],
    ['provisional', 'provisionally licensed', 'Temporarily approved', () => undefined],
    ['expired', 'expired', 'Approved', () => portal.setClock('2027-01-01T00:00:00+01:00')],
    ['expired', 'expired', 'Approved', (of) => renewedOn('2027-01-02', of)],
    [
      'expired',
      'expired',
      'Approved',
      async (of) => {
        await renewedOn('2026-12-31', of)
        const renewal = portal.db.updateTable('registration').where('facility_id', '=', of.facility.id)
        await renewal.where('kind', '=', 'renewal').set({ ended_at: '2027-01-04T09:00:00Z' }).execute()
      },
    ],
    ['expired, renewal under review', 'expired, renewal under review', 'Approved', (of) => renewedOn('2026-12-31', of)],
    ['suspended', 'suspended', 'Approved', (of) => restrict(of, 'suspended')],
    ['sealed', 'sealed', 'Approved', (of) => restrict(of, 'sealed')],
    [
      'revoked',
      'revoked',
      'Approved',
      async (of) => {
        await restrict(of, 'suspended')
        await restrict(of, 'revoked')
      },
    ],
    [
      'closed',
      'closed',
      'Approved',
      async ({ facility: { id } }) => {
        const body = { closed_from: '2026-05-07', reason: 'The owner retires.' }
        expect((await as(officer, portal.app).send(closings.closeFacility, { params: { id }, body })).status).toBe(200)
      },
    ],
    ['ended', 'no longer licensed', 'Temporarily approved', (of) => of.decide('declined')],
  ]
  /** Each case has a name of its own, none of which is like another. */
  const words = [
    'Albarka',
    'Chikuku',
    'Doguwar',
    'Ezinwanne',
    'Fulatan',
    'Gbogbonise',
    'Hasumiya',
    'Ifesinachi',
    'Jubilation',
    'Kwararafa',
    'Lugardian',
  ]
  it.each(cases.map((row, index) => [...row, words[index] ?? ''] as const))(
    'says of a paper that is %s that the facility is %s, as the check of the paper does',
    async (outcome, inRegister, status, arrange, name) => {
      const paper = await issued(name, status)
      await arrange(paper)
      const checked = pageIn(
        (await portal.app.inject(new URL(paper.verifyUrl).pathname + new URL(paper.verifyUrl).search)).body,
      )
      expect(checked).toMatchObject({ name: 'verify', checked: { outcome } })
      const { statusCode, page } = await open(`/find/${paper.number}`)
      expect([statusCode, page]).toMatchObject([200, { name: 'found', facility: { name, standing: inRegister } }])
      expect((await search({ q: name, standing: inRegister })).data).toMatchObject([{ name, standing: inRegister }])
      // Without words, the filter alone finds it too, and the other filters do not.
      const filtered = await search({ standing: inRegister })
      expect(filtered.data.map((facility) => facility.standing)).toEqual(filtered.data.map(() => inRegister))
      expect(filtered.data.map((facility) => facility.name)).toContain(name)
      const others = cases.map(([, other]) => other).filter((other) => other !== inRegister)
      for (const other of new Set(others)) expect(await names({ q: name, standing: other })).toEqual([])
    },
  )

  it('shows the licence to the end of its last day, and the renewal from its first day on', async () => {
    const { facility, number } = await issued('Rumbuzawa Orthopaedic')
    portal.setClock('2026-12-20T09:00:00Z')
    const body = { facility_id: facility.id }
    const { id } = (await as(owner, portal.app).send(registrations.startRegistration, { body })).reply.data
    const submitted = { status: 'Awaiting decision', submitted_at: '2026-12-20T09:00:00Z' } as const
    await portal.db.updateTable('registration').set(submitted).where('id', '=', id).execute()
    const decision = { id, status: 'Approved', reason: 'Complete on paper.' } as const
    expect((await as(officer, portal.app).send(registrations.decideRegistration, { body: decision })).status).toBe(200)
    const shownAt = async (moment: string) => {
      portal.setClock(moment)
      return (await search({ q: 'Rumbuzawa' })).data.map(({ number, expiry_date }) => [number.slice(-4), expiry_date])
    }
    expect(await shownAt('2026-12-31T22:59:59Z')).toEqual([['2026', '2026-12-31']])
    expect((await open(`/find/${number}`)).page).toMatchObject({ facility: { expiry_date: '2026-12-31' } })
    expect(await shownAt('2026-12-31T23:00:00Z')).toEqual([['2027', '2027-12-31']])
    expect((await open(`/find/${number}`)).page).toMatchObject({ facility: { expiry_date: '2027-12-31' } })
  })

  it('shows the certificate that follows a statement', async () => {
    const { decide, number } = await issued('Maikunkele Dialysis', 'Temporarily approved')
    expect((await decide('Approved')).status).toBe(200)
    const { data } = await search({ q: 'Maikunkele Dialysis' })
    expect(data).toMatchObject([{ standing: 'licensed', expiry_date: '2026-12-31' }])
    expect(data[0]?.number).toMatch(/^NSMOH\/PHF\/\d{5}\/2026$/)
    const found = async (page: number) => (await search({ q: number, page })).data.map(({ name }) => name)
    expect([await found(1), await found(2)]).toEqual([['Maikunkele Dialysis'], []])
    // The number of the statement leads to the same facility.
    expect((await open(`/find/${number}`)).page).toMatchObject({ facility: { number: data[0]?.number } })
  })

  it('shows a name, an address and a position only once they are approved', async () => {
    const { db } = portal
    const { facility, number } = await issued('Tunga Maternity')
    const changed = { company_name: 'Bahago Surgery', address: '1 New Road, Minna', latitude: 9.6, longitude: 6.5 }
    await updateFacility(db, facility.id, changed, new Date(dayOfIssue))
    expect((await open(`/find/${number}`)).page).toMatchObject({
      facility: { name: 'Tunga Maternity', address: '12 Market Road, Bida', latitude: null },
    })
    expect([await names({ q: 'Bahago' }), await names({ q: 'Tunga Maternity' })]).toEqual([[], ['Tunga Maternity']])
    await issueAgain(facility.id)
    expect((await open(`/find/${number}`)).page).toMatchObject({
      facility: { name: 'Bahago Surgery', address: '1 New Road, Minna', latitude: 9.6, longitude: 6.5 },
    })
    expect([await names({ q: 'Bahago' }), await names({ q: 'Tunga Maternity' })]).toEqual([['Bahago Surgery'], []])
  })

  it('knows nothing of who was never approved, and finds nobody by owner, phone or CAC number', async () => {
    const { app, db } = portal
    const { facility } = await issued('Chanchaga Optical')
    const pending = await makeRegistration(db, {
      facility_id: (await makeFacility(db, { company_name: 'Waiting Optical' })).id,
      status: 'Awaiting decision',
    })
    expect(await names({ q: 'Optical' })).toEqual(['Chanchaga Optical'])
    for (const q of ['Secretowner', 'Zainab Secretowner', facility.phone_number, facility.phone_number.slice(-7)])
      expect(await names({ q }), q).toEqual([])
    for (const number of [pending.reference, 'NSMOH/PHF/99999/2026', '%00', 'x'.repeat(3000), "'; drop table facility"])
      expect((await open(`/find/${encodeURI(number)}`)).page, number).toMatchObject({ name: 'found' })
    expect((await open(`/find/${pending.reference}`)).statusCode).toBe(404)
    expect((await app.inject('/api/public/facilities?page=51')).statusCode).toBe(422)
    expect((await app.inject('/api/public/facilities?standing=declined')).statusCode).toBe(422)
    const cutOff = await open('/find?q=%20Optical%20&standing=declined&page=0&local_gov_area_id=x')
    expect([cutOff.statusCode, cutOff.page]).toMatchObject([
      200,
      { asked: { q: 'Optical' }, found: { licensed: { current_page: 1, total: 1 } } },
    ])
    expect(Object.keys(cutOff.page?.name === 'find' ? cutOff.page.asked : {})).toEqual(['q'])
    expect((await open('/find?page=9999')).page).toMatchObject({
      found: { licensed: { current_page: 100, per_page: 10, data: [] } },
    })
  })

  async function hasRecentChanges(): Promise<boolean> {
    const { rows } = await sql<{ recent: boolean }>`
      select exists (
        select from register_entry where changed_in >= pg_snapshot_xmin(pg_current_snapshot())
      ) as recent
    `.execute(portal.db)
    return rows[0]?.recent ?? true
  }

  it('sends a page again only when the register or the day has changed', async () => {
    const paper = await issued('Limawa Scan Centre')
    // Transactions in the databases of other tests count as well: once they have ended, the tags change once more.
    await expect.poll(hasRecentChanges, { timeout: 120_000 }).toBe(false)
    const addresses = [
      '/find?q=Limawa',
      `/find/${paper.number}`,
      '/api/public/facilities?q=Limawa',
      '/api/public/facilities.csv',
    ]
    const sent = await Promise.all(addresses.map((url) => portal.app.inject({ url })))
    const tags = sent.map(({ headers }) => String(headers.etag))
    expect(sent.map(({ headers }) => headers['cache-control'])).toEqual([
      'public, no-cache',
      'public, no-cache',
      'public, no-cache',
      'public, max-age=300',
    ])
    const again = () =>
      Promise.all(
        addresses.map(async (url, at) => {
          const headers = { 'if-none-match': tags[at] ?? '' }
          return (await portal.app.inject({ url, headers })).statusCode
        }),
      )
    expect(await again()).toEqual([304, 304, 304, 304])
    await restrict(paper, 'sealed')
    expect(await again()).toEqual([200, 200, 200, 200])
    expect((await search({ q: 'Limawa' })).data).toMatchObject([{ standing: 'sealed' }])
    const [page] = await Promise.all(addresses.slice(0, 1).map((url) => portal.app.inject({ url })))
    portal.setClock('2026-05-08T09:00:00Z')
    const headers = { 'if-none-match': String(page?.headers.etag) }
    expect((await portal.app.inject({ url: '/find?q=Limawa', headers })).statusCode).toBe(200)
  })

  it('sends a page again when the ministry has changed its name', async () => {
    const { number } = await issued('Kpakungu Eye Centre')
    await expect.poll(hasRecentChanges, { timeout: 120_000 }).toBe(false)
    const addresses = ['/find?q=Kpakungu', `/find/${number}`]
    const tags = await Promise.all(addresses.map(async (url) => String((await open(url)).headers.etag)))
    const again = () =>
      Promise.all(addresses.map(async (url, at) => (await open(url, { 'if-none-match': tags[at] ?? '' })).statusCode))
    const name = (value: string) =>
      portal.db
        .updateTable('setting')
        .set({ value: JSON.stringify(value) })
        .where('key', '=', 'ministry_name')
        .execute()
    expect(await again()).toEqual([304, 304])
    await name('Niger State Ministry of Health and Hospitals')
    expect(await again()).toEqual([200, 200])
    await name('Niger State Ministry of Health')
    expect(await again()).toEqual([304, 304])
    const lga = (list: string) => portal.db.updateTable('local_gov_area').set({ list }).where('id', '=', 541).execute()
    await lga('Bida Town')
    expect(await again()).toEqual([200, 304])
    await lga('Bida')
  })

  it('gives a page of what was found, by name, and narrows it to an LGA and a type', async () => {
    const { facility } = await issued('Zungeru Wellness')
    const { data: last, total, last_page } = await search({ page: 1 })
    expect([last.length, total, last_page]).toEqual([Math.min(20, total), total, Math.ceil(total / 20)])
    expect(last.map(({ name }) => name)).toEqual(last.map(({ name }) => name).toSorted())
    const place = { local_gov_area_id: facility.local_gov_area_id, facility_type_id: facility.facility_type_id }
    expect(await names({ ...place, q: 'Zungeru' })).toEqual(['Zungeru Wellness'])
    expect(await names({ ...place, q: 'Zungeru', local_gov_area_id: 544 })).toEqual([])
    expect(await names({ ...place, q: 'Zungeru', facility_type_id: 1 })).toEqual([])
    expect(await names({ local_gov_area_id: 544 })).toEqual([])
    expect(await names({ facility_type_id: 1 })).toEqual([])
  })

  it('asks a browser for nothing but style sheets and pictures, and names its address to search engines', async () => {
    const { number } = await issued('Dutsen Kura Laboratory')
    const { headers, page } = await open(`/find/${number.toLowerCase()}`)
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    )
    expect(page).toMatchObject({ address: `https://licences.example.gov.ng/find/${number}` })
  })

  it('gives the whole register as a table and as a map', async () => {
    const { db, app } = portal
    const { number, facility } = await issued('=HYPERLINK Clinic', 'Approved', [
      { text: 'Fence the yard.', due_date: '2026-07-31' },
      { text: 'Keep records.', due_date: null },
    ])
    await db
      .updateTable('facility')
      .set({ latitude: 9.61, longitude: 6.55, working_days: 'Monday,Sunday', hours_of_operation: '08:00AM-8:00AM' })
      .where('id', '=', facility.id)
      .execute()
    await issueAgain(facility.id)
    const csv = await app.inject('/api/public/facilities.csv')
    expect(csv.headers['content-disposition']).toBe('attachment; filename="Public register 2026-05-07.csv"')
    const [heading, ...lines] = csv.body.trimEnd().split('\r\n')
    expect(heading).toBe(
      '\uFEFFNumber,Name,Type,Address,LGA,Ward,Standing,Expiry date,Conditions,Working days,Hours,Latitude,Longitude,Inspected on,Inspection class,Issued,Made 2026-05-07T09:00:00.000Z',
    )
    expect(lines.at(-1)).toBe(
      `${number},'=HYPERLINK Clinic,Private Clinic,"12 Market Road, Bida",Bida,,licensed,2026-12-31,Fence the yard. (by 2026-07-31) Keep records.,"Monday,Sunday",08:00AM-8:00AM (24 hours),9.61,6.55,,,by the portal,`,
    )
    const book = await app.inject({ url: '/api/public/facilities.xlsx', headers: { 'accept-encoding': 'gzip' } })
    expect([book.headers['content-disposition'], book.headers['content-encoding']]).toEqual([
      'attachment; filename="Public register 2026-05-07.xlsx"',
      undefined,
    ])
    const [sheet] = await readWorkbook(book.rawPayload)
    expect(sheet?.data.at(-1)?.slice(0, 8)).toEqual([
      number,
      '=HYPERLINK Clinic',
      'Private Clinic',
      '12 Market Road, Bida',
      'Bida',
      null,
      'licensed',
      new Date('2026-12-31T00:00:00.000Z'),
    ])
    const map = (await as(undefined, app).send(registers.downloadRegisterMap, {})).reply
    expect(registers.downloadRegisterMap.reply.parse(map)).toEqual(map)
    expect(map.made_at).toBe('2026-05-07T09:00:00.000Z')
    expect(map.features).toHaveLength(lines.length)
    const inThrees = []
    for await (const facilities of allEntries({ db, today: '2026-05-07' }, 3)) {
      expect(facilities.length).toBeLessThanOrEqual(3)
      inThrees.push(...facilities.map((entry) => entry.number))
    }
    expect(inThrees).toEqual(lines.map((line) => line.split(',')[0]))
    expect(map.features.at(-1)).toMatchObject({
      geometry: { type: 'Point', coordinates: [6.55, 9.61] },
      properties: { number, standing: 'licensed' },
    })
    expect(map.features[0]?.geometry).toBeNull()
    // However many facilities are read at a time, each is there once.
    const numbers = lines.map((line) => line.slice(0, line.indexOf(',')))
    const batches = []
    for await (const batch of allEntries({ db, today: '2026-05-07' }, 2))
      batches.push(batch.map((entry) => entry.number))
    expect(batches.slice(0, -1).every((batch) => batch.length === 2)).toBe(true)
    expect(batches.flat()).toEqual(numbers)
    const packed = await app.inject({ url: '/api/public/facilities.csv', headers: { 'accept-encoding': 'gzip' } })
    expect([packed.headers['content-encoding'], packed.rawPayload.length < csv.rawPayload.length]).toEqual([
      'gzip',
      true,
    ])
  })

  it('lets one network read and download only so much', async () => {
    const throttle = makeThrottle(portal.database.pool, { reading: 2, downloading: 1 })
    const { app } = await testApp(portal.database, { webFolder: web.folder, throttle })
    const statuses = async (url: string, times: number) => {
      const all = []
      for (let time = 0; time < times; time++)
        all.push((await app.inject({ url, remoteAddress: '203.0.113.9' })).statusCode)
      return all
    }
    expect(await statuses('/find', 3)).toEqual([200, 200, 429])
    expect(await statuses('/api/public/facilities', 1)).toEqual([429])
    expect(await statuses('/api/public/facilities.csv', 2)).toEqual([200, 429])
    expect((await app.inject({ url: '/find', remoteAddress: '198.51.100.7' })).statusCode).toBe(200)
  })
})
