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
  const { first_name, privilege_type } = session
  switch (privilege_type) {
    case 'admin':
      return <OfficerDashboard name={first_name} />
    case 'user':
      return (
        <ManagerDashboard name={first_name}>
          <AddedWarnings />
        </ManagerDashboard>
      )
  }
}
