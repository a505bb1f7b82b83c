import { type Invoice, invoice } from '@portal/contract/money/invoice.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderComponent } from '../testing/render.tsx'
import { AmountToPay } from './amount-to-pay.tsx'
import { InvoiceSummary } from './invoice-summary.tsx'

const one = exampleOf(invoice)

function rowsOf(overrides: Partial<Invoice> = {}) {
  renderComponent(<InvoiceSummary invoice={{ ...one, ...overrides }} />)
  return screen.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)
}

describe('the summary of an invoice', () => {
  it('says what is asked, what was paid, and where to pay the rest', () => {
    expect(rowsOf()).toEqual([
      'Invoice: INV-2026-000007',
      'To be paid in all: ₦150,000',
      'Confirmed by the ministry: ₦75,000.50',
      'Still to be paid: ₦74,999.50Copy the amount',
      'Pay to: Zenith Bank, 1012345678, Niger State Ministry of Health',
      'Reference to give: INV-2026-000007Copy the reference',
    ])
    expect(screen.getByRole('link', { name: 'INV-2026-000007' })).toHaveAttribute('href', '/admin/invoice/7')
  })

  it('of an estimate says so, and what waits to be confirmed', () => {
    const rows = rowsOf({ is_estimate: true, submitted: 5000, balance: -1000, bank_account: null })
    expect(rows.slice(1, 6)).toEqual([
      'To be paid in all (estimate): ₦150,000',
      'Confirmed by the ministry: ₦75,000.50',
      'Waiting for the ministry: ₦5,000',
      'Still to be paid: Nothing; ₦1,000 was paid too much',
      'Pay to: Ask the ministry where to pay',
    ])
    expect(screen.getByText(/^This is an estimate:/)).toBeVisible()
  })
})

describe('the amount to pay', () => {
  it('stands before the payment with the account and the reference', () => {
    renderComponent(<AmountToPay invoice={{ ...one, balance: 0 }} />)
    expect(screen.getByText('To be paid: Nothing')).toBeVisible()
    expect(screen.getByText(/^Zenith Bank/)).toHaveTextContent(
      'Zenith Bank, 1012345678, Niger State Ministry of Health. Reference to give: INV-2026-000007.',
    )
    expect(screen.queryByText(/is waiting for the ministry to confirm/)).toBeNull()
  })

  it('says what of it waits already', () => {
    renderComponent(<AmountToPay invoice={{ ...one, submitted: 5000, bank_account: null }} />)
    expect(screen.getByText('To be paid: ₦74,999.50')).toBeVisible()
    expect(screen.getByText('₦5,000 of it is waiting for the ministry to confirm.')).toBeVisible()
    expect(screen.getByText(/^Ask the ministry where to pay\./)).toBeVisible()
  })
})
