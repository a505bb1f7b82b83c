import { useParams } from 'react-router'
import { RegistrationNotice } from '../features/facilities/registration-notice.tsx'
import { WhichFacility } from '../features/facilities/which-facility.tsx'
import { PartPage } from '../features/submissions/part-page.tsx'

/** The requirements of one part for one facility. Spec §2, Requirements pages. */
export function RequirementPart() {
  const { id = '' } = useParams()
  return (
    <WhichFacility>
      {(facility, reload) => (
        <PartPage
          partId={id}
          facility={facility}
          notice={<RegistrationNotice facility={facility} onRefused={reload} />}
        />
      )}
    </WhichFacility>
  )
}
