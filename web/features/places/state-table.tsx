import * as calls from '@portal/contract/places/calls.ts'
import type { State } from '@portal/contract/places/state.ts'
import { Link } from 'react-router'
import { useCall } from '../../api/use-call.ts'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { type Column, DataTable } from '../../ui/table/data-table.tsx'
import { EditPlace, RetiredPlace } from './edit-place.tsx'

const columns: Column<State>[] = [
  {
    header: 'State',
    inCard: 'name',
    cell: (state) => (
      <>
        {state.name}
        <RetiredPlace of={state} others={[]} />
      </>
    ),
  },
  {
    header: 'LGAs',
    cell: ({ id, name }) => (
      <Link to={paths.state(id)} aria-label={`view LGA of ${name}`}>
        view LGA
      </Link>
    ),
  },
  {
    header: 'Change',
    isAction: true,
    inCard: 'actions',
    cell: (state) => (
      <EditPlace call={calls.editState} place={state} name={state.name} field="name" label="Name of the state" />
    ),
  },
]

/** Every state, with a link to its LGAs. Spec §2, States. */
export function StateTable() {
  return (
    <DataTable
      caption="States"
      hidesCaption
      of={useCall(calls.listStates, { query: { retired: 'yes' } })}
      rows={({ data }) => data}
      rowKey={({ id }) => id}
      columns={columns}
      isNumbered
      empty={<EmptyState title="No states yet">Facilities and accounts are placed by state, LGA and ward.</EmptyState>}
    />
  )
}
