import { useState } from 'react'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { StatusBadge } from '../ui/status-badge.tsx'
import { type Column, DataTable } from '../ui/table/data-table.tsx'
import { type ExampleFacility, examplePage } from './example-facilities.ts'
import { StateSwitch } from './state-switch.tsx'

const columns: Column<ExampleFacility>[] = [
  { header: 'Facility name', inCard: 'name', cell: ({ name }) => name, sort: 'name' },
  { header: 'LGA', inCard: 'fact', cell: ({ lga }) => lga, sort: 'lga' },
  { header: 'Beds', cell: ({ beds }) => beds, isFigure: true },
  { header: 'Status', inCard: 'state', cell: ({ status }) => <StatusBadge status={status} /> },
]

const none = { data: [], current_page: 1, last_page: 1, per_page: 15, total: 0 }
const failed = { message: 'The portal cannot be reached. Check your connection and try again.' }

/** A table with sorting and paging, and its other states. */
export function ExampleTable() {
  const [sort, setSort] = useState('name')
  const [page, setPage] = useState(1)
  const [size, setSize] = useState(15)
  function show(changes: { sort?: string; size?: number }) {
    setSort(changes.sort ?? sort)
    setSize(changes.size ?? size)
    setPage(1)
  }
  return (
    <StateSwitch of="The table" states={['Full', 'Loading', 'Empty', 'Failed']}>
      {(state, choose) => {
        const reply = { Full: examplePage({ sort, page, size }), Loading: undefined, Empty: none, Failed: undefined }[
          state
        ]
        return (
          <DataTable
            caption="Facilities that do not exist"
            of={{ data: reply, error: state === 'Failed' ? failed : null, refetch: () => choose('Full') }}
            rows={({ data }) => data}
            page={(answer) => answer}
            rowKey={({ name }) => name}
            columns={columns}
            isNumbered
            sorting={{ by: sort, onSort: (by) => show({ sort: by }) }}
            onPage={setPage}
            onPageSize={(rows) => show({ size: rows })}
            empty={
              <EmptyState title="No facilities yet">They appear here as soon as their owners add them.</EmptyState>
            }
          />
        )
      }}
    </StateSwitch>
  )
}
