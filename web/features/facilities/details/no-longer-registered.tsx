import type { FacilityWithPlaces } from '@portal/contract/facilities/facility-with-places.ts'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'

/** Says why the registration of a facility cannot be started, and what its owner can do. */
export function NoLongerRegistered({ facility }: { facility: Pick<FacilityWithPlaces, 'id' | 'company_name'> }) {
  return (
    <>
      <p>The ministry no longer registers facilities of this type.</p>
      <Link to={paths.facility(facility.id)}>
        Choose another type<VisuallyHidden> for {facility.company_name}</VisuallyHidden>
      </Link>
    </>
  )
}
