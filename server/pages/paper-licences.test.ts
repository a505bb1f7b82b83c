import '../testing/matchers.ts'
import * as registers from '@portal/contract/register/calls/public-register.ts'
import * as standing from '@portal/contract/standing/calls/standing.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkCodes } from '../auth/check-code.ts'
import type { Database } from '../database/connect.ts'
import { findFacilityByPaper } from '../records/concerns/concern-links.ts'
import { findPapersByNumber } from '../records/licences/paper-numbers.ts'
import { as } from '../testing/as.ts'
import { makeBuiltWeb, pageIn } from '../testing/built-web.ts'
import { makeImport, makePaperFacility, paperRow, recordFromPaper, takeBackRows } from '../testing/paper-licences.ts'
import { makeOfficer, type Person } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { newTestDatabase } from '../testing/test-database.ts'

describe('a licence from before the portal, for strangers', () => {
  let web: Awaited<ReturnType<typeof makeBuiltWeb>>
  let database: Database
  let portal: TestApp
  let officer: Person
  beforeAll(async () => {
    web = await makeBuiltWeb()
    database = await newTestDatabase()
    portal = await testApp(database, { webFolder: web.folder })
    portal.setClock('2026-11-28T09:00:00Z')
    officer = await makeOfficer(portal.db)
  })
  afterAll(() => web.remove())

  const record = (number: string | null, overrides: Parameters<typeof makePaperFacility>[1] = {}) =>
    makePaperFacility(
      { database, officer },
      { ...overrides, licence: { ...paperRow().licence, ...overrides.licence, number } },
    )

  async function check(number: string, code = '') {
    const { statusCode, body } = await portal.app.inject(`/verify?${new URLSearchParams({ number, code })}`)
    const page = pageIn(body)
    if (page.name !== 'verify') throw new Error(`The page ${page.name}`)
    return { statusCode, checked: page.checked, errors: page.form?.errors }
  }

  async function open(path: string) {
    const { statusCode, body } = await portal.app.inject(path)
    return { statusCode, page: pageIn(body) }
  }

  it('is found by its number alone, and is never called valid', async () => {
    await record('MOH/PRIV/1001')
    for (const typed of ['MOH/PRIV/1001', ' moh priv 1001 ', 'MOH-PRIV-01001'])
      expect((await check(typed)).checked).toEqual({
        number: 'MOH/PRIV/1001',
        outcome: 'issued on paper',
        stated: {
          ...{ kind: 'certificate', facility_name: 'Ndayako Clinic', category: 'Private Clinic' },
          ...{ address: '7 Emir Road, Bida', lga: 'Bida', owner_name: '', operating_officer: null },
          ...{ issue: 1, reissued_on: null, issue_date: '2026-02-03', expiry_date: '2027-02-02', conditions: [] },
          recorded_on: '2026-11-27',
        },
      })
  })

  it('says nothing of people', async () => {
    await record('MOH/PRIV/1002')
    const { body } = await portal.app.inject('/verify?number=MOH%2FPRIV%2F1002&code=')
    for (const secret of ['Ladi Ndayako', 'Umar Gana', '8031110001']) expect(body).not.toContain(secret)
  })

  it('with a code is answered like a paper that does not exist, also with the code that the portal would have made', async () => {
    await record('MOH/PRIV/1003')
    const forged = checkCodes(Buffer.from('a secret for tests')).of({ number: 'MOH/PRIV/1003', issue: 1 })
    for (const code of ['AAAAAA', forged])
      expect((await check('MOH/PRIV/1003', code)).checked).toEqual({
        number: 'MOH/PRIV/1003',
        outcome: 'check what you typed',
      })
  })

  it.each([
    ['2027-02-02', 'issued on paper'],
    ['2026-11-27', 'expired'],
  ])('that ends on %s is %s', async (last_day, outcome) => {
    const number = `MOH/ENDS/${last_day.slice(0, 4)}/9`
    await record(number, { licence: { ...paperRow().licence, last_day } })
    expect((await check(number)).checked?.outcome).toBe(outcome)
  })

  it('of a sealed facility is said to be so', async () => {
    const { facility_id } = await record('MOH/PRIV/1005')
    const body = { kind: 'sealed', from_date: '2026-11-28', reason: 'No water.' } as const
    const sealed = await as(officer, portal.app).send(standing.restrictFacility, { params: { id: facility_id }, body })
    expect(sealed.status).toBe(200)
    expect((await check('MOH/PRIV/1005')).checked?.outcome).toBe('sealed')
  })

  it('that shares its number with another is shown beside it', async () => {
    await record('0917/B')
    await record('917-B', { company_name: 'Etsu Maternity', address: null })
    const { checked } = await check('917 b')
    expect(checked).toMatchObject({ outcome: 'issued on paper' })
    expect(checked?.same_number?.map(({ stated }) => stated.facility_name).sort()).toEqual([
      'Etsu Maternity',
      'Ndayako Clinic',
    ])
    const found = await as(undefined, portal.app).send(registers.searchRegister, { query: { q: '0917/B' } })
    expect(found.reply.data.map(({ name }) => name).sort()).toEqual(['Etsu Maternity', 'Ndayako Clinic'])
  })

  it('is not found by the year of its record, nor by digits of its reference', async () => {
    const from = await makeImport(database.db, officer)
    const rows = Array.from({ length: 200 }, (_, place) =>
      paperRow({
        line: place + 2,
        company_name: `Clinic ${place}`,
        licence: { ...paperRow().licence, number: place % 2 === 0 ? null : `2026/${place}` },
      }),
    )
    await recordFromPaper({ database, officer }, from, rows)
    const serial = Number(from.number.slice(-4))
    for (const typed of ['2026', `2026/${serial}/2`, `2026 ${serial} 4`]) {
      expect([typed, (await check(typed)).statusCode]).toEqual([typed, 422])
      expect([typed, await findPapersByNumber(database.db, typed, { needsLetters: false })]).toEqual([typed, []])
    }
    for (const typed of ['IMP 2026', 'imp-2026']) {
      expect([typed, await findPapersByNumber(database.db, typed, { needsLetters: true })]).toEqual([typed, []])
      expect([typed, await findFacilityByPaper(database.db, typed)]).toEqual([typed, undefined])
      expect((await open(`/find/${typed}`)).statusCode).toBe(404)
    }
    expect((await check('2026/7')).checked?.stated?.facility_name).toBe('Clinic 7')
    expect((await check(`${from.number}/2`)).checked?.stated?.facility_name).toBe('Clinic 0')
    expect(await open(`/find/${from.number}/2`)).toMatchObject({ page: { facility: { name: 'Clinic 0' } } })
    expect(await findFacilityByPaper(database.db, `${from.number}/2`)).toEqual(expect.any(Number))
  })

  it('is asked for its code where no licence from before the portal has the number', async () => {
    expect(await check('MOH/PRIV/9999')).toEqual({
      statusCode: 422,
      checked: undefined,
      errors: { code: ['Enter the check code that is printed on the certificate'] },
    })
  })

  it('is in the register, each found by a reference of its own', async () => {
    const { facility_id } = await record('44', { company_name: 'Kuta Road Clinic' })
    const { reply } = await as(undefined, portal.app).send(registers.searchRegister, { query: { q: 'Kuta Road' } })
    const [{ reference = '' } = {}] = reply.data
    expect(reply.data).toMatchObject([
      { number: '44', origin: 'paper', standing: 'licensed', expiry_date: '2027-02-02', name: 'Kuta Road Clinic' },
    ])
    expect(reference).toMatch(/^IMP-2026-\d{4}\/2$/)
    expect(await open(`/find/${reference}`)).toMatchObject({
      statusCode: 200,
      page: { name: 'found', facility: { name: 'Kuta Road Clinic', origin: 'paper' } },
    })
    const csv = await portal.app.inject('/api/public/facilities.csv')
    expect(csv.body).toMatch(/44,Kuta Road Clinic,[^\n]*,on paper,/)
    expect(facility_id).toBeGreaterThan(0)
  })

  it('is in the register from the day on which it was recorded, if its day of issue is unknown', async () => {
    const licence = { ...paperRow().licence, issued_on: null }
    await record('MOH/PRIV/1009', { company_name: 'Doko Clinic', licence })
    const { reply } = await as(undefined, portal.app).send(registers.searchRegister, { query: { q: 'Doko' } })
    expect(reply.data).toMatchObject([{ name: 'Doko Clinic', standing: 'licensed' }])
    expect((await check('MOH/PRIV/1009')).checked?.stated?.issue_date).toBeNull()
  })

  it('that was taken back is found nowhere', async () => {
    const taken = await record('MOH/PRIV/1010', { company_name: 'Gawu Clinic' })
    const reference = `${taken.from.number}/2`
    await takeBackRows({ database, officer }, taken.from, [taken])
    expect((await check('MOH/PRIV/1010')).statusCode).toBe(422)
    const { reply } = await as(undefined, portal.app).send(registers.searchRegister, { query: { q: 'Gawu' } })
    expect(reply.data).toEqual([])
    for (const path of [`/find/${reference}`, '/find/MOH/PRIV/1010']) expect((await open(path)).statusCode).toBe(404)
    expect((await portal.app.inject('/api/public/facilities.csv')).body).not.toContain('Gawu')
  })
})
