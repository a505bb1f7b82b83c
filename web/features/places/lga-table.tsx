import * as calls from '@portal/contract/places/calls.ts'
import type { Lga } from '@portal/contract/places/lga.ts'
import { useCall } from '../../api/use-call.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { type Column, DataTable } from '../../ui/table/data-table.tsx'
import { AddWard } from './add-ward.tsx'
import { EditPlace, RetiredPlace } from './edit-place.tsx'
import { Wards } from './wards.tsx'

const columns: Column<Lga>[] = [
  {
    header: 'LGA',
    inCard: 'name',
    cell: (lga) => (
      <>
        {lga.list}
        <RetiredPlace of={lga} />
      </>
    ),
  },
  {
    header: 'Wards',
    cell: (lga) => (
      <Disclosure label="View wards" about={`of ${lga.list}`}>
        <Wards lga={lga} />
      </Disclosure>
    ),
  },
  { header: 'New ward', inCard: 'actions', isAction: true, cell: (lga) => <AddWard lga={lga} /> },
  {
    header: 'Change',
    isAction: true,
    inCard: 'actions',
    cell: (lga) => <EditPlace call={calls.editLga} place={lga} name={lga.list} field="list" label="Name of the LGA" />,
  },
]

/** The local government areas of a state, each with its wards. Spec §2, States. */
export function LgaTable({ stateId }: { stateId: string }) {
  return (
    <DataTable
      caption="Local government areas"
      hidesCaption
      of={useCall(calls.showState, { params: { id: stateId }, query: { retired: 'yes' } })}
      rows={({ data }) => data.localgovt}
      rowKey={({ id }) => id}
      columns={columns}
      isNumbered
      empty={<EmptyState title="No LGAs yet">A facility can be placed in this state once it has an LGA.</EmptyState>}
    />
  )
}
