import { TopOfInbox, useTopOfInbox } from '../../features/inbox/top-of-inbox.tsx'
import { OfficerDashboard } from '../../features/reports/dashboard/officer-dashboard.tsx'

/** An officer's home page. Spec §2, Admin dashboard. */
export function OfficerHome({ name }: { name: string }) {
  const { isPending, failureCount } = useTopOfInbox()
  return (
    <OfficerDashboard name={name} isLoading={isPending && failureCount === 0}>
      <TopOfInbox />
    </OfficerDashboard>
  )
}
