import { listCertificates } from '@portal/contract/facilities/calls/closings.ts'
import { linkCertificate } from '@portal/contract/licences/calls/certificates.ts'
import { issuedCertificate } from '@portal/contract/licences/issued-certificate.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { reply } from '../../../testing/fake-portal.ts'
import { onlyPage } from '../../../testing/only-page.ts'
import { renderComponent } from '../../../testing/render.tsx'
import { CertificateHistory } from './certificate-history.tsx'

const one = exampleOf(issuedCertificate)
type Issue = typeof one

function show(...issues: Issue[]) {
  const replies = [reply(listCertificates, onlyPage(issues))]
  return renderComponent(<CertificateHistory facilityId={12} />, { as: 'user', replies })
}

it('shows each issue with its number, its days and whose it was, and links only to one that is not replaced', async () => {
  const first: Issue = {
    ...one,
    issue: 1,
    state: 'replaced',
    reissued_on: null,
    valid_from: null,
    address: '14 Bosso Road',
  }
  show(one, first)
  const items = await screen.findAllByRole('listitem')
  const lines = items.map((item) => [...item.querySelectorAll('p')].map((line) => line.textContent))
  expect(lines).toEqual([
    [
      'In force NSMOH/PHF/00042/2026, issue 2',
      'From 8 April 2026 to 31 December 2026, issued again on 16 June 2026',
      'Sabongari Family Clinic, Primary Health Clinic, Amina Bello, 3 Paiko Road, Minna, Chanchaga',
    ],
    [
      'Replaced NSMOH/PHF/00042/2026',
      'From 8 April 2026 to 31 December 2026',
      'Sabongari Family Clinic, Primary Health Clinic, Amina Bello, 14 Bosso Road, Chanchaga',
    ],
  ])
  const links = screen.getAllByRole('link', { name: 'NSMOH/PHF/00042/2026' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/cert/31'])
})

it('says of a licence from before the portal when it was recorded, and offers nothing to print', async () => {
  const paper: Issue = { ...one, issue: 1, number: 'MOH/PRIV/0917', origin: 'paper', recorded_on: '2026-11-27' }
  show({ ...paper, reissued_on: null, valid_from: null, issue_date: null, address: '' })
  const [item] = await screen.findAllByRole('listitem')
  expect([...(item?.querySelectorAll('p') ?? [])].map((line) => line.textContent)).toEqual([
    'In force MOH/PRIV/0917',
    'From a day that is not recorded to 31 December 2026',
    'Issued on paper, recorded on 27 November 2026',
    'Sabongari Family Clinic, Primary Health Clinic, Amina Bello, Chanchaga',
  ])
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

it('downloads the very issue that is chosen', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  const first: Issue = { ...one, issue: 1, state: 'replaced', reissued_on: null }
  const replies = [
    reply(listCertificates, onlyPage([one, first])),
    reply(linkCertificate, { url: '/papers/7/replaced?signature=x', expires_at: '2026-04-08T10:35:00.000Z' }),
  ]
  const { user, sent } = renderComponent(<CertificateHistory facilityId={12} />, { as: 'user', replies })
  await user.click(await screen.findByRole('button', { name: 'Download PDF of NSMOH/PHF/00042/2026, issue 1' }))
  await waitFor(() => expect(assign).toHaveBeenCalledOnce())
  assign.mockRestore()
  expect(sent(linkCertificate).map(({ path, body }) => [path, body])).toEqual([
    ['/api/registrations/31/certificate/link', { number: 'NSMOH/PHF/00042/2026', issue: 1 }],
  ])
})

it.each([
  ['not begun', 'Begins later'],
  ['expired', 'Expired'],
  ['revoked', 'Revoked'],
  ['closed', 'Facility closed'],
  ['sealed', 'Facility sealed'],
  ['suspended', 'Facility suspended'],
] as const)('says that a certificate is %s', async (state, words) => {
  show({ ...one, state })
  expect(await screen.findByText(words)).toBeVisible()
})

it('says that none was issued', async () => {
  show()
  expect(await screen.findByText('No certificate has been issued yet.')).toBeVisible()
})

it('says from which day a renewed certificate counts, not when it was issued', async () => {
  show({ ...one, state: 'not begun', valid_from: '2027-01-01', expiry_date: '2027-12-31', reissued_on: null })
  expect(await screen.findByText(/^From/)).toHaveTextContent('From 1 January 2027 to 31 December 2027')
})
