import * as calls from '@portal/contract/applications/calls/contents.ts'
import { document as uploaded } from '@portal/contract/applications/document.ts'
import { referee } from '@portal/contract/applications/row-sections/referee.ts'
import { staff } from '@portal/contract/applications/row-sections/staff.ts'
import { rowCalls } from '@portal/contract/applications/row-sections.ts'
import { payment } from '@portal/contract/money/payment.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { refusal, reply } from '../../../testing/fake-portal.ts'
import { registrationDetails } from '../../../testing/registration-details.ts'
import { renderComponent } from '../../../testing/render.tsx'
import { DocumentSection } from './document-section.tsx'
import { PaymentSection } from './payment-section.tsx'
import { RefereeSection } from './referee-section.tsx'
import { StaffSection } from './staff-section.tsx'

const url = '/documents/abc?expires=1&signature=x'
const link = reply(calls.linkDocument, { url, expires_at: '2026-04-08T10:35:00.000Z' })
const refused = refusal(calls.linkDocument, { code: 'not_found', status: 404, message: 'This file is not there' })

/** A stub of the tab that window.open returns. */
function aTab() {
  const tab = { opener: window, document: document.implementation.createHTMLDocument(), close: vi.fn() }
  const assign = vi.fn()
  return { tab: Object.assign(tab, { location: { assign } }), assign }
}

describe('viewing a file', () => {
  it('opens a tab on click and navigates it to the signed link', async () => {
    const { tab, assign } = aTab()
    const open = vi.fn(() => tab)
    vi.stubGlobal('open', open)
    const { user, sent } = renderComponent(
      <DocumentSection details={registrationDetails({ documents: [exampleOf(uploaded)] })} mayChange />,
      {
        replies: [link],
      },
    )
    await user.click(screen.getByRole('button', { name: /^View Fire safety Certificate/ }))
    expect(open).toHaveBeenCalledOnce()
    await waitFor(() => expect(assign).toHaveBeenCalledWith(new URL(url, window.location.href).href))
    expect(tab.opener).toBeNull()
    expect(sent(calls.linkDocument)[0]?.path).toBe('/api/documents/q7Yk2vT9cXw4LmB8sZ1dRf/link')
  })

  it('opens the file in this tab if new tabs are blocked', async () => {
    vi.stubGlobal('open', () => null)
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
    const { user } = renderComponent(
      <PaymentSection details={registrationDetails({ payments: [exampleOf(payment)] })} mayChange />,
      { replies: [link] },
    )
    await user.click(screen.getByRole('button', { name: /^View receipt of ₦75,000.50/ }))
    await waitFor(() => expect(assign).toHaveBeenCalledWith(new URL(url, window.location.href).href))
  })

  it('closes the tab and shows the error if there is no link', async () => {
    const { tab } = aTab()
    vi.stubGlobal('open', () => tab)
    const { user } = renderComponent(
      <DocumentSection details={registrationDetails({ documents: [exampleOf(uploaded)] })} mayChange />,
      {
        replies: [refused],
      },
    )
    await user.click(screen.getByRole('button', { name: /^View/ }))
    expect(await screen.findByText('This file is not there')).toBeVisible()
    expect(tab.close).toHaveBeenCalledOnce()
  })
})

describe('deleting a row', () => {
  it('removes a member of staff after a confirmation', async () => {
    const { user, sent } = renderComponent(
      <StaffSection details={registrationDetails({ staffs: [exampleOf(staff)] })} mayChange />,
      {
        replies: [reply(rowCalls.removeStaff, { message: 'deleted successfully!' })],
      },
    )
    await user.click(screen.getByRole('button', { name: 'Delete Hauwa Sani' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Delete Hauwa Sani?' }))
    expect(dialog.getByText('Hauwa Sani is taken off the list of staff.')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('deleted successfully!')).toBeVisible()
    expect(sent(rowCalls.removeStaff)[0]?.path).toBe('/api/staffs/20')
  })

  it('does not delete a referee if the person cancels', async () => {
    const { user, sent } = renderComponent(
      <RefereeSection details={registrationDetails({ referees: [exampleOf(referee)] })} mayChange />,
    )
    await user.click(screen.getByRole('button', { name: 'Delete Usman Danjuma' }))
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(sent(rowCalls.removeReferee)).toHaveLength(0)
  })

  it('shows in the dialog why a row cannot be deleted', async () => {
    const message = 'This cannot be changed while the registration is Awaiting decision.'
    const { user } = renderComponent(
      <RefereeSection details={registrationDetails({ referees: [exampleOf(referee)] })} mayChange />,
      {
        replies: [refusal(rowCalls.removeReferee, { code: 'action_not_offered', status: 409, message })],
      },
    )
    await user.click(screen.getByRole('button', { name: 'Delete Usman Danjuma' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await user.click(screen.getByRole('button', { name: 'Delete Usman Danjuma' }))
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
