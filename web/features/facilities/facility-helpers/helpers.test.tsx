import * as calls from '@portal/contract/facilities/calls/facility-helpers.ts'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { enterText } from '../../../testing/enter-text.ts'
import { reply } from '../../../testing/fake-portal.ts'
import { renderComponent } from '../../../testing/render.tsx'
import { HelpersOfFacility } from './helpers-of-facility.tsx'
import { NameHelper } from './name-helper.tsx'

const zainab = { id: 4, email: 'zainab@example.com', named_at: '2026-04-08T23:30:00.000Z' }

describe('the helpers of a facility', () => {
  it('are named with the day since when, without a button for those who may not remove them', async () => {
    const replies = [reply(calls.listHelpers, { data: [zainab] })]
    renderComponent(<HelpersOfFacility facilityId={12} mayRemove={false} />, { as: 'admin', replies })
    expect(await screen.findByText('zainab@example.com')).toBeVisible()
    expect(screen.getByText('since 9 April 2026')).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('are removed after a question', async () => {
    const replies = [
      reply(calls.listHelpers, { data: [zainab] }),
      reply(calls.listHelpers, { data: [] }),
      reply(calls.removeHelper, { message: 'The helper is removed' }),
    ]
    const { user, sent } = renderComponent(<HelpersOfFacility facilityId={12} mayRemove />, { as: 'user', replies })
    await user.click(await screen.findByRole('button', { name: 'Remove zainab@example.com' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Remove zainab@example.com?' }))
    expect(dialog.getByText(/^This person can no longer see or change this facility\./)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('Nobody helps with this facility.')).toBeVisible()
    expect(screen.getByText('The helper is removed')).toBeVisible()
    expect(sent(calls.removeHelper).map(({ path }) => path)).toEqual(['/api/facilities/12/helpers/4'])
  })

  it('are added by email', async () => {
    const facility = { id: 12, company_name: 'Sabongari Family Clinic' }
    const replies = [reply(calls.addHelper, { message: 'The helper is added', data: zainab })]
    const { user, sent } = renderComponent(<NameHelper facility={facility} />, { as: 'user', replies })
    await user.click(screen.getByRole('button', { name: 'Add a helper' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Add a helper' }))
    expect(dialog.getByText(/^A helper can do for Sabongari Family Clinic what you can/)).toBeVisible()
    await enterText(user, dialog.getByLabelText('Email of the helper'), 'zainab@example.com')
    await user.click(dialog.getByRole('button', { name: 'Add helper' }))
    expect(await screen.findByText('The helper is added')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(sent(calls.addHelper)[0]).toMatchObject({
      path: '/api/facilities/12/helpers',
      body: { email: 'zainab@example.com' },
    })
  })
})
