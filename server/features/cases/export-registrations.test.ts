import { linkRegistrationsExport } from '@portal/contract/reports/calls/exports.ts'
import { expect, it } from 'vitest'
import { as } from '../../testing/as.ts'
import { makeFacility, makeRegistration } from '../../testing/factories.ts'
import { makeOfficer } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { newTestDatabase } from '../../testing/test-database.ts'

async function portal() {
  const { app, db, setClock } = await testApp(await newTestDatabase())
  setClock('2026-11-22T09:00:00.000Z')
  const officer = await makeOfficer(db)
  const download = async (body: object) => {
    const { url } = (await as(officer, app).send(linkRegistrationsExport, { body })).reply
    const { headers, body: text } = await app.inject({ url })
    return { headers, lines: text.split('\r\n').slice(0, -1) }
  }
  return { db, officer, download }
}

it('has the rows that the filters choose, in the order asked for, with nothing that runs as a formula', async () => {
  const { db, officer, download } = await portal()
  const make = async (company_name: string, phone_number: string, more: object) => {
    const facility = await makeFacility(db, { company_name, phone_number })
    return makeRegistration(db, { facility_id: facility.id, created_at: '2026-10-20T09:00:00.000Z', ...more })
  }
  const late = await make('=HYPERLINK("http://example.org")', '+2348031234561', {
    submitted_at: '2026-10-31T09:00:00.000Z',
    assignee_id: officer.id,
  })
  // Half past midnight in Lagos.
  const fresh = await make('Ọ̀yọ́ Clinic, Bida', '+2348031234562', { submitted_at: '2026-11-20T23:30:00.000Z' })
  await make('Not submitted', '+2348031234563', {})
  const { headers, lines } = await download({ with: 'ministry', sort: '-submitted_at' })
  expect(headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(headers['content-disposition']).toBe('attachment; filename="Registrations 2026-11-22.csv"')
  expect(headers['cache-control']).toBe('private, no-store')
  const name = `${officer.first_name} ${officer.last_name}`
  expect(lines).toEqual([
    '\uFEFFReference,Facility,Category,Owner,Phone,LGA,Status,Submitted,Days with the ministry,Days with the owner,Usual days,Officer,Flags,Expiry date,Issued',
    `${fresh.reference},"Ọ̀yọ́ Clinic, Bida",Private Clinic,Musa Abubakar,'+2348031234562,Bida,pending,2026-11-21,1,32,21,,,,by the portal`,
    `${late.reference},"'=HYPERLINK(""http://example.org"")",Private Clinic,Musa Abubakar,'+2348031234561,Bida,pending,2026-10-31,22,11,21,${name},Over time,,by the portal`,
  ])
  expect((await download({ assignee: 'me' })).lines).toHaveLength(2)
  expect((await download({ q: 'oyo' })).lines).toHaveLength(2)
})

it('has every row once, however many there are, in each order', async () => {
  const { db, officer, download } = await portal()
  const { id: _id, words: _words, name_key: _key, name_text: _text, ...facility } = await makeFacility(db)
  const numbers = Array.from({ length: 1203 }, (_, index) => index)
  const facilities = await db
    .insertInto('facility')
    .values(numbers.map(() => facility))
    .returning('id')
    .execute()
  await db
    .insertInto('registration')
    .values(
      facilities.map(({ id }, index) => ({
        facility_id: id,
        reference: `APP-2026-${index}`,
        recorded_by: officer.id,
        submitted_at: index % 2 ? '2026-03-02T08:00:00.000Z' : null,
      })),
    )
    .execute()
  for (const sort of ['submitted_at', '-name', 'status', 'expiry_date']) {
    const { lines } = await download({ sort })
    expect([sort, new Set(lines).size]).toEqual([sort, 1204])
    expect(lines).toHaveLength(1204)
  }
  // A search is worth no more than its best thousand.
  expect((await download({ q: facility.company_name })).lines).toHaveLength(1001)
})
