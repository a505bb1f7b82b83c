import * as changes from '@portal/contract/facilities/calls/changes-of-kind.ts'
import * as calls from '@portal/contract/facilities/calls/facilities.ts'
import { mayDo } from '@portal/domain/accounts/capabilities.ts'
import { useParams } from 'react-router'
import { useSession } from '../../api/session.ts'
import { useCall } from '../../api/use-call.ts'
import { ChangeChoice } from '../../features/facilities/changes/change-choice.tsx'
import { StaffChanges } from '../../features/facilities/changes/staff-changes.tsx'
import { FacilityFields } from '../../features/facilities/details/facility-fields.tsx'
import { paths } from '../../paths.ts'
import { WhenLoaded } from '../../ui/feedback/when-loaded.tsx'
import layout from '../../ui/layout/layout.module.css'
import { Page } from '../../ui/layout/page.tsx'

/** What of a licensed facility can be changed. Each choice says what it needs. */
export function ChangeChoices() {
  const { id = '' } = useParams()
  const facility = useCall(calls.showFacility, { params: { id } })
  const choices = useCall(changes.listChangeChoices, { params: { id } })
  const isOwner = mayDo(useSession(), 'ask for a change')
  const back = { to: paths.facility(id), label: facility.data?.data.company_name ?? 'Facility' }
  return (
    <Page title="What has changed?" lead={facility.data?.data.company_name} back={back} width="reading">
      <WhenLoaded of={facility} back={back}>
        {({ data: present }) => (
          <WhenLoaded of={choices} back={back}>
            {({ data: { kinds, staff } }) => (
              <div className={layout.stack4}>
                {kinds.map((choice) => (
                  <ChangeChoice
                    key={choice.kind}
                    choice={choice}
                    facility={present}
                    isRecorded={!isOwner}
                    contactFields={<FacilityFields of={changes.addContactsChange.body} />}
                  />
                ))}
                <StaffChanges facilityId={present.id} isRecorded={!isOwner} whyNot={staff.why_not} />
              </div>
            )}
          </WhenLoaded>
        )}
      </WhenLoaded>
    </Page>
  )
}
