import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderComponent } from '../../testing/render.tsx'
import { Dialog } from '../feedback/dialog.tsx'
import { Button } from '../form/button.tsx'
import { DataTable } from './data-table.tsx'
import { useSelection } from './use-selection.ts'

const names = ['Agaie Clinic', 'Bida Clinic', 'Edati Clinic', 'Gbako Clinic']
const rows = names.map((name, index) => ({ id: index + 1, name }))
const print = vi.fn()

function Table({ list = 'page=1' }: { list?: string }) {
  const selection = useSelection(list)
  return (
    <>
      <label>
        Search <input type="search" />
      </label>
      <DataTable
        caption="Facilities"
        of={{ data: rows, error: null, refetch: vi.fn() }}
        rows={(data) => data}
        rowKey={({ id }) => id}
        columns={[
          {
            header: 'Name',
            inCard: 'name',
            cell: ({ id, name }) => <a href={`#${id}`}>{name}</a>,
          },
        ]}
        page={() => ({ current_page: 1, last_page: 1, per_page: 15, total: 4 })}
        onPage={vi.fn()}
        empty={null}
        hasKeys
        selection={{
          of: selection,
          nameOf: ({ name }) => name,
          actions: (chosen) => <Button onClick={() => print(chosen.map(({ id }) => id))}>Print</Button>,
        }}
      />
    </>
  )
}

const box = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` })
const page = () => screen.getByRole('checkbox', { name: 'Select every row of this page' })
const bar = () => screen.queryByRole('region', { name: 'Selected rows' })
const selected = () => names.filter((name) => box(name).matches(':checked'))
const opened = (name: string) => screen.getByRole('link', { name })

beforeEach(() => {
  localStorage.clear()
  print.mockClear()
})

describe('selecting rows', () => {
  it('shows what can be done with them, and does it with these rows in the order of the list', async () => {
    const { user } = renderComponent(<Table />)
    expect(bar()).toBeNull()
    await user.click(box('Edati Clinic'))
    await user.click(box('Agaie Clinic'))
    expect(screen.getByText('2 selected')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledExactlyOnceWith([1, 3])
    await user.click(screen.getByRole('button', { name: 'Select nothing' }))
    expect(selected()).toEqual([])
    expect(bar()).toBeNull()
  })

  it('selects the page by the box in the head, and takes it out again', async () => {
    const { user } = renderComponent(<Table />)
    await user.click(box('Bida Clinic'))
    expect(page()).toHaveProperty('indeterminate', true)
    await user.click(page())
    expect(selected()).toEqual(names)
    expect(page()).toHaveProperty('indeterminate', false)
    await user.click(page())
    expect(selected()).toEqual([])
  })

  it('selects a range with Shift, in either direction', async () => {
    const { user } = renderComponent(<Table />)
    await user.click(box('Gbako Clinic'))
    await user.keyboard('{Shift>}')
    await user.click(box('Bida Clinic'))
    await user.keyboard('{/Shift}')
    expect(selected()).toEqual(['Bida Clinic', 'Edati Clinic', 'Gbako Clinic'])
  })

  it('is of one page, order and filter', async () => {
    const { user, rerender } = renderComponent(<Table />)
    await user.click(page())
    rerender(<Table list="page=2" />)
    expect(bar()).toBeNull()
  })
})

describe('the keys of a list', () => {
  it('move between the rows, and stay at the last one', async () => {
    const { user } = renderComponent(<Table />)
    await user.keyboard('j')
    expect(opened('Agaie Clinic')).toHaveFocus()
    await user.keyboard('jjjjj')
    expect(opened('Gbako Clinic')).toHaveFocus()
    await user.keyboard('k')
    expect(opened('Edati Clinic')).toHaveFocus()
  })

  it('select the row, a range, and nothing', async () => {
    const { user } = renderComponent(<Table />)
    await user.keyboard('jx')
    expect(selected()).toEqual(['Agaie Clinic'])
    await user.keyboard('jj{Shift>}X{/Shift}')
    expect(selected()).toEqual(['Agaie Clinic', 'Bida Clinic', 'Edati Clinic'])
    await user.keyboard('x')
    expect(selected()).toEqual(['Agaie Clinic', 'Bida Clinic'])
    await user.keyboard('{Escape}')
    expect(selected()).toEqual([])
  })

  it('do nothing while somebody types, nor with another key held down', async () => {
    const { user } = renderComponent(<Table />)
    await user.type(screen.getByLabelText('Search'), 'jxk')
    expect(screen.getByLabelText('Search')).toHaveValue('jxk')
    expect(screen.getByLabelText('Search')).toHaveFocus()
    screen.getByLabelText('Search').blur()
    await user.keyboard('{Control>}j{/Control}')
    expect(document.body).toHaveFocus()
  })

  it('do nothing while a dialog is open', () => {
    renderComponent(
      <>
        <Table />
        <Dialog title="About" onClose={vi.fn()}>
          Something
        </Dialog>
      </>,
    )
    fireEvent.keyDown(document.body, { key: 'j' })
    expect(opened('Agaie Clinic')).not.toHaveFocus()
  })

  it('are listed, and turned off for whoever speaks to the computer', async () => {
    const { user } = renderComponent(<Table />)
    await user.keyboard('?')
    const dialog = screen.getByRole('dialog', { name: 'Keys of this list' })
    expect(within(dialog).getByText('Select the row, or take it out')).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'Turn them off' }))
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    await user.keyboard('j')
    expect(opened('Agaie Clinic')).not.toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Keys' }))
    await user.click(screen.getByRole('button', { name: 'Turn them on' }))
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await user.keyboard('j')
    expect(opened('Agaie Clinic')).toHaveFocus()
  })
})
