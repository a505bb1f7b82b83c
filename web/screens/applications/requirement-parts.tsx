import { mayDo } from '@portal/domain/accounts/capabilities.ts'
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
          back={
            mayListAll
              ? { to: paths.facility(facility.id), label: facility.company_name }
              : { to: paths.myFacilities(), label: 'Registration' }
          }
        >
          <RegistrationNotice facility={facility} onRefused={reload} />
          {facility.registration?.kind === 'renewal' && (
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
