import { ExpiredTable } from '../features/queue/expired-table.tsx'
import { FacilityFilters } from '../fields/facility-filters.tsx'
import { Page } from '../ui/layout/page.tsx'
import { useListAddress } from '../ui/table/use-list-address.ts'

/** Renewal Management: expired registrations and their renewals, those that expired last first. Spec §2.21. */
export function Renewals() {
  const address = useListAddress('-expiry_date')
  return (
    <Page
      title="Renewal Management"
      lead="Registrations whose approval has ended. Their owners start the renewal; it appears here when they do."
    >
      <FacilityFilters address={address} hidesStatus />
      <ExpiredTable address={address} />
    </Page>
  )
}
