import { act, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderPart } from '../testing/render.tsx'
import { toast } from './toast.tsx'

afterEach(() => vi.useRealTimers())

describe('a toast', () => {
  it('is told to screen readers and goes after three seconds', () => {
    renderPart(null)
    vi.useFakeTimers()
    act(() => toast.success('Updated successfully!'))
    expect(screen.getByRole('status')).toHaveTextContent('Updated successfully!')
    act(() => void vi.advanceTimersByTime(2999))
    expect(screen.getByText('Updated successfully!')).toBeVisible()
    act(() => void vi.advanceTimersByTime(1))
    expect(screen.queryByText('Updated successfully!')).toBeNull()
  })
})
