import type { FacilityWithPlaces } from '@portal/contract/facilities/facility-with-places.ts'
import { mayDo } from '@portal/domain/accounts/capabilities.ts'
import { followsLicence } from '@portal/domain/applications/registration-kinds.ts'
import { useParams } from 'react-router'
import { Allowed } from '../../api/allowed.tsx'
import { useSession } from '../../api/session.ts'
import { PartsOfRenewal } from '../../features/applications/apply/confirm-part.tsx'
import { PartCards } from '../../features/applications/submissions/part-cards.tsx'
import { FacilityLead } from '../../features/facilities/details/facility-lead.tsx'
import { RegistrationNotice } from '../../features/facilities/details/registration-notice.tsx'
import { WithFacility } from '../../features/facilities/details/which-facility.tsx'
import { paths } from '../../paths.ts'
import { Page } from '../../ui/layout/page.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'

/** The page above: an owner's application, once it is started. */
function backLink({ id, company_name, registration }: FacilityWithPlaces, mayListAll: boolean) {
  if (mayListAll) return { to: paths.facility(id), label: company_name }
  if (registration) return { to: paths.registration(registration.id), label: 'Your application' }
  return { to: paths.myFacilities(), label: 'Registration' }
}

/** The parts of the requirements of a facility. Spec §2, Requirements pages. */
export function RequirementParts() {
  const { id = '' } = useParams()
  const mayListAll = mayDo(useSession(), 'list all facilities')
  return (
    <WithFacility id={id}>
      {(facility, reload) => (
        <Page
          title={`Requirements of ${facility.company_name}`}
          lead={<FacilityLead facility={facility} badge={<StatusBadge {...facility.registration} />} />}
          back={backLink(facility, mayListAll)}
        >
          <RegistrationNotice facility={facility} onRefused={reload} />
          {facility.registration && followsLicence(facility.registration.kind) && (
            <Allowed to="start a registration">
              <PartsOfRenewal registrationId={facility.registration.id} />
            </Allowed>
          )}
          <PartCards facility={facility} />
        </Page>
      )}
    </WithFacility>
  )
}
