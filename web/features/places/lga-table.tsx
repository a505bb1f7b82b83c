import * as calls from '@portal/contract/places/calls.ts'
import type { Lga } from '@portal/contract/places/lga.ts'
import { useCall } from '../../api/use-call.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import layout from '../../ui/layout/layout.module.css'
import { type Column, DataTable } from '../../ui/table/data-table.tsx'
import { AddWard } from './add-ward.tsx'
import { EditPlace, RetiredPlace } from './edit-place.tsx'
import { MergePlace } from './merge-place.tsx'
import { Wards } from './wards.tsx'

const named = ({ list, ...lga }: Lga) => ({ ...lga, name: list })

const columnsOf = (all: readonly Lga[]): Column<Lga>[] => [
  {
    header: 'LGA',
    inCard: 'name',
    cell: (lga) => (
      <>
        {lga.list}
        <RetiredPlace of={lga} others={all.map(named)} />
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
    cell: (lga) => (
      <div className={layout.row2}>
        <EditPlace call={calls.editLga} place={lga} name={lga.list} field="list" label="Name of the LGA" />
        <MergePlace kind="LGA" place={named(lga)} others={all.map(named)} />
      </div>
    ),
  },
]

/** The local government areas of a state, each with its wards. Spec §2, States. */
export function LgaTable({ stateId }: { stateId: string }) {
  const state = useCall(calls.showState, { params: { id: stateId }, query: { retired: 'yes' } })
  return (
    <DataTable
      caption="Local government areas"
      hidesCaption
      of={state}
      rows={({ data }) => data.localgovt}
      rowKey={({ id }) => id}
      columns={columnsOf(state.data?.data.localgovt ?? [])}
      isNumbered
      empty={<EmptyState title="No LGAs yet">A facility can be placed in this state once it has an LGA.</EmptyState>}
    />
  )
}
