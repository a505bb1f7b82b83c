import * as calls from '@portal/contract/settings/calls/portal.ts'
import { describe, expect, it } from 'vitest'
import { as } from '../../testing/as.ts'
import { testApp } from '../../testing/test-app.ts'

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
    })
  })

  it('does not show its other settings', async () => {
    const { app } = await testApp()
    const response = await app.inject({ url: calls.showPortal.path })
    expect(response.body).not.toMatch(/secret|idle|months/)
  })

  it('shows a name as soon as it is changed', async () => {
    const { app, db } = await testApp()
    const value = JSON.stringify('Licensing of Health Facilities')
    await db.updateTable('setting').set({ value }).where('key', '=', 'product_name').execute()
    const { data } = (await as(undefined, app).send(calls.showPortal, {})).reply
    expect(data.product_name).toBe('Licensing of Health Facilities')
  })
})
