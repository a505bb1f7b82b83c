import { mayDo } from '@portal/domain/capabilities.ts'
import { useSession } from '../api/session.ts'
import { ManagerDashboard } from '../features/dashboard/manager-dashboard.tsx'
import { OfficerDashboard } from '../features/dashboard/officer-dashboard.tsx'
import { AddedWarnings } from '../features/facilities/added-warnings.tsx'
import { useArrivalAtPart } from '../ui/layout/use-arrival-at-part.ts'

/** The dashboard of the signed-in person's role. Spec §2. */
export function Overview() {
  const session = useSession()
  useArrivalAtPart()
  if (!session) return null
  if (mayDo(session, 'see the charts of the state')) return <OfficerDashboard name={session.first_name} />
  return (
    <ManagerDashboard name={session.first_name}>
      <AddedWarnings />
    </ManagerDashboard>
  )
}
