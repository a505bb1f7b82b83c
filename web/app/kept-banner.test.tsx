import { act, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { connectionFound, connectionLost } from '../api/connection.ts'
import { type KeptSummary, updateKeptSummary } from '../api/kept-answers.ts'
import { renderComponent } from '../testing/render.tsx'
import { Banners } from './banners.tsx'
import { KeptBanner } from './kept-banner.tsx'

const nothing: KeptSummary = { count: 0, isWaiting: false, conflict: undefined, refusal: undefined }

afterEach(() => act(() => updateKeptSummary(nothing)))

function show(summary: Partial<KeptSummary>) {
  updateKeptSummary({ ...nothing, ...summary })
  return renderComponent(<KeptBanner />)
}

describe('the bar about what is kept on the phone', () => {
  it.each([
    [1, 'You are offline, or the portal cannot be reached. One answer is kept on this phone, not yet sent.'],
    [3, 'You are offline, or the portal cannot be reached. 3 answers are kept on this phone, not yet sent.'],
  ])('counts %i while the connection is lost', (count, text) => {
    connectionLost()
    const { container } = show({ count })
    expect(container.textContent).toBe(text)
  })

  it('says in one line that the connection is lost and what is kept', () => {
    connectionLost()
    updateKeptSummary({ ...nothing, count: 1 })
    renderComponent(<Banners />)
    expect(screen.getAllByText(/^You are offline/)).toHaveLength(1)
    act(() => updateKeptSummary(nothing))
    expect(screen.getByText(/^You are offline/)).toHaveTextContent('We keep trying; what you typed is still here.')
  })

  it('counts what waits although there is a connection', () => {
    const { container } = show({ count: 2, isWaiting: true })
    expect(container.textContent).toBe('2 answers are kept on this phone, not yet sent.')
  })

  it('is not shown for an answer that is just being sent, nor for none', () => {
    const { container } = show({ count: 1 })
    expect(container.textContent).toBe('')
    act(() => updateKeptSummary({ count: 0, isWaiting: true }))
    expect(container.textContent).toBe('')
  })

  it('leads to the choice between two versions once there is a connection', () => {
    connectionLost()
    show({ count: 1, conflict: { requirementId: 5, facilityId: 12 } })
    expect(screen.queryByRole('link', { name: 'Choose' })).toBeNull()
    expect(screen.getByText(/One answer is kept on this phone/)).toBeVisible()
    act(() => connectionFound())
    const link = screen.getByRole('link', { name: 'Choose' })
    expect(link).toHaveAttribute('href', '/admin/requirement-part/register/5/all?facility=12')
    expect(screen.getByText(/^An answer on this phone was changed elsewhere too\./)).toBeVisible()
  })

  it('says why an answer was not accepted, until it is read', async () => {
    const { user, container } = show({ refusal: 'This application is submitted' })
    expect(container.textContent).toMatch(
      /^An answer that was kept on this phone was not accepted: This application is submitted/,
    )
    await user.click(screen.getByRole('button', { name: 'OK' }))
    expect(container.textContent).toBe('')
  })
})
