import * as calls from '@portal/contract/settings/calls/portal.ts'
import { describe, expect, it } from 'vitest'
import { insertSettingChanges } from '../../records/settings/settings.ts'
import { as } from '../../testing/as.ts'
import { makeOfficer } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { newTestDatabase } from '../../testing/test-database.ts'

describe('the portal', () => {
  it('shows its names, its home state and its version to everybody', async () => {
    const { app } = await testApp()
    const { data } = (await as(undefined, app).send(calls.showPortal, {})).reply
    expect(data).toEqual({
      product_name: 'Facility Licensing Portal',
      ministry_name: 'Niger State Ministry of Health',
      ministry_address: 'Abdulkareem Lafene Secretariat, Minna, Niger State',
      home_state_id: 27,
      certificate_prefix: 'NSMOH/PHF',
      terms_version: '2026-11',
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      crest_url: null,
      ministry_phone: '',
      ministry_hours: '',
      service_days: 21,
      not_taking_since: null,
    })
  })

  it('does not show its other settings', async () => {
    const { app } = await testApp()
    const response = await app.inject({ url: calls.showPortal.path })
    expect(response.body).not.toMatch(/secret|idle|months/)
  })

  it('says since when it takes no applications, from the day on that the ministry chose', async () => {
    const { app, db, setClock } = await testApp(await newTestDatabase())
    const { id } = await makeOfficer(db)
    const since = { start_date: '2026-11-22', recorded_by: id, recorded_at: '2026-11-21T08:00:00.000Z' }
    await insertSettingChanges(db, { takes_applications: 'not yet' }, since)
    const shownAt = async (moment: string) => {
      setClock(moment)
      return (await as(undefined, app).send(calls.showPortal, {})).reply.data.not_taking_since
    }
    expect(await shownAt('2026-11-21T22:59:00.000Z')).toBeNull()
    expect(await shownAt('2026-11-21T23:00:00.000Z')).toBe('2026-11-22')
    expect(await shownAt('2026-12-24T09:00:00.000Z')).toBe('2026-11-22')
  })

  it('shows a name as soon as it is changed', async () => {
    const { app, db } = await testApp()
    const value = JSON.stringify('Licensing of Health Facilities')
    await db.updateTable('setting').set({ value }).where('key', '=', 'product_name').execute()
    const { data } = (await as(undefined, app).send(calls.showPortal, {})).reply
    expect(data.product_name).toBe('Licensing of Health Facilities')
  })
})
