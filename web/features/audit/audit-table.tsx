import type { AuditEntry } from '@portal/contract/audit/audit-entry.ts'
import * as calls from '@portal/contract/audit/calls.ts'
import { useCall } from '../../api/use-call.ts'
import { Moment } from '../../ui/dates.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { type Column, DataTable } from '../../ui/table/data-table.tsx'
import { NothingListed } from '../../ui/table/nothing-listed.tsx'
import type { useListAddress } from '../../ui/table/use-list-address.ts'
import { auditFilterNames } from './audit-filters.tsx'
import { EntryDetails } from './entry-details.tsx'
import { EntrySentence } from './entry-sentence.tsx'

const columns: Column<AuditEntry>[] = [
  {
    header: 'What happened',
    inCard: 'name',
    isText: true,
    cell: (entry) => <EntrySentence entry={entry} />,
  },
  { header: 'When', inCard: 'fact', cell: ({ at }) => <Moment of={at} /> },
  { header: 'From', inCard: 'fact', cell: ({ address }) => address ?? 'The portal itself' },
  { header: 'Sealed', cell: ({ is_sealed }) => (is_sealed ? 'Yes' : 'Not yet') },
  { header: 'Details', cell: (entry) => <EntryDetails entry={entry} /> },
]

/** The entries of the record, the newest first. */
export function AuditTable({ address }: { address: ReturnType<typeof useListAddress> }) {
  const entries = useCall(calls.listAuditEntries, { query: address.query })
  return (
    <DataTable
      hasKeys
      caption="Entries of the audit record"
      hidesCaption
      of={entries}
      rows={({ data }) => data}
      page={(reply) => reply}
      rowKey={({ id }) => id}
      columns={columns}
      onPage={address.goToPage}
      onPageSize={(per_page) => address.filter({ per_page })}
      empty={
        <NothingListed
          address={address}
          names={auditFilterNames}
          noMatch="No entry matches"
          advice="Choose other days, another person or another action."
        >
          <EmptyState title="Nothing is recorded yet" />
        </NothingListed>
      }
    />
  )
}
