import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderComponent } from '../../testing/render.tsx'
import { Pages } from './pages.tsx'

const list = { current_page: 1, last_page: 3, per_page: 15, total: 40 }

describe('the pages of a list', () => {
  it('links to the last page from a page number beyond the end', async () => {
    const turn = vi.fn()
    const { user } = renderComponent(<Pages of={{ ...list, current_page: 9 }} onPage={turn} />)
    expect(screen.getByText('This list ends on page 3')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled()
    await user.click(screen.getByRole('button', { name: 'Previous' }))
    expect(turn).toHaveBeenCalledWith(3)
  })

  it('has a select for the page size, which includes the current size', async () => {
    const choose = vi.fn()
    const { user } = renderComponent(<Pages of={{ ...list, per_page: 20 }} onPage={() => {}} onPageSize={choose} />)
    expect(screen.getByLabelText('Rows on a page')).toHaveValue('20')
    await user.selectOptions(screen.getByLabelText('Rows on a page'), '50')
    expect(choose).toHaveBeenCalledWith(50)
  })

  it('says when the total of a search is a minimum', () => {
    renderComponent(<Pages of={{ ...list, total: 500, or_more: true }} onPage={() => {}} />)
    expect(screen.getByText('1 to 15 of 500 or more')).toBeVisible()
  })

  it('has no page size select if all rows fit on the smallest page', () => {
    renderComponent(<Pages of={{ ...list, total: 15, last_page: 1 }} onPage={() => {}} onPageSize={() => {}} />)
    expect(screen.queryByLabelText('Rows on a page')).toBeNull()
    expect(screen.queryByRole('navigation')).toBeNull()
  })
})
