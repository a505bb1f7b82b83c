import { AuditFilters } from '../features/audit/audit-filters.tsx'
import { AuditTable } from '../features/audit/audit-table.tsx'
import { RecordState } from '../features/audit/record-state.tsx'
import { Page, Section } from '../ui/layout/page.tsx'
import { useListAddress } from '../ui/table/use-list-address.ts'

/** The audit record: who did what, and whether anybody has altered it. */
export function Audit() {
  const address = useListAddress()
  return (
    <Page title="Audit record" lead="Who did what, when and from where. Entries are only ever added.">
      <RecordState />
      <Section title="Entries">
        <AuditFilters address={address} />
        <AuditTable address={address} />
      </Section>
    </Page>
  )
}
