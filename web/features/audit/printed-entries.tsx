import * as calls from '@portal/contract/audit/calls.ts'
import { useCall } from '../../api/use-call.ts'
import { usePortal } from '../../api/use-portal.ts'
import { Section } from '../../ui/layout/page.tsx'
import { Letterhead } from '../../ui/print/letterhead.tsx'
import { PrintOnly } from '../../ui/print/print-only.tsx'
import { SealedHead } from '../../ui/print/sealed-head.tsx'
import type { useListAddress } from '../../ui/table/use-list-address.ts'
import { AuditFilters, useFiltersInWords } from './audit-filters.tsx'
import { AuditTable } from './audit-table.tsx'

/** The entries of the record with their filters; on paper with the letterhead, what they were narrowed to, and the newest head of the record. */
export function PrintedEntries({ address }: { address: ReturnType<typeof useListAddress> }) {
  const portal = usePortal()
  const narrowedTo = useFiltersInWords(address.get)
  const record = useCall(calls.showAuditRecord)
  return (
    <div data-sheet>
      <PrintOnly>
        {portal && <Letterhead {...portal} />}
        <h1>Audit record</h1>
        {narrowedTo && <p>{narrowedTo}</p>}
      </PrintOnly>
      <Section title="Entries">
        <AuditFilters address={address} />
        <AuditTable address={address} />
      </Section>
      <SealedHead head={record.data?.data.head ?? null} />
    </div>
  )
}
