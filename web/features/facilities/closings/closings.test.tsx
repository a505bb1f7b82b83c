import * as calls from '@portal/contract/facilities/calls/closings.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { enterText } from '../../../testing/enter-text.ts'
import { aFacility } from '../../../testing/facilities.ts'
import { reply } from '../../../testing/fake-portal.ts'
import { renderComponent } from '../../../testing/render.tsx'
import { typedDate } from '../../../testing/typed-date.ts'
import { CloseOrReopen } from './close-or-reopen.tsx'
import { ClosedNotice } from './closed-notice.tsx'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-06-30T23:30:00Z'), toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const facility = { id: 12, company_name: 'Sabongari Family Clinic' }

describe('a facility', () => {
  it('is closed from a day on, by default today in Lagos', async () => {
    const closed = reply(calls.closeFacility, { message: 'Closed', data: aFacility() })
    const { user, sent } = renderComponent(<CloseOrReopen facility={{ ...facility, offered: ['Close'] }} />, {
      as: 'user',
      replies: [closed],
    })
    expect(screen.queryByRole('button', { name: 'Reopen this facility' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Close this facility' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Close Sabongari Family Clinic?' }))
    expect(dialog.getByText(/^Nothing can be started for a closed facility/)).toBeVisible()
    const day = dialog.getByRole('textbox', { name: 'First day on which it is closed' })
    expect(typedDate(day)).toBe('1/7/2026')
    await user.click(dialog.getByRole('button', { name: 'Close the facility' }))
    expect(await dialog.findByRole('link', { name: 'Enter the reason' })).toBeVisible()
    await enterText(user, dialog.getByLabelText('Reason'), 'The owner retires.')
    await user.click(dialog.getByRole('button', { name: 'Close the facility' }))
    expect(await screen.findByText('The facility is closed')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent(calls.closeFacility).map(({ path, body }) => ({ path, body }))).toEqual([
      { path: '/api/facilities/12/close', body: { closed_from: '2026-07-01', reason: 'The owner retires.' } },
    ])
  })

  it('is reopened with a reason', async () => {
    const reopened = reply(calls.reopenFacility, { message: 'Reopened', data: aFacility() })
    const { user, sent } = renderComponent(<CloseOrReopen facility={{ ...facility, offered: ['Reopen'] }} />, {
      as: 'admin',
      replies: [reopened],
    })
    expect(screen.queryByRole('button', { name: 'Close this facility' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Reopen this facility' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Reopen Sabongari Family Clinic?' }))
    await enterText(user, dialog.getByLabelText('Reason'), 'Closed by mistake.')
    await user.click(dialog.getByRole('button', { name: 'Reopen' }))
    expect(await screen.findByText('The facility is open again')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent(calls.reopenFacility)[0]).toMatchObject({
      path: '/api/facilities/12/reopen',
      body: { reason: 'Closed by mistake.' },
    })
  })
})

describe('the notice of a closed facility', () => {
  it.each([
    ['admin', 'Closed from 30 June 2026. Nothing can be started for it. An officer who decides can reopen it.'],
    ['user', 'Closed from 30 June 2026. Nothing can be started for it. Ask the ministry if it is to be reopened.'],
  ] as const)('tells %s what can be done', (as, text) => {
    renderComponent(<ClosedNotice closed_from="2026-06-30" />, { as })
    expect(screen.getByText('This facility is closed')).toBeVisible()
    expect(screen.getByText(/^Closed from/)).toHaveTextContent(text)
  })

  it('is not shown while the facility is open', () => {
    renderComponent(<ClosedNotice closed_from={null} />, { as: 'user' })
    expect(screen.queryByText('This facility is closed')).toBeNull()
  })
})
