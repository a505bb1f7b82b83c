import { act, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderComponent } from '../../testing/render.tsx'
import { notify, toast } from './toast.tsx'
import { notificationTypes } from './toast-box.tsx'

afterEach(() => vi.useRealTimers())

describe('a toast', () => {
  it('is read out by screen readers and disappears after three seconds', () => {
    renderComponent(null)
    vi.useFakeTimers()
    act(() => toast.success('Updated successfully!'))
    expect(screen.getByRole('status')).toHaveTextContent('Updated successfully!')
    act(() => void vi.advanceTimersByTime(2999))
    expect(screen.getByText('Updated successfully!')).toBeVisible()
    act(() => void vi.advanceTimersByTime(1))
    expect(screen.queryByText('Updated successfully!')).toBeNull()
  })
})

it('only the newest three are shown', () => {
  renderComponent(null)
  act(() => {
    for (const words of ['One', 'Two', 'Three', 'Four']) toast.success(words)
  })
  expect(screen.getByRole('status').textContent).toBe('TwoThreeFour')
})

describe('a notification', () => {
  it('stays for five seconds by default', () => {
    renderComponent(null)
    vi.useFakeTimers()
    act(() => {
      notify('The portal was updated.')
      notify('For a second.', { timeout: 1000 })
    })
    act(() => void vi.advanceTimersByTime(1000))
    expect(screen.queryByText('For a second.')).toBeNull()
    act(() => void vi.advanceTimersByTime(3999))
    expect(screen.getByText('The portal was updated.')).toBeVisible()
    act(() => void vi.advanceTimersByTime(1))
    expect(screen.queryByText('The portal was updated.')).toBeNull()
  })

  it.each(notificationTypes)('may be of type %s', (type) => {
    renderComponent(null)
    act(() => notify('Please note.', { type }))
    expect(screen.getByText('Please note.').closest('[data-kind]')).toHaveAttribute('data-kind', type)
  })

  it('has the five types of the specification', () => {
    expect(notificationTypes).toEqual(['info', 'primary', 'danger', 'warning', 'success'])
  })
})
