import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { type OpenRestriction, openRestriction } from '@portal/contract/standing/restriction.ts'
import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderComponent } from '../testing/render.tsx'
import { PenaltyBadge } from '../ui/penalty-badge.tsx'
import { CaseClock } from './case-clock.tsx'
import { DocumentLastDay } from './document-last-day.tsx'
import { StandingMark } from './standing-mark.tsx'
import { StandingNotice } from './standing-notice.tsx'

const suspended = exampleOf(openRestriction)
const sealed: OpenRestriction = { ...suspended, id: 4, kind: 'sealed', until_date: null }
const revoked: OpenRestriction = { ...suspended, id: 5, kind: 'revoked' }
const text = () => document.body.textContent

describe('the standing of a facility', () => {
  it('is said for each restriction, with its days, its effect and its reason', () => {
    renderComponent(<StandingNotice facility={{ restrictions: [suspended, sealed, revoked] }} />)
    const days = 'From 10 June 2026 until 10 September 2026.'
    const reason = 'There is no resident medical practitioner.'
    expect(text()).toContain(`This facility is suspended${days} Nothing is approved for it until then.${reason}`)
    expect(text()).toContain(
      `This facility is sealedFrom 10 June 2026 until the ministry lifts it. Its premises stay closed, and nothing is approved for it until then.${reason}`,
    )
    expect(text()).toContain(
      `The licence of this facility is revoked${days} The certificate does not count, and nothing can be started or approved until then.`,
    )
  })

  it('is announced before its first day', () => {
    const later = [suspended, sealed, revoked].map((one) => ({ ...one, state: 'announced' as const }))
    renderComponent(<StandingNotice facility={{ restrictions: later }} />)
    for (const title of [
      'This facility will be suspended',
      'This facility will be sealed',
      'The licence of this facility will be revoked',
    ]) {
      expect(screen.getByText(title)).toBeVisible()
    }
  })

  it('is marked by the heaviest restriction in force', () => {
    const announced: OpenRestriction = { ...revoked, state: 'announced' }
    renderComponent(<StandingMark facility={{ closed_from: null, restrictions: [suspended, announced, sealed] }} />)
    expect(text()?.toLowerCase()).toContain('sealed')
    expect(text()?.toLowerCase()).not.toMatch(/suspended|revoked|closed/)
  })

  it('has no mark while it is good', () => {
    renderComponent(
      <StandingMark facility={{ closed_from: null, restrictions: [{ ...sealed, state: 'announced' }] }} />,
    )
    expect(text()).toBe('')
  })
})

describe('the badge of a penalty', () => {
  it.each([
    ['open', false, 5000, 'To be paid'],
    ['open', true, 5000, 'Overdue'],
    ['open', false, null, 'Nothing to pay'],
    ['paid', false, 5000, 'Paid'],
    ['waived', false, 5000, 'Waived'],
    ['waived', false, null, 'Waived'],
    ['set aside', false, 5000, 'Set aside'],
  ] as const)('%s, overdue: %s, amount: %s says %s', (status, is_overdue, amount, word) => {
    const { container } = renderComponent(<PenaltyBadge penalty={{ status, is_overdue, amount }} />)
    expect(container.textContent).toBe(word)
  })
})

describe('the last day of a document', () => {
  afterEach(() => void vi.useRealTimers())

  it.each([
    ['2026-05-31', 'Expired on 31 May 2026'],
    ['2026-06-15', 'Expires soon, on 15 June 2026'],
    ['2028-06-15', 'Valid until 15 June 2028'],
    [null, ''],
  ])('%s', (of, words) => {
    vi.useFakeTimers({ now: new Date('2026-06-01T09:00:00Z'), toFake: ['Date'] })
    const { container } = renderComponent(<DocumentLastDay of={of} />)
    expect(container.textContent).toBe(words)
  })
})

describe('how long a case has been with the ministry', () => {
  it.each([
    [{ with: 'ministry', ministry_days: 12, is_late: false }, 21, '12 of 21 days'],
    [{ with: 'ministry', ministry_days: 2, is_late: true }, 1, '2 of 1 day'],
    [{ with: 'owner', ministry_days: 0, is_late: false }, 21, 'With the owner'],
    [null, 21, ''],
  ] as const)('%j', (clock, service_days, words) => {
    const counted = clock && { ...clock, owner_days: 3 }
    const { container } = renderComponent(<CaseClock clock={counted} service_days={service_days} />)
    expect(container.textContent).toBe(words)
    expect(container.querySelector('[data-late]') !== null).toBe(clock?.is_late ?? false)
  })
})
