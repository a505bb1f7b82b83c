import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderComponent } from '../testing/render.tsx'
import { IsOwner, StatusBadge } from './status-badge.tsx'

const moment = '2026-04-01T09:00:00.000Z'

describe('the badge of a status', () => {
  it.each([
    ['pending', 'warning'],
    ['Awaiting decision', 'warning'],
    ['Temporarily approved', 'primary'],
    ['Approved', 'info'],
    ['approved', 'info'],
    ['declined', 'danger'],
  ])('shows %s in the colour %s, with its text and an icon', (status, colour) => {
    renderComponent(<StatusBadge status={status} />)
    const badge = screen.getByText(status).parentElement
    expect(badge).toHaveAttribute('data-colour', colour)
    expect(badge?.querySelector('svg')).not.toBeNull()
  })

  it('shows an expired approval as expired', () => {
    renderComponent(<StatusBadge status="Approved" registration_status="expired" />)
    expect(screen.getByText('expired').parentElement).toHaveAttribute('data-colour', 'expired')
  })

  it.each([
    ['declined', 'lapsed'],
    ['pending', 'withdrawn'],
    ['Temporarily approved', 'withdrawn'],
  ])('shows how a registration has ended that was %s', (status, word) => {
    renderComponent(<StatusBadge status={status} ended_at="2026-04-01T09:00:00.000Z" />)
    expect(screen.getByText(word).parentElement).toHaveAttribute('data-colour', 'expired')
  })

  it.each([
    [{ submitted_at: null }, 'not submitted yet', 'expired'],
    [{ submitted_at: moment }, 'submitted', 'primary'],
    [{ submitted_at: moment, returned: { resubmitted_at: null } }, 'returned', 'warning'],
    [{ submitted_at: moment, returned: { resubmitted_at: moment } }, 'resubmitted', 'primary'],
  ])('says of a pending application with %j in a second badge: %s', (facts, word, colour) => {
    const { container } = renderComponent(<StatusBadge status="pending" {...facts} />)
    expect(container).toHaveTextContent(`pending ${word}`)
    expect(screen.getByText('pending').parentElement).toHaveAttribute('data-colour', 'warning')
    expect(screen.getByText(word).parentElement).toHaveAttribute('data-colour', colour)
  })

  it('has one badge where it is not known how far a pending application is, and once it has ended', () => {
    const { container } = renderComponent(<StatusBadge status="pending" />)
    expect(container).toHaveTextContent(/^pending$/)
    const ended = renderComponent(<StatusBadge status="pending" submitted_at={moment} ended_at={moment} />)
    expect(ended.container).toHaveTextContent(/^withdrawn$/)
  })

  it('says to an owner to whom it is returned', () => {
    renderComponent(
      <IsOwner value={true}>
        <StatusBadge status="pending" submitted_at={moment} returned={{ resubmitted_at: null }} />
      </IsOwner>,
    )
    expect(screen.getByText('returned to you')).toBeVisible()
  })

  it('shows Not started without a status', () => {
    renderComponent(<StatusBadge status={null} />)
    expect(screen.getByText('Not started')).toBeVisible()
  })
})
