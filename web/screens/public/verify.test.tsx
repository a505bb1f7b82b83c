import type { CheckedPaper } from '@portal/contract/licences/checked-paper.ts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { allScanOutcomes, outcomeInWords } from '../../features/licences/verification/outcome-words.ts'
import { htmlOf, showPage } from '../../testing/signed-out-page.ts'

const stated = {
  kind: 'statement' as const,
  facility_name: 'Sabongari Family Clinic',
  category: 'Private Clinic',
  address: '14 Bosso Road, Minna',
  lga: 'Chanchaga',
  owner_name: 'Halima Bello',
  operating_officer: 'Ngozi Okafor',
  issue: 1,
  reissued_on: null,
  issue_date: '2026-04-08',
  expiry_date: '2026-10-08',
  conditions: [{ text: 'Employ a second nurse.', due_date: '2026-07-31' }],
} satisfies CheckedPaper['stated']
const form = { typed: { number: 'APP-2026-000031', code: 'K7M2QX' }, errors: {} }

it('shows the outcome first, and what must be printed on the paper', () => {
  const checked = { number: 'APP-2026-000031', outcome: 'provisional', stated } as const
  showPage({ name: 'verify', form, checked })
  expect(screen.getByRole('heading', { level: 1, name: 'Sabongari Family Clinic' })).toBeVisible()
  expect(screen.getByRole('region', { name: 'Valid, provisionally' })).toHaveTextContent('this temporary statement')
  expect(screen.getByRole('heading', { level: 2, name: 'Compare with the paper' })).toBeVisible()
  expect(screen.getByText('Expiry date').nextSibling).toHaveTextContent('October 8th, 2026')
  expect(screen.getByText('Reference No.').nextSibling).toHaveTextContent('APP-2026-000031')
  expect(screen.getByText('Operating officer').nextSibling).toHaveTextContent('Ngozi Okafor')
  expect(screen.getByText(/Employ a second nurse/)).toHaveTextContent('By July 31st, 2026.')
  expect(screen.getByLabelText('Number')).toHaveValue('')
})

it('says of a licence from before the portal that its paper is not confirmed, and what the register has', () => {
  const onPaper = { ...stated, kind: 'certificate', owner_name: '', operating_officer: null, issue_date: null } as const
  const recorded = { ...onPaper, conditions: [], recorded_on: '2026-11-27' }
  showPage({ name: 'verify', form, checked: { number: 'MOH/PRIV/0917', outcome: 'issued on paper', stated: recorded } })
  const answer = screen.getByRole('region', { name: 'Issued on paper before this portal' })
  expect(answer).toHaveAttribute('data-tone', 'warning')
  expect(answer).toHaveTextContent('Compare name and dates, or ask the ministry.')
  expect(screen.getByText('Issue date').nextSibling).toHaveTextContent('Not recorded')
  expect(screen.getByText('Recorded in the register').nextSibling).toHaveTextContent('November 27th, 2026')
  expect(screen.queryByText('Owner')).toBeNull()
  expect(screen.getByText(/This is what the register of the ministry says\./)).toBeVisible()
})

it('shows all licences from before the portal that have one number', () => {
  const one = { ...stated, kind: 'certificate' as const, conditions: [], recorded_on: '2026-11-27' }
  const same_number = [
    { outcome: 'issued on paper', stated: one },
    { outcome: 'expired', stated: { ...one, facility_name: 'Etsu Maternity' } },
  ] as const
  showPage({
    name: 'verify',
    form,
    checked: { number: '917', outcome: 'issued on paper', same_number: [...same_number] },
  })
  expect(screen.getByRole('heading', { level: 1, name: '2 licences have this number' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 2, name: 'Etsu Maternity' })).toBeVisible()
  expect(screen.getByRole('region', { name: 'Expired' })).toBeVisible()
})

it('says when the facility was inspected, where that is published, and not among what is printed', () => {
  const inspection = { done_on: '2026-05-03', class: 'substantially compliant' } as const
  const checked = { number: 'APP-2026-000031', outcome: 'provisional', stated, inspection } as const
  showPage({ name: 'verify', form, checked })
  expect(screen.getByRole('region', { name: 'Valid, provisionally' })).toHaveTextContent(
    'Inspected on 3 May 2026: substantially compliant. The second of five classes',
  )
  expect(screen.getAllByText(/^Inspected on/)).toHaveLength(1)
})

it('keeps what was typed when no paper has it, and says what to compare', () => {
  showPage({ name: 'verify', form, checked: { number: 'APP-2026-000031', outcome: 'check what you typed' } })
  const notice = screen.getByRole('region', { name: 'Check what you typed' })
  expect(notice).toHaveAttribute('data-tone', 'warning')
  expect(screen.getByText(/5 and S, 8 and B/)).toBeVisible()
  expect(screen.getByLabelText('Check code')).toHaveAccessibleDescription(/Number and code do not belong together/)
  expect(screen.getByLabelText('Check code')).toHaveAttribute('aria-invalid', 'true')
  expect(screen.getByLabelText('Number')).not.toHaveAttribute('aria-invalid')
  expect(screen.getByRole('button', { name: 'Check again' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Find the facility in the register' })).toHaveAttribute('href', '/find')
  expect(screen.queryByText(/not genuine|not issued/i)).toBeNull()
  expect(screen.getByLabelText('Number')).toHaveValue('APP-2026-000031')
  expect(screen.getByLabelText('Check code')).toHaveValue('K7M2QX')
})

it.each(allScanOutcomes)('says in whole sentences what %s means', (outcome) => {
  const { title, text } = outcomeInWords(outcome)
  expect(title.length).toBeGreaterThan(4)
  expect(text).toMatch(/^[A-Z].*\.$/)
  expect(text).not.toContain('{')
})

it.each([
  ['valid', false],
  ['expired', false],
  ['suspended', true],
  ['sealed', true],
  ['revoked', true],
  ['closed', true],
] as const)('links from %s to where a place is reported that may not work: %s', (outcome, isLinked) => {
  showPage({ name: 'verify', form, checked: { number: 'APP-2026-000031', outcome, stated } })
  expect(screen.queryAllByRole('link', { name: 'Report it to the ministry' })).toHaveLength(isLinked ? 1 : 0)
  expect(screen.getByRole('heading', { name: 'Check another one' })).toBeVisible()
})

it('asks to check the same paper again when no paper has what was typed', () => {
  showPage({ name: 'verify', form, checked: { number: 'APP-2026-000031', outcome: 'check what you typed' } })
  expect(screen.getByRole('link', { name: 'tell the ministry' })).toHaveAttribute('href', '/concern')
  expect(screen.getByRole('heading', { name: 'Check it again' })).toBeVisible()
})

it('loads the script that checks codes before that of the other pages', () => {
  expect(htmlOf({ name: 'verify', keys: [] }).match(/src="[^"]+\.js"/g)).toEqual([
    'src="/assets/verify.js"',
    'src="/assets/page.js"',
  ])
})
