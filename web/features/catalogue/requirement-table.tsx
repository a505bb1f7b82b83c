import type { Reply } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/calls/catalogue.ts'
import { useCall } from '../../api/use-call.ts'
import { type Column, DataTable } from '../../ui/table/data-table.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { AddSubList } from './add-sub-list.tsx'
import styles from './catalogue.module.css'

type Row = Reply<typeof calls.listRequirementsOfType>['data'][number]

function Questions({ list, sub_lists }: Row) {
  if (sub_lists.length === 0) return <span className={styles.quiet}>No questions yet</span>
  return (
    <Disclosure label={sub_lists.length === 1 ? '1 question' : `${sub_lists.length} questions`} about={`of ${list}`}>
      <ol className={styles.questions} aria-label={`Questions of ${list}`}>
        {sub_lists.map(({ id, sub_list }) => (
          <li key={id}>{sub_list}</li>
        ))}
      </ol>
    </Disclosure>
  )
}

const columns: Column<Row>[] = [
  {
    header: 'Part',
    cell: ({ part: { designation, part_name } }) => (
      <div>
        <div className={styles.line}>{designation}</div>
        <div className={styles.quiet}>{part_name}</div>
      </div>
    ),
  },
  {
    header: 'Requirement',
    cell: (row) => (
      <div>
        <div className={styles.name}>{row.list}</div>
        <Questions {...row} />
      </div>
    ),
  },
  { header: 'Sublist', cell: (row) => <AddSubList requirement={row} /> },
]

/** The requirements of a facility type with their parts and questions. Spec §2. */
export function RequirementTable({ facilityTypeId }: { facilityTypeId: string }) {
  return (
    <DataTable
      caption="Requirements"
      hidesCaption
      of={useCall(calls.listRequirementsOfType, { params: { facility_type_id: facilityTypeId } })}
      rows={({ data }) => data}
      rowKey={({ id }) => id}
      columns={columns}
      isNumbered
      empty={
        <EmptyState title="No requirements yet">
          Owners of this type of facility are asked nothing until a requirement with a question is added.
        </EmptyState>
      }
    />
  )
}
