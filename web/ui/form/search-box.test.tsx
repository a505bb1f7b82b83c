import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderComponent } from '../../testing/render.tsx'
import { SearchBox } from './search-box.tsx'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const field = () => screen.getByLabelText('Name or number')
const type = (words: string) => fireEvent.change(field(), { target: { value: words } })
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

function show(value = '') {
  const onSearch = vi.fn()
  return { onSearch, ...renderComponent(<SearchBox label="Name or number" value={value} onSearch={onSearch} />) }
}

describe('a search box', () => {
  it('searches once after a pause, for what was typed last', () => {
    const { onSearch } = show()
    type('ka')
    pass(200)
    type(' kainji ')
    pass(249)
    expect(onSearch).not.toHaveBeenCalled()
    pass(1)
    expect(onSearch.mock.calls).toEqual([['kainji', true]])
  })

  it('searches at once on Enter, and not again after the pause', () => {
    const { onSearch } = show()
    type('kainji')
    fireEvent.submit(field())
    pass(1000)
    expect(onSearch.mock.calls).toEqual([['kainji', false]])
  })

  it('searches no more once the person has left its list', () => {
    const { onSearch, unmount } = show()
    type('kainji')
    unmount()
    pass(1000)
    expect(onSearch).not.toHaveBeenCalled()
  })

  it('follows the address on Back, but not the list while the person types on', () => {
    const onSearch = vi.fn()
    const box = (value: string) => <SearchBox label="Name or number" value={value} onSearch={onSearch} />
    const { rerender } = render(box('kainji'))
    type('kainji la')
    pass(250)
    type('kainji lake')
    rerender(box('kainji la'))
    expect(field()).toHaveValue('kainji lake')
    rerender(box('kainji'))
    expect(field()).toHaveValue('kainji')
    expect(field()).toHaveAttribute('maxlength', '120')
  })

  it('does not search again for the same words with another space', () => {
    const { onSearch } = show('kainji')
    type('kainji ')
    pass(1000)
    expect(onSearch).not.toHaveBeenCalled()
  })

  it('is cleared by its button, which returns the focus to the field', () => {
    const { onSearch } = show('kainji')
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(onSearch.mock.calls).toEqual([['', false]])
    expect(field()).toHaveFocus()
  })
})
