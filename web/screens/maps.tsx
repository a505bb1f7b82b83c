import { FacilityMap } from '../features/dashboard/facility-map.tsx'
import { Page } from '../ui/layout/page.tsx'

/** The facilities of the home state on a map drawn by ourselves: no key, no tiles from elsewhere. docs/decisions/0007. */
export function Maps() {
  return (
    <Page title="Map of facilities" lead="How many facilities each LGA has. Choose an LGA to see them.">
      <FacilityMap />
    </Page>
  )
}
