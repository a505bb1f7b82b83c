import { FacilityCards } from '../../features/facilities/details/facility-cards.tsx'
import { JustAdded } from '../../features/facilities/details/just-added.tsx'
import { ToPutRight } from '../../features/inspections/report/to-put-right.tsx'
import { ManagerDashboard } from '../../features/reports/dashboard/manager-dashboard.tsx'

/** An owner's home page. Spec §2, Manager dashboard. */
export function OwnerHome({ name }: { name: string }) {
  return (
    <ManagerDashboard
      name={name}
      notice={
        <>
          <JustAdded />
          <ToPutRight />
        </>
      }
    >
      <FacilityCards />
    </ManagerDashboard>
  )
}
