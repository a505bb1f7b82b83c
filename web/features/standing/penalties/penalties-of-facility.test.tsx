import { showDraft } from '@portal/contract/applications/calls/drafts.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { listOffences } from '@portal/contract/standing/calls/offences.ts'
import * as calls from '@portal/contract/standing/calls/penalties.ts'
import { offence } from '@portal/contract/standing/offence.ts'
import { type Penalty, penalty } from '@portal/contract/standing/penalty.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { enterText } from '../../../testing/enter-text.ts'
import { aFacility } from '../../../testing/facilities.ts'
import { refusal, reply } from '../../../testing/fake-portal.ts'
import { renderComponent } from '../../../testing/render.tsx'
import { enterDate, typedDate } from '../../../testing/typed-date.ts'
import { Penalise } from './penalise.tsx'
import { PenaltiesOfFacility } from './penalties-of-facility.tsx'
import { UnpaidPenalties } from './unpaid-penalties.tsx'

const open = exampleOf(penalty)

function show(...penalties: Penalty[]) {
  const facility = {
    id: 12,
    company_name: 'Sabongari Family Clinic',
    penalties,
    totals: { penalties: penalties.length },
  }
  return renderComponent(<PenaltiesOfFacility facility={facility} />, { as: 'admin' })
}

describe('the penalties of a facility', () => {
  it('say what is to be paid until when, and how; and why they were given up', () => {
    const waived: Penalty = {
      ...open,
      id: 5,
      created_at: '2026-05-31T12:00:00.000Z',
      status: 'waived',
      decided_at: '2026-06-20T09:00:00.000Z',
      decision_reason: 'The flood.',
      offered: [],
    }
    const alone: Penalty = {
      ...open,
      id: 6,
      created_at: '2026-05-30T12:00:00.000Z',
      offence: null,
      amount: null,
      due_date: null,
      invoice_id: null,
      offered: [],
    }
    show(open, waived, alone)
    const [first, second, third] = screen.getAllByRole('listitem')
    const reason = 'Operated without a resident medical practitioner in May.'
    expect(first).toHaveTextContent(
      `${reason}₦100,000, to be paid by 29 June 2026. How to pay: invoice INV-2026-000009`,
    )
    expect(screen.getByRole('link', { name: 'How to pay: invoice INV-2026-000009' })).toHaveAttribute(
      'href',
      '/admin/invoice/9',
    )
    expect(second).toHaveTextContent(`${reason}₦100,000. Invoice INV-2026-000009On 20 June 2026: The flood.`)
    expect(third).not.toHaveTextContent('₦')
    expect(third).toHaveTextContent(reason)
    expect(screen.getAllByRole('button')).toHaveLength(1)
  })

  it('say before a waiver what becomes of a penalty without an amount', async () => {
    const { user } = show({ ...open, amount: null })
    await user.click(screen.getByRole('button', { name: /^Waive/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Waive the penalty of Sabongari Family Clinic?' }))
    expect(dialog.getByText('The penalty stays in the record as waived.')).toBeVisible()
  })

  it('say before a waiver what is taken from the invoice', async () => {
    const { user } = show(open)
    await user.click(screen.getByRole('button', { name: /^Waive/ }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/^Of ₦100,000, what is not paid yet is taken from the invoice\./)).toBeVisible()
  })

  it('are none', () => {
    show()
    expect(screen.getByText('This facility has not been penalised.')).toBeVisible()
  })
})

describe('a new penalty', () => {
  // In Lagos it is already the first of June.
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-05-31T23:30:00Z'), toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())

  const facility = { id: 12, company_name: 'Sabongari Family Clinic', registration: { id: 31 } }

  it('takes its amount and its day from the tariff, without what is retired or has no amount yet', async () => {
    const one = exampleOf(offence)
    const data = [
      one,
      { ...one, id: 4, name: 'Old', retired_at: open.created_at },
      { ...one, id: 5, name: 'New', rate: null },
    ]
    const replies = [
      reply(listOffences, { data }),
      reply(calls.penaliseFacility, { data: { ...open, facility: aFacility() } }),
    ]
    const { user, sent } = renderComponent(<Penalise facility={facility} />, { as: 'admin', replies })
    await user.click(screen.getByRole('button', { name: 'Penalise this facility' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Penalise Sabongari Family Clinic' }))
    const chosen = 'No qualified practitioner on duty, ₦100,000'
    await dialog.findByRole('option', { name: chosen })
    const offences = within(dialog.getByLabelText(/^Offence/)).getAllByRole('option')
    expect(offences.slice(1).map((option) => option.textContent)).toEqual([chosen])
    await user.selectOptions(dialog.getByLabelText(/^Offence/), chosen)
    expect(dialog.getByLabelText(/^Amount in naira/)).toHaveValue('100,000')
    expect(typedDate(dialog.getByRole('textbox', { name: /^To be paid by/ }))).toBe('29/6/2026')
    await user.selectOptions(dialog.getByLabelText(/^Offence/), '')
    expect(dialog.getByLabelText(/^Amount in naira/)).toHaveValue('')
    expect(typedDate(dialog.getByRole('textbox', { name: /^To be paid by/ }))).toBe('')
    await user.selectOptions(dialog.getByLabelText(/^Offence/), chosen)
    // Another amount and another day than the tariff's stay as they were typed.
    await user.clear(dialog.getByLabelText(/^Amount in naira/))
    await user.type(dialog.getByLabelText(/^Amount in naira/), '60000')
    await enterDate(user, dialog.getByRole('textbox', { name: /^To be paid by/ }), '15/7/2026')
    expect(dialog.getByLabelText(/^Amount in naira/)).toHaveValue('60000')
    await enterText(user, dialog.getByLabelText('Reason for the penalty'), 'No doctor in May.')
    await user.click(dialog.getByRole('button', { name: 'Penalise' }))
    expect(await screen.findByText('This Facility has been Penalized')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent(calls.penaliseFacility)[0]?.body).toEqual({
      facility_id: 12,
      registration_id: 31,
      offence_id: 3,
      amount: 60000,
      due_date: '2026-07-15',
      comment: 'No doctor in May.',
    })
  })

  it('keeps the amount and the day that were typed for an offence before', async () => {
    const value = { offence_id: 3, amount: '60,000', due_date: '2026-07-15', comment: 'A first time.' }
    const { user } = renderComponent(<Penalise facility={facility} />, {
      as: 'admin',
      replies: [
        reply(listOffences, { data: [exampleOf(offence)] }),
        reply(showDraft, { data: { value, updated_at: '2026-05-31T08:15:00.000Z' } }),
      ],
    })
    await user.click(screen.getByRole('button', { name: 'Penalise this facility' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Penalise Sabongari Family Clinic' }))
    await dialog.findByRole('option', { name: 'No qualified practitioner on duty, ₦100,000' })
    expect(dialog.getByLabelText(/^Offence/)).toHaveValue('3')
    expect(dialog.getByLabelText(/^Amount in naira/)).toHaveValue('60,000')
    expect(typedDate(dialog.getByRole('textbox', { name: /^To be paid by/ }))).toBe('15/7/2026')
  })

  it('can be tried again if the tariff was not loaded', async () => {
    const { user } = renderComponent(<Penalise facility={facility} />, {
      as: 'admin',
      replies: [refusal(listOffences, { code: 'unexpected', status: 500, message: 'Something went wrong' })],
    })
    await user.click(screen.getByRole('button', { name: 'Penalise this facility' }))
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  })
})

describe('the penalties that are not paid', () => {
  const one: Penalty = { ...open, amount: 100000, due_date: '2026-06-29' }

  function unpaid(total: number, data: (typeof one)[], invoiceId?: number) {
    return renderComponent(<UnpaidPenalties unpaid={{ total, data }} invoiceId={invoiceId} />, { as: 'admin' })
  }

  it('are named with the day, and the invoice that asks for them', () => {
    unpaid(
      4,
      [one, { ...one, id: 5, is_overdue: true, invoice_id: 10, invoice_number: 'INV-2026-000010', offence: null }],
      9,
    )
    expect(screen.getByText('4 penalties are not paid')).toBeVisible()
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '₦100,000, to be paid by 29 June 2026, invoice of this application: No qualified practitioner on duty',
      '₦100,000, was to be paid by 29 June 2026, invoice INV-2026-000010: Operated without a resident medical practitioner in May.',
    ])
    expect(screen.getByText('And 2 more.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'All open penalties' })).toHaveAttribute(
      'href',
      '/admin/all/penalties?state=open',
    )
  })

  it('are counted for one, and not shown for none', () => {
    const { unmount } = unpaid(1, [one])
    expect(screen.getByText('1 penalty is not paid')).toBeVisible()
    expect(screen.queryByText(/^And/)).toBeNull()
    unmount()
    unpaid(0, [])
    expect(screen.queryByText(/not paid$/)).toBeNull()
  })
})
