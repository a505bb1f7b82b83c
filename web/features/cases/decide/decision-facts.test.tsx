import type { RegistrationBrief } from '@portal/contract/applications/registration-brief.ts'
import { consideration } from '@portal/contract/cases/consideration.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { RegistrationDetails } from '../../../api/registration-details.ts'
import { registrationDetails, reviewOf } from '../../../testing/registration-details.ts'
import { renderComponent } from '../../../testing/render.tsx'
import { ConsiderationSummary } from './consideration-summary.tsx'
import { DecisionFacts } from './decision-facts.tsx'
import { ReviewChanges, StoredNotice } from './review-changes.tsx'
import { StillMissing } from './still-missing.tsx'

type Details = Partial<Omit<RegistrationDetails, 'registration'>>

const submitted_at = '2026-03-20T09:00:00.000Z'
const missing: RegistrationDetails['missing'] = [{ section: 'staff', message: 'Add a member of staff' }]

describe('what an officer should know before a decision', () => {
  function facts(
    decision: 'Approve' | 'Temporary Approval' | 'Decline',
    details: Details,
    brief: Partial<RegistrationBrief> = {},
  ) {
    const shown = registrationDetails(details, { submitted_at, ...brief })
    const { container } = renderComponent(<DecisionFacts decision={decision} details={shown} />, { as: 'admin' })
    return container.textContent
  }

  it('is until when it lasts, and who is told', () => {
    expect(facts('Approve', {})).toBe('It lasts until 31 December 2026.Amina Bello is told in the portal.')
  })

  it('is that it lasts as long as the temporary approval that it replaces', () => {
    const provisional = { status: 'Temporarily approved', registration_status: 'provisional' } as const
    const sentence = 'That is the last day of the temporary approval that it replaces: it never ends earlier.'
    expect(facts('Approve', {}, { ...provisional, expiry_date: '2026-12-31' })).toMatch(
      `It lasts until 31 December 2026. ${sentence}`,
    )
    expect(facts('Approve', {}, { ...provisional, expiry_date: '2026-11-30' })).not.toContain(sentence)
    expect(facts('Approve', {}, { status: 'declined', expiry_date: '2026-12-31' })).not.toContain(sentence)
  })

  it('is what it goes against, with what is missing, and that nobody is told', () => {
    const against: RegistrationDetails['against'] = [
      { check: 'other_officer', message: 'Musa Bello has this application', concerns: ['Approve', 'Decline'] },
      { check: 'incomplete', message: 'This application is not complete', concerns: ['Approve'] },
    ]
    const noOwner = { against, missing, has_owner_account: false, last_days: null }
    const nobody = 'This facility has no owner account, so nobody is told.'
    expect(facts('Approve', noOwner)).toBe(
      `Musa Bello has this application.This application is not complete:Add a member of staff${nobody}`,
    )
    expect(facts('Decline', noOwner)).toBe(`Musa Bello has this application.${nobody}`)
    expect(facts('Temporary Approval', noOwner)).toBe(nobody)
  })
})

describe('what an application lacks', () => {
  function lacks(details: Details) {
    const shown = registrationDetails(details)
    return renderComponent(<StillMissing details={shown} queue="status=pending" />, { as: 'admin' })
  }

  it('is listed with links back to the queue while a decision is offered', () => {
    lacks({ missing, offered: ['Decline'] })
    expect(screen.getByRole('link', { name: 'Add a member of staff' })).toHaveAttribute(
      'href',
      '/admin/registration/31?queue=status%3Dpending#staff',
    )
  })

  it.each([{ missing }, { offered: ['Decline' as const] }])('is not listed otherwise', (details) => {
    lacks(details)
    expect(screen.queryByText('This application is not complete')).toBeNull()
  })
})

describe('what changed in an application', () => {
  const page = registrationDetails()
  const at = '2026-03-20T09:00:00.000Z'

  function changes(overrides: Parameters<typeof reviewOf>[1]) {
    const review = reviewOf(page, overrides).data
    const { container } = renderComponent(<ReviewChanges review={review} registrationId={31} />, { as: 'admin' })
    return container.textContent
  }

  it.each([
    ['Submit', 'Nothing changed. Compared with what was submitted on 20 March 2026 at 10:00.'],
    ['Consider', 'Nothing changed. Compared with what was considered on 20 March 2026 at 10:00.'],
    ['Return', 'Nothing changed. Compared with what was returned on 20 March 2026 at 10:00.'],
    ['Approve', 'Nothing changed. Compared with what was approved on 20 March 2026 at 10:00.'],
    ['Decline', 'Nothing changed. Compared with what was reviewed on 20 March 2026 at 10:00.'],
  ])('is compared since %s', (action, words) => {
    expect(changes({ changes: { since: { action, at }, rows: [], total: 0 } })).toContain(words)
    expect(screen.queryByRole('list')).toBeNull()
  })

  it('is also compared with the licence, one by one, and says when there are more', () => {
    const change = {
      part: 'facility',
      kind: 'changed',
      id: null,
      name: '',
      fields: [{ field: 'address', before: '12 Market Road', after: '14 Market Road' }],
    } as const
    const rows = [{ ...change, fields: [...change.fields] }]
    const made = {
      actor: 'Ibrahim Musa',
      at: '2026-04-08T10:30:00.000Z',
      reason: 'As on the licence',
      part: 'facility',
      id: null,
    }
    const words = changes({ licence: { since: { action: 'Approve', at }, rows, total: 3 }, corrections: [made] })
    expect(words).toContain('Changes since the licence')
    expect(words).toContain('3 changes. Compared with what was approved')
    expect(words).toContain('The first 1 are shown.')
    expect(words).toContain('Changed by Ibrahim Musa')
    expect(screen.getByText('12 Market Road').tagName).toBe('DEL')
    expect(screen.getByText('14 Market Road').tagName).toBe('INS')
    expect(screen.getByRole('link', { name: 'Compare versions' })).toHaveAttribute(
      'href',
      '/admin/registration/versions/31',
    )
  })

  it('is not asked of one that is shown as it was approved', () => {
    const stored = { action: 'Approve', at }
    const words = changes({ stored, changes: { since: { action: 'Submit', at }, rows: [], total: 0 } })
    expect(words).toBe('Nothing to compareIt is shown as it was approved.')
    const review = reviewOf(registrationDetails(), { stored }).data
    const { container } = renderComponent(<StoredNotice review={review} registrationId={31} />, { as: 'admin' })
    expect(container).toHaveTextContent('You see this application as it was approved and stored on 20 March 2026.')
  })
})

describe('the summary of the findings', () => {
  it('names the facility, its owner and the applicant, and who found what', () => {
    const found = { ...exampleOf(consideration), documents_verdict: 'Not-satisfactory' } as const
    const details = registrationDetails({}, { submitted_at, consideration: found, expiry_date: '2026-12-31' })
    renderComponent(<ConsiderationSummary details={details} />, { as: 'admin' })
    const rows = screen
      .getAllByRole('term')
      .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)
    expect(rows).toContain('Facility: Sabongari Family Clinic')
    expect(rows).toContain('Category: Private Clinic')
    expect(rows).toContain('Address: 14 Bosso Road, Minna, Chanchaga')
    expect(rows).toContain('Owner: Amina Bello')
    expect(rows).toContain('Submitted on: 20 March 2026')
    expect(rows).toContain('Status: pending submitted')
    expect(rows).toContain('Expiry date: 31 December 2026')
    expect(rows).toContain('Recommend to inspect: Yes')
    expect(rows).toContain('Considered by: Ibrahim Musa, 7 April 2026 at 16:45')
    expect(screen.getByRole('region', { name: 'Information provided' })).toHaveTextContent(
      /^Information providedSatisfactory$/,
    )
    expect(screen.getByRole('region', { name: 'Documents reviewed' })).toHaveTextContent(/Not-satisfactory$/)
  })
})
