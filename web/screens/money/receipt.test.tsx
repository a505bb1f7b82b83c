import * as calls from '@portal/contract/money/calls/payments.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { paths } from '../../paths.ts'
import { reply } from '../../testing/fake-portal.ts'
import { renderScreen } from '../../testing/render.tsx'

it('shows a receipt and downloads its PDF by a signed link', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  const data = exampleOf(calls.showReceipt.reply.shape.data)
  const link = { url: '/letters/8?signature=Zm9v', expires_at: '2026-04-08T10:35:00.000Z' }
  const { user, sent } = renderScreen(paths.receipt(9), {
    as: 'user',
    replies: [reply(calls.showReceipt, { data }), reply(calls.linkReceipt, link)],
  })
  expect(await screen.findByRole('heading', { name: 'Receipt RCP-2026-000003' })).toBeVisible()
  const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(facts).toEqual([
    '₦75,000.50',
    'Musa Abubakar, Alheri Clinic',
    'INV-2026-000007',
    'APP-2026-000123',
    '12 March 2026',
    'Zenith Bank',
    'TRF 204 118',
    '16 March 2026',
  ])
  const back = screen.getAllByRole('link', { name: 'Registration' }).map((link) => link.getAttribute('href'))
  expect(back).toContain('/admin/registration/31#payment')
  expect(screen.getByRole('button', { name: 'View PDF RCP-2026-000003 (opens in a new tab)' })).toBeVisible()
  const links = screen.getAllByRole('link', { name: 'Registration' }).map((one) => one.getAttribute('href'))
  expect(links).toContain(`/admin/registration/${data.registration_id}#payment`)
  await user.click(screen.getByRole('button', { name: 'Download PDF RCP-2026-000003' }))
  await waitFor(() =>
    expect(assign).toHaveBeenCalledWith(new URL('/letters/8?signature=Zm9v&download', window.location.href).href),
  )
  expect(sent(calls.linkReceipt)[0]?.path).toBe('/api/payments/9/receipt/link')
})
