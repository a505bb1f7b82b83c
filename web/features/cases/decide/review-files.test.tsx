import { document } from '@portal/contract/applications/document.ts'
import type { AnsweredQuestion, ApplicationReview } from '@portal/contract/cases/application-review.ts'
import { payment } from '@portal/contract/money/payment.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answeredQuestion } from '../../../testing/answered-question.ts'
import { registrationDetails, reviewOf } from '../../../testing/registration-details.ts'
import { renderComponent } from '../../../testing/render.tsx'
import { ReviewAnswers } from './review-answers.tsx'
import { ReviewFiles } from './review-files.tsx'

const lease = { ...exampleOf(document), id: 51, name: 'PHCN bill', file_slug: 'bill', expires_on: null }
const paid = { ...exampleOf(payment), document: 'receipt', amount: 75000.5 }
const found = { ...paid, id: 9, document: '' }

function show(used: ApplicationReview['used_files'] = []) {
  const { data } = reviewOf(registrationDetails({ documents: [lease], payments: [paid, found] }))
  renderComponent(<ReviewFiles contents={data.contents} used={used} />, { as: 'admin' })
  return within(screen.getByRole('region', { name: 'Documents and receipts' })).getAllByRole('listitem')
}

describe('the files of an application', () => {
  it('are its documents and the receipts of its owner, each with its day', () => {
    expect(show().map(({ textContent }) => textContent)).toEqual([
      'PHCN bill12 March 2026Open PHCN bill',
      'Receipt of ₦75,000.5013 March 2026Open Receipt of ₦75,000.50',
    ])
  })

  it('say where else the same file is used', () => {
    const other = { id: 9, company_name: 'Bosso Road Clinic' }
    const use = { slug: 'receipt', name: 'receipt', facility: other, used_as: 'a receipt', used_slug: 'other' }
    const [first, second] = show([use])
    expect(first).not.toHaveTextContent('The same file')
    expect(second).toHaveTextContent('The same file is used as a receipt of Bosso Road Clinic')
    expect(screen.getByRole('link', { name: 'Bosso Road Clinic' })).toHaveAttribute('href', '/admin/single-facility/9')
  })

  it('may be none', () => {
    const { data } = reviewOf(registrationDetails({ payments: [found] }))
    renderComponent(<ReviewFiles contents={data.contents} used={[]} />, { as: 'admin' })
    expect(screen.getByText('No documents yet.')).toBeVisible()
    expect(screen.queryByRole('listitem')).toBeNull()
  })
})

describe('the answers of an application', () => {
  const ramp = answeredQuestion({ sub_list_id: 3, question: 'Is there a ramp?', respond: 1 })

  it('are grouped by part and requirement, and say who corrected one of them', () => {
    const made = { actor: 'Ibrahim Musa', at: '2026-04-08T10:30:00.000Z', reason: 'As I saw' }
    const corrections = [
      { ...made, part: 'answers', id: 4 },
      { ...made, part: 'staffs', id: 3 },
    ]
    const confirmed = [{ part_id: 1, actor: 'Amina Bello', at: '2026-03-20T10:30:00.000Z', sub_list_ids: [3] }]
    const answers: AnsweredQuestion[] = [
      ramp,
      { ...ramp, sub_list_id: 4, question: 'Is there a lift?', respond: 0 },
      { ...ramp, sub_list_id: 5, requirement_id: 2, requirement: 'Water', question: 'Is there a well?' },
      {
        ...ramp,
        sub_list_id: 6,
        part_id: 2,
        part: 'Part B: Wards',
        requirement_id: 3,
        requirement: 'Beds',
        respond: null,
      },
    ]
    renderComponent(<ReviewAnswers answers={answers} corrections={corrections} confirmed={confirmed} />, {
      as: 'admin',
    })
    expect(screen.getByText('3 of 4 questions answered.')).toBeVisible()
    const building = screen.getByRole('region', { name: 'Part A: Building' })
    const headings = within(building)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent)
    expect(headings).toEqual(['Part A: Building', 'Access1 of 2 yes', 'Water1 of 1 yes'])
    expect(within(screen.getByRole('region', { name: 'Part B: Wards' })).getAllByRole('definition')).toHaveLength(1)
    expect(screen.getAllByText(/^Changed by/)).toHaveLength(1)
    expect(screen.getAllByText(/^As in the licence, confirmed by Amina Bello/)).toHaveLength(1)
    expect(screen.getByText('Is there a lift?').nextElementSibling).toHaveTextContent(
      'NoChanged by Ibrahim Musa on 8 April 2026: As I saw',
    )
  })

  it('may be to no questions', () => {
    renderComponent(<ReviewAnswers answers={[]} corrections={[]} confirmed={[]} />, { as: 'admin' })
    expect(screen.getByText('No questions are asked of this type of facility.')).toBeVisible()
  })
})
