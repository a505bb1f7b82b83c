import { followsLicence } from '@portal/domain/applications/registration-kinds.ts'
import { useParams } from 'react-router'
import { Allowed } from '../../api/allowed.tsx'
import { ConfirmPart } from '../../features/applications/apply/confirm-part.tsx'
import { PartPage } from '../../features/applications/submissions/part-page.tsx'
import { RegistrationNotice } from '../../features/facilities/details/registration-notice.tsx'
import { WhichFacility } from '../../features/facilities/details/which-facility.tsx'

/** The requirements of one part for one facility; in a renewal also its answers, to confirm them. Spec §2, Requirements pages. */
export function RequirementPart() {
  const { id = '' } = useParams()
  return (
    <WhichFacility>
      {(facility, reload) => (
        <PartPage
          partId={id}
          facility={facility}
          notice={<RegistrationNotice facility={facility} onRefused={reload} />}
        >
          {facility.registration && followsLicence(facility.registration.kind) && (
            <Allowed to="start a registration">
              <ConfirmPart registrationId={facility.registration.id} partId={Number(id)} />
            </Allowed>
          )}
        </PartPage>
      )}
    </WhichFacility>
  )
}
