import * as calls from '@portal/contract/licences/calls/certificates.ts'
import { certificate } from '@portal/contract/licences/certificate.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { paths } from '../../paths.ts'
import { type FakeReply, refusal, reply } from '../../testing/fake-portal.ts'
import { renderScreen } from '../../testing/render.tsx'

const issued = exampleOf(certificate)

function show(at: string, ...replies: FakeReply[]) {
  return renderScreen(at, { as: 'user', replies })
}

describe('the certificate', () => {
  it('shows the facility, its category, the ministry and the dates', async () => {
    show(paths.certificate(31), reply(calls.showCertificate, { data: issued }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Certificate of Registration' })).toBeVisible()
    expect(screen.getByText('as a Private Health Facility')).toBeVisible()
    const sheet = screen.getByRole('article')
    for (const words of [
      'Niger State Ministry of Health',
      'Sabongari Family Clinic',
      'Private Clinic',
      '14 Bosso Road, Minna',
      'Chanchaga',
      'Amina Bello',
      'Dr Ngozi Okafor',
      'NSMOH/PHF/00042/2026',
      'April 8th, 2026',
      'December 31st, 2026',
    ]) {
      expect(sheet).toHaveTextContent(words)
    }
    expect(document.title).toContain('NSMOH/PHF/00042/2026')
    expect(screen.queryByRole('img', { name: 'EXPIRED' })).toBeNull()
  })

  it('has a line for each office that somebody holds, with the recorded name', async () => {
    show(paths.certificate(31), reply(calls.showCertificate, { data: issued }))
    const director = await screen.findByText('Director Inspectorate Services')
    expect(director.parentElement).toHaveTextContent('Fatima Aliyu')
    expect(screen.queryByText('Permanent Secretary')).toBeNull()
    expect(screen.queryByText('Hon. Commissioner')).toBeNull()
  })

  it('has a QR code beside the check code', async () => {
    show(paths.certificate(31), reply(calls.showCertificate, { data: issued }))
    expect(await screen.findByRole('img', { name: 'QR code to check NSMOH/PHF/00042/2026' })).toBeVisible()
    expect(screen.getByText(/^Scan the code with a phone. Or go to/)).toHaveTextContent('/verify and enter the number')
    expect(screen.getByText(/^Check code/)).toHaveTextContent('K7M2QX')
  })

  it('has only the check code if the portal does not know its own address', async () => {
    show(paths.certificate(31), reply(calls.showCertificate, { data: { ...issued, qr_code: null } }))
    expect(await screen.findByText(/^Go to .* and enter the number of this certificate/)).toBeVisible()
    expect(screen.getByText(/^Check code/)).toHaveTextContent('K7M2QX')
    expect(screen.queryByRole('img', { name: /QR code/ })).toBeNull()
  })

  it('has the conditions of the approval, and says which issue it is', async () => {
    const conditions = [
      { text: 'Employ a second nurse.', due_date: '2026-07-31' },
      { text: 'Keep records of waste.', due_date: null },
    ]
    const again = { ...issued, conditions, issue: 2, reissued_on: '2026-06-16' }
    show(paths.certificate(31), reply(calls.showCertificate, { data: again }))
    const items = await screen.findAllByRole('listitem')
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Employ a second nurse. By July 31st, 2026.',
      'Keep records of waste.',
    ])
    expect(screen.getByRole('heading', { level: 2, name: 'Valid only with these conditions' })).toBeVisible()
    expect(screen.getByText('Issue').nextElementSibling).toHaveTextContent('2, of June 16th, 2026')
  })

  it('omits the operating officer if there is none', async () => {
    show(paths.certificate(31), reply(calls.showCertificate, { data: { ...issued, operating_officer: null } }))
    await screen.findByText('Owner')
    expect(screen.queryByText('Operating officer')).toBeNull()
  })

  it('is marked EXPIRED after its expiry', async () => {
    show(paths.certificate(31), reply(calls.showCertificate, { data: { ...issued, mark: 'expired' } }))
    expect(await screen.findByRole('img', { name: 'EXPIRED' })).toBeVisible()
  })

  it('prints, and links back to the registration', async () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    const { user } = show(paths.certificate(31), reply(calls.showCertificate, { data: issued }))
    await user.click(await screen.findByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledOnce()
    expect(screen.getByRole('link', { name: 'Registration' })).toHaveAttribute('href', paths.registration(31))
  })

  it('downloads the PDF, once for two clicks, and says when that fails', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
    const message = 'The portal is printing many documents just now. Try again in a minute.'
    const { user, sent } = show(
      paths.certificate(31),
      reply(calls.showCertificate, { data: issued }),
      refusal(calls.linkCertificate, { code: 'unavailable', status: 503, message }),
      reply(calls.linkCertificate, { url: '/papers/7/unmarked?signature=x', expires_at: '2026-04-08T10:35:00.000Z' }),
    )
    const button = await screen.findByRole('button', { name: 'Download PDF' })
    await user.click(button)
    expect(await screen.findByText(message)).toBeVisible()
    expect(assign).not.toHaveBeenCalled()
    const again = screen.getByRole('button', { name: 'Download PDF' })
    // The second click of a double click comes before anything is drawn.
    act(() => {
      again.click()
      again.click()
    })
    await waitFor(() => expect(assign).toHaveBeenCalledOnce())
    expect(assign.mock.calls[0]?.[0]).toMatch(/\/papers\/7\/unmarked\?signature=x&download$/)
    expect(sent(calls.linkCertificate).map(({ path }) => path)).toEqual([
      '/api/registrations/31/certificate/link',
      '/api/registrations/31/certificate/link',
    ])
  })

  it('shows why it cannot be printed, with a back link and without a retry button', async () => {
    const message = 'Print Certificate is not possible while this registration is pending. It must be Approved.'
    show(paths.certificate(31), refusal(calls.showCertificate, { code: 'action_not_offered', status: 409, message }))
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(screen.getByRole('link', { name: 'Registration' })).toHaveAttribute('href', paths.registration(31))
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull()
  })

  it('links to the dashboard if the registration does not exist', async () => {
    const gone = { code: 'not_found', status: 404, message: 'This registration does not exist' } as const
    show(paths.certificate(31), refusal(calls.showCertificate, gone))
    expect(await screen.findByText(gone.message)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', paths.overview())
  })

  it('has a retry button after an unexpected error', async () => {
    const failed = { code: 'unexpected', status: 500, message: 'Something went wrong on our side.' } as const
    const { user } = show(
      paths.certificate(31),
      refusal(calls.showCertificate, failed),
      reply(calls.showCertificate, { data: issued }),
    )
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Certificate of Registration' })).toBeVisible()
  })

  it('redirects to the sign-in page', async () => {
    const { left } = renderScreen(paths.certificate(31))
    await waitFor(() => expect(left()).toBe('/?back=%2Fcert%2F31'))
  })
})

describe('the temporary statement', () => {
  it('shows that the approval is temporary, and its last day', async () => {
    const statement = {
      ...issued,
      number: 'APP-2026-000123',
      expiry_date: '2026-10-22',
      status: 'provisional',
    } as const
    show(paths.statement(31), reply(calls.showStatement, { data: statement }))
    expect(await screen.findByRole('heading', { name: 'Temporary Statement of Approval' })).toBeVisible()
    const sheet = screen.getByRole('article')
    expect(sheet).toHaveTextContent('October 22nd, 2026')
    expect(sheet).toHaveTextContent('APP-2026-000123')
    expect(sheet).toHaveTextContent('This statement is not a certificate of registration.')
  })

  it('shows why it cannot be printed', async () => {
    const message = 'Print Temporarily Statement is not possible while this registration is Approved.'
    show(paths.statement(31), refusal(calls.showStatement, { code: 'action_not_offered', status: 409, message }))
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
  })
})
