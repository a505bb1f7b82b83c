import { FacilityMap } from '../../features/reports/dashboard/facility-map.tsx'
import { Page } from '../../ui/layout/page.tsx'

/** The facilities of the home state on our own tile map, without an external map service. docs/decisions/0007. */
export function Maps() {
  return (
    <Page title="Map of facilities" lead="How many facilities each LGA has. Choose an LGA to see them.">
      <FacilityMap />
    </Page>
  )
}
