import '../../../testing/matchers.ts'
import * as calls from '@portal/contract/applications/calls/registrations.ts'
import * as certificates from '@portal/contract/licences/calls/certificates.ts'
import type { DecidedStatus } from '@portal/domain/applications/registration-status.ts'
import { describe, expect, it } from 'vitest'
import { seedSettings } from '../../../seed/seed-settings.ts'
import { as } from '../../../testing/as.ts'
import { makeRegistration } from '../../../testing/factories.ts'
import { makeOfficer } from '../../../testing/people.ts'
import { testApp } from '../../../testing/test-app.ts'
import { newTestDatabase } from '../../../testing/test-database.ts'

/** A portal of its own, because its settings change. */
async function portal(moment: string) {
  const database = await newTestDatabase()
  const { app, db, setClock } = await testApp(database)
  setClock(moment)
  const officer = await makeOfficer(db)
  const decide = async (id: number, status: DecidedStatus) =>
    (await as(officer, app).send(calls.decideRegistration, { body: { id, status } })).reply.data
  const show = async (id: number) => (await as(officer, app).send(calls.showRegistration, { params: { id } })).reply
  const set = (key: string, value: unknown, start_date: string) =>
    db
      .insertInto('setting_change')
      .values({ key, value: JSON.stringify(value), start_date, recorded_by: officer.id })
      .execute()
  const approve = async () => decide((await makeRegistration(db, { status: 'Awaiting decision' })).id, 'Approved')
  return { app, db, officer, decide, show, set, approve, setClock }
}

describe('by calendar year, an approval', () => {
  it('runs to the end of the next year from 1 October on, as it is printed', async () => {
    const { app, db, officer, approve, decide, show, setClock } = await portal('2026-09-30T22:59:59Z')
    expect(await approve()).toMatchObject({ valid_from: '2026-09-30', expiry_date: '2026-12-31' })
    // Midnight in Lagos.
    setClock('2026-09-30T23:00:00Z')
    const { id } = await makeRegistration(db, { status: 'Awaiting decision' })
    expect((await show(id)).last_days).toMatchObject({ certificate: '2027-12-31', statement: '2027-04-01' })
    expect(await decide(id, 'Approved')).toMatchObject({ valid_from: '2026-10-01', expiry_date: '2027-12-31' })
    const printed = await as(officer, app).send(certificates.showCertificate, { params: { id } })
    expect(printed.reply.data).toMatchObject({
      number: 'NSMOH/PHF/00002/2026',
      issue_date: '2026-10-01',
      expiry_date: '2027-12-31',
    })
    setClock('2026-12-31T22:59:59Z')
    expect(await approve()).toMatchObject({ valid_from: '2026-12-31', expiry_date: '2027-12-31' })
    setClock('2026-12-31T23:00:00Z')
    expect(await approve()).toMatchObject({ valid_from: '2027-01-01', expiry_date: '2027-12-31' })
  })

  it('follows the months of the setting from their first day on', async () => {
    const { approve, set, setClock } = await portal('2026-11-23T09:00:00Z')
    await set('last_quarter_months', 0, '2026-11-24')
    await set('last_quarter_months', 1, '2026-12-01')
    expect((await approve()).expiry_date).toBe('2027-12-31')
    setClock('2026-11-24T09:00:00Z')
    expect((await approve()).expiry_date).toBe('2026-12-31')
    setClock('2026-12-01T09:00:00Z')
    expect((await approve()).expiry_date).toBe('2027-12-31')
  })

  it('keeps its last day when the portal is updated to one with the setting, which counts from that day on', async () => {
    const { db, show, approve } = await portal('2026-11-23T09:00:00Z')
    const before = { status: 'Approved', valid_from: '2026-11-22', expiry_date: '2026-12-31' } as const
    const { id } = await makeRegistration(db, before)
    await db.deleteFrom('setting').where('key', '=', 'last_quarter_months').execute()
    await seedSettings(db)
    expect((await show(id)).registration).toMatchObject(before)
    expect((await approve()).expiry_date).toBe('2027-12-31')
  })
})

describe('an approval never ends before the temporary approval that it replaces', () => {
  it.each([
    ['by calendar year, in November', 'calendar_year', '2026-11-23', '2027-05-23', '2027-12-31'],
    ['by calendar year, in spring', 'calendar_year', '2027-03-01', '2028-02-29', '2028-02-29'],
    ['by calendar year, where its own end is a day later', 'calendar_year', '2027-03-01', '2027-12-30', '2027-12-31'],
    ['by anniversary', 'anniversary', '2027-03-01', '2028-03-15', '2028-03-15'],
  ])('%s', async (_, policy, day, end, expiry_date) => {
    const { db, decide, show, set } = await portal(`${day}T09:00:00Z`)
    await set('validity_policy', policy, day)
    const { id } = await makeRegistration(db, { status: 'Temporarily approved', expiry_date: end })
    expect((await show(id)).last_days?.certificate).toBe(expiry_date)
    expect(await decide(id, 'Approved')).toMatchObject({ valid_from: day, expiry_date })
  })

  it('but may end before one that a decline has ended', async () => {
    const { db, decide } = await portal('2027-03-01T09:00:00Z')
    const { id } = await makeRegistration(db, { status: 'Temporarily approved', expiry_date: '2028-02-29' })
    await decide(id, 'declined')
    expect((await decide(id, 'Approved')).expiry_date).toBe('2027-12-31')
  })
})
