import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderComponent } from '../../testing/render.tsx'
import { Pages } from './pages.tsx'

const list = { current_page: 1, last_page: 3, per_page: 15, total: 40 }

describe('the pages of a list', () => {
  it('leads back to the last page from an address beyond the end', async () => {
    const turn = vi.fn()
    const { user } = renderComponent(<Pages of={{ ...list, current_page: 9 }} onPage={turn} />)
    expect(screen.getByText('This list ends on page 3')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled()
    await user.click(screen.getByRole('button', { name: 'Previous' }))
    expect(turn).toHaveBeenCalledWith(3)
  })

  it('lets one choose how many rows a page has, the present number among them', async () => {
    const choose = vi.fn()
    const { user } = renderComponent(<Pages of={{ ...list, per_page: 20 }} onPage={() => {}} onPageSize={choose} />)
    expect(screen.getByLabelText('Rows on a page')).toHaveValue('20')
    await user.selectOptions(screen.getByLabelText('Rows on a page'), '50')
    expect(choose).toHaveBeenCalledWith(50)
  })

  it('does not claim to have counted everything that a search found', () => {
    renderComponent(<Pages of={{ ...list, total: 500, or_more: true }} onPage={() => {}} />)
    expect(screen.getByText('1 to 15 of 500 or more')).toBeVisible()
  })

  it('asks for no number of rows where all fit on the smallest page', () => {
    renderComponent(<Pages of={{ ...list, total: 15, last_page: 1 }} onPage={() => {}} onPageSize={() => {}} />)
    expect(screen.queryByLabelText('Rows on a page')).toBeNull()
    expect(screen.queryByRole('navigation')).toBeNull()
  })
})
