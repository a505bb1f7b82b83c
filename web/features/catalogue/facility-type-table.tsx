import * as calls from '@portal/contract/calls/catalogue.ts'
import type { FacilityType } from '@portal/contract/entities/facility-type.ts'
import { Link } from 'react-router'
import { useCall } from '../../api/use-call.ts'
import { paths } from '../../paths.ts'
import { type Column, DataTable } from '../../ui/table/data-table.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import styles from './catalogue.module.css'

const columns: Column<FacilityType>[] = [
  { header: 'Name', cell: ({ category_list }) => <span className={styles.name}>{category_list}</span> },
  { header: 'Definition', cell: ({ definition }) => <span className={styles.prose}>{definition}</span> },
  {
    header: 'Asked for',
    cell: ({ id, category_list }) => (
      <Link to={paths.addRequirement(id)} className={styles.line} aria-label={`View requirements of ${category_list}`}>
        View requirements
      </Link>
    ),
  },
]

/** Every type of facility, with a link to its requirements. Spec §2, Facility types. */
export function FacilityTypeTable() {
  return (
    <DataTable
      caption="Facility types"
      hidesCaption
      of={useCall(calls.listFacilityTypes)}
      rows={({ data }) => data}
      rowKey={({ id }) => id}
      columns={columns}
      isNumbered
      empty={
        <EmptyState title="No facility types yet">
          Owners can add a facility once there is a type to choose for it.
        </EmptyState>
      }
    />
  )
}
