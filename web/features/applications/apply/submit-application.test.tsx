import * as calls from '@portal/contract/applications/calls/registrations.ts'
import { invoice } from '@portal/contract/money/invoice.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { showPortal } from '@portal/contract/settings/calls/portal.ts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { portalSettings, reply, wait } from '../../../testing/fake-portal.ts'
import { renderComponent } from '../../../testing/render.tsx'
import { InvoiceHint } from './invoice-hint.tsx'
import { SubmitApplication } from './submit-application.tsx'

it('an application is submitted once, also by two presses', async () => {
  const { user, sent } = renderComponent(
    <SubmitApplication registrationId={31} isReturned={false} onSubmitted={() => {}} />,
    {
      as: 'user',
      replies: [wait(calls.submitRegistration)],
    },
  )
  await user.click(screen.getByRole('button', { name: 'Confirm and submit' }))
  const button = await screen.findByRole('button', { name: 'Submitting' })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  await user.click(button)
  expect(sent(calls.submitRegistration).map(({ path }) => path)).toEqual(['/api/registrations/31/submit'])
})

const closed = reply(showPortal, { data: { ...portalSettings.data, not_taking_since: '2026-11-22' } })

it('waits until the ministry takes applications', async () => {
  renderComponent(<SubmitApplication registrationId={31} isReturned={false} onSubmitted={() => {}} />, {
    as: 'user',
    replies: [closed],
  })
  expect(await screen.findByRole('region', { name: 'The ministry does not take applications yet' })).toHaveTextContent(
    'Since 22 November 2026 applications can be prepared, but not submitted.',
  )
  expect(screen.queryByRole('button', { name: 'Confirm and submit' })).toBeNull()
})

it('sends a correction that the ministry asked for at any time', async () => {
  renderComponent(<SubmitApplication registrationId={31} isReturned onSubmitted={() => {}} />, {
    as: 'user',
    replies: [closed],
  })
  expect(await screen.findByRole('button', { name: 'Confirm and submit' })).toBeVisible()
})

it.each([
  [
    {},
    'To be paid: ₦74,999.50 to Zenith Bank, 1012345678, Niger State Ministry of Health, reference INV-2026-000007. See the invoice',
  ],
  [
    { is_estimate: true, bank_account: null },
    'To be paid: ₦74,999.50 (estimate), reference INV-2026-000007. See the invoice',
  ],
])('the task of paying says how much, where and under which reference: %j', (changed, words) => {
  const { container } = renderComponent(<InvoiceHint invoice={{ ...exampleOf(invoice), ...changed }} />, { as: 'user' })
  expect(container.firstElementChild?.textContent).toBe(words)
  expect(screen.getByRole('link', { name: 'See the invoice' })).toHaveAttribute('href', '/admin/invoice/7')
})
