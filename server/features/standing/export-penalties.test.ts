import { linkPenaltiesExport } from '@portal/contract/reports/calls/exports.ts'
import { listOffences } from '@portal/contract/standing/calls/offences.ts'
import { penaliseFacility, waivePenalty } from '@portal/contract/standing/calls/penalties.ts'
import { expect, it } from 'vitest'
import { as } from '../../testing/as.ts'
import { makeFacility } from '../../testing/factories.ts'
import { makeOfficer } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { newTestDatabase } from '../../testing/test-database.ts'

async function portal() {
  const { app, db, setClock } = await testApp(await newTestDatabase())
  // Half past midnight in Lagos.
  setClock('2026-06-14T23:30:00.000Z')
  const account = await makeOfficer(db)
  const officer = as(account, app)
  const download = async (body: object) => {
    const { url } = (await officer.send(linkPenaltiesExport, { body })).reply
    const { headers, body: text } = await app.inject({ url })
    return { headers, lines: text.split('\r\n').slice(0, -1) }
  }
  return { db, account, officer, download, setClock }
}

it('has the penalties that the filter chooses, the newest first, with nothing that runs as a formula', async () => {
  const { db, officer, download, setClock } = await portal()
  const clinic = await makeFacility(db, { company_name: '=Formula Clinic', phone_number: '+2348031234561' })
  const money = { amount: 20_000.5, due_date: '2026-07-15' }
  const body = { facility_id: clinic.id, comment: 'No doctor, in May.' }
  const first = (await officer.send(penaliseFacility, { body: { ...body, ...money } })).reply.data
  const { data: offences } = (await officer.send(listOffences, {})).reply
  const offence = offences.find(({ name }) => name === 'Certificate not displayed')
  const offended = { ...body, offence_id: offence?.id ?? 0 }
  const second = (await officer.send(penaliseFacility, { body: offended })).reply.data
  await officer.send(waivePenalty, { params: { id: second.id }, body: { reason: 'Flood.' } })
  setClock('2026-07-19T23:30:00.000Z')
  const { headers, lines } = await download({})
  expect(headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(headers['content-disposition']).toBe('attachment; filename="Penalties 2026-07-20.csv"')
  expect(headers['cache-control']).toBe('private, no-store')
  const facility = `'=Formula Clinic,Private Clinic,Musa Abubakar,'+2348031234561,Bida`
  const overdue = `${facility},,"No doctor, in May.",2026-06-15,20000.5,2026-07-15,overdue,${first.invoice_number},,`
  expect(lines).toEqual([
    '\uFEFFFacility,Category,Owner,Phone,LGA,Offence,Reason,Recorded on,Amount in naira,To be paid by,State,Invoice,Given up on,Why given up',
    `${facility},Certificate not displayed,"No doctor, in May.",2026-06-15,20000,2026-07-13,waived,${second.invoice_number},2026-06-15,Flood.`,
    overdue,
  ])
  expect((await download({ state: 'overdue' })).lines.slice(1)).toEqual([overdue])
  expect((await download({ state: 'paid' })).lines).toHaveLength(1)
})

it('has every penalty once, however many there are', async () => {
  const { db, account, download } = await portal()
  const { id: facility_id } = await makeFacility(db)
  const rows = Array.from({ length: 1203 }, (_, index) => ({
    facility_id,
    comment: `Reason ${index}`,
    recorded_by: account.id,
    // Many are of one moment.
    created_at: `2026-06-${10 + (index % 3)}T09:00:00.000Z`,
  }))
  await db.insertInto('penalty').values(rows).execute()
  const { lines } = await download({ state: 'open' })
  expect(lines).toHaveLength(1204)
  expect(new Set(lines).size).toBe(1204)
})

it('has the days as they are in Lagos', async () => {
  const { db, officer, download, setClock } = await portal()
  const clinic = await makeFacility(db, { company_name: 'Midnight Clinic' })
  setClock('2026-06-20T23:30:00Z')
  const body = { facility_id: clinic.id, comment: 'No doctor.' }
  const { id } = (await officer.send(penaliseFacility, { body })).reply.data
  setClock('2026-06-22T23:30:00Z')
  await officer.send(waivePenalty, { params: { id }, body: { reason: 'Flood.' } })
  const lines = (await download({})).lines.filter((line) => line.startsWith('Midnight Clinic,'))
  expect(lines.map((line) => line.match(/\d{4}-\d\d-\d\d/g))).toEqual([['2026-06-21', '2026-06-23']])
})
