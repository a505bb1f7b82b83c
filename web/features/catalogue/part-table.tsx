import * as calls from '@portal/contract/calls/catalogue.ts'
import type { Part } from '@portal/contract/entities/part.ts'
import { useCall } from '../../api/use-call.ts'
import { type Column, DataTable } from '../../ui/table/data-table.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import styles from './catalogue.module.css'

const columns: Column<Part>[] = [
  { header: 'Designation', cell: ({ designation }) => <span className={styles.name}>{designation}</span> },
  { header: 'Part name', cell: ({ part_name }) => part_name },
]

/** Every part, shared by the facility types. Spec §2, Facility types. */
export function PartTable() {
  return (
    <DataTable
      caption="Facility parts"
      hidesCaption
      of={useCall(calls.listParts)}
      rows={({ data }) => data}
      rowKey={({ id }) => id}
      columns={columns}
      isNumbered
      empty={
        <EmptyState title="No facility parts yet" isSmall>
          Each requirement belongs to a part. Add the parts first.
        </EmptyState>
      }
    />
  )
}
