import { queueOrder } from '../features/queue/queue.ts'
import { RegistrationTable } from '../features/queue/registration-table.tsx'
import { FacilityFilters } from '../fields/facility-filters.tsx'
import { Page } from '../ui/layout/page.tsx'
import { useListAddress } from '../ui/table/use-list-address.ts'

/** Every registration as the officers' queue, the first submitted at the top. Spec §2, Registrations list. */
export function Registrations() {
  const address = useListAddress(queueOrder)
  return (
    <Page title="Registrations" lead="What was submitted first comes first.">
      <FacilityFilters address={address} />
      <RegistrationTable address={address} />
    </Page>
  )
}
