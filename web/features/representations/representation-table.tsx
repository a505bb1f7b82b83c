import * as calls from '@portal/contract/calls/representations.ts'
import type { Representation } from '@portal/contract/entities/representation.ts'
import { Link } from 'react-router'
import { useCall } from '../../api/use-call.ts'
import { paths } from '../../paths.ts'
import { Day } from '../../ui/dates.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { type Column, DataTable } from '../../ui/table/data-table.tsx'
import type { useListAddress } from '../../ui/table/use-list-address.ts'
import styles from './representations.module.css'

const columns: Column<Representation>[] = [
  {
    header: 'Facility',
    inCard: 'name',
    cell: ({ registration_id, company_name }) => (
      <Link to={`${paths.approval(registration_id)}#answer`}>{company_name}</Link>
    ),
  },
  { header: 'Reference', inCard: 'fact', cell: ({ reference }) => reference },
  { header: 'Declined by', inCard: 'fact', cell: ({ declined_by }) => declined_by },
  { header: 'Answered on', inCard: 'fact', cell: ({ made_at }) => <Day of={made_at} /> },
  {
    header: 'Answer',
    inCard: 'actions',
    cell: ({ text }) => <span className={styles.written}>{text}</span>,
    isText: true,
  },
]

/** The answers that wait for an officer, the oldest first. */
export function RepresentationTable({ address }: { address: ReturnType<typeof useListAddress> }) {
  const answers = useCall(calls.listRepresentations, { query: address.query })
  return (
    <DataTable
      caption="Answers to decisions"
      hidesCaption
      of={answers}
      rows={({ data }) => data}
      page={(reply) => reply}
      rowKey={({ id }) => id}
      columns={columns}
      onPage={address.goToPage}
      onPageSize={(per_page) => address.filter({ per_page })}
      empty={
        <EmptyState title="No answer is waiting">Owners can answer a decline that they do not agree with.</EmptyState>
      }
    />
  )
}
