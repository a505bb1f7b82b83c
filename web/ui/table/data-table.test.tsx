import { screen, within } from '@testing-library/react'
import { useSearchParams } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { renderComponent } from '../../testing/render.tsx'
import { Day, Moment } from '../dates.tsx'
import { Dialog } from '../feedback/dialog.tsx'
import { EmptyState } from '../feedback/empty-state.tsx'
import { DataTable } from './data-table.tsx'
import { pagesAround } from './pages.tsx'
import { useListAddress } from './use-list-address.ts'

type Row = { id: number; name: string }
type List = { data: Row[]; current_page: number; last_page: number; per_page: number; total: number }

const full: List = { data: [{ id: 5, name: 'Bida Clinic' }], current_page: 2, last_page: 3, per_page: 15, total: 31 }
const refetch = vi.fn()

function Table({ data, error = null }: { data?: List; error?: { message: string } | null }) {
  const { goToPage, sorting } = useListAddress()
  const [address] = useSearchParams()
  return (
    <>
      <DataTable
        caption="Facilities"
        of={{ data, error, refetch }}
        rows={(reply) => reply.data}
        page={(reply) => reply}
        rowKey={({ id }) => id}
        columns={[{ header: 'Name', cell: ({ name }) => name, sort: 'name' }]}
        empty={<EmptyState title="No Facilities Added yet" />}
        isNumbered
        onPage={goToPage}
        sorting={sorting}
      />
      <output>{String(address)}</output>
    </>
  )
}

describe('a table', () => {
  it('shows a skeleton while it loads', () => {
    renderComponent(<Table />)
    expect(screen.getByRole('table', { name: 'Facilities' }).parentElement).toHaveAttribute('aria-busy', 'true')
  })

  it('shows the error if it cannot be loaded, with a retry', async () => {
    const { user } = renderComponent(<Table error={{ message: 'The portal is busy' }} />)
    expect(screen.getByRole('alert')).toHaveTextContent('The portal is busy')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(refetch).toHaveBeenCalledOnce()
  })

  it('shows the empty state', () => {
    renderComponent(<Table data={{ ...full, data: [], current_page: 1, total: 0 }} />)
    expect(screen.getByText('No Facilities Added yet')).toBeVisible()
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('writes the dates in its rows short, and those of a dialog over it long', () => {
    const day = <Day of="2026-12-07" />
    const cell = () => (
      <>
        {day}; <Moment of="2026-12-07T13:02:00.000Z" />
        <Dialog title="About" onClose={vi.fn()}>
          {day}
        </Dialog>
      </>
    )
    const rows = [{ id: 5 }]
    renderComponent(
      <>
        <p>{day}</p>
        <DataTable
          caption="Days"
          of={{ data: rows, error: null, refetch }}
          rows={(data) => data}
          rowKey={({ id }) => id}
          columns={[{ header: 'Day', cell }]}
          empty={null}
        />
      </>,
    )
    expect(screen.getByRole('cell')).toHaveTextContent('7 Dec 2026; 7 Dec 2026, 14:02')
    expect(screen.getByRole('dialog')).toHaveTextContent('7 December 2026')
    expect(screen.getByRole('paragraph')).toHaveTextContent('7 December 2026')
  })

  it('numbers the rows across pages, and keeps the page in the URL', async () => {
    const { user } = renderComponent(<Table data={full} />)
    const row = screen.getAllByRole('row')[1]
    expect(
      within(row ?? document.body)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['16', 'Bida Clinic'])
    expect(screen.getByText('16 to 30 of 31')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Page 3' }))
    expect(screen.getByText('page=3')).toBeVisible()
  })

  it('is sorted by its headers, in descending order on the second click, from the first page', async () => {
    const { user } = renderComponent(<Table data={full} />)
    await user.click(screen.getByRole('button', { name: 'Page 3' }))
    await user.click(screen.getByRole('button', { name: 'Name' }))
    expect(screen.getByText('sort=name')).toBeVisible()
    expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending')
    await user.click(screen.getByRole('button', { name: 'Name' }))
    expect(screen.getByText('sort=-name')).toBeVisible()
  })
})

describe('the page links', () => {
  it('are the first, the last and the current page with its neighbours, with gaps', () => {
    expect(pagesAround(1, 1)).toEqual([1])
    expect(pagesAround(2, 3)).toEqual([1, 2, 3])
    expect(pagesAround(4, 6)).toEqual([1, 2, 3, 4, 5, 6])
    expect(pagesAround(10, 20)).toEqual([1, 0, 9, 10, 11, -1, 20])
  })
})
