import type { Reply } from '@portal/contract/call.ts'
import type { showFacility } from '@portal/contract/facilities/calls/facilities.ts'
import { isOpen } from '@portal/domain/applications/registration-status.ts'
import { newestOf } from '@portal/domain/facilities/next-step.ts'
import { ChangeType } from '../../features/facilities/changes/change-type.tsx'
import { ChangesOfFacility } from '../../features/facilities/changes/changes-of-facility.tsx'
import { OpenTypeChange } from '../../features/facilities/changes/open-type-change.tsx'
import { CertificateHistory } from '../../features/licences/certificates/certificate-history.tsx'
import { paths } from '../../paths.ts'
import { Columns } from '../../ui/layout/columns.tsx'
import { DescriptionList } from '../../ui/layout/description-list.tsx'
import layout from '../../ui/layout/layout.module.css'
import { LinkButton } from '../../ui/layout/link-button.tsx'
import { Panel, Section } from '../../ui/layout/page.tsx'

type Facility = Reply<typeof showFacility>['data']

/** How a change begins: the owner asks for it, or an officer records that of a facility without an owner account. */
const askingWords = { 'Ask for a change': 'Ask for a change', 'Record change': 'Record a change' } as const
const askingNames = ['Ask for a change', 'Record change'] as const
const typeChangeNames = ['Change type', 'Record change of type'] as const

/** Who answers for the care and how many beds there are, since the last change. An open registration has its own. */
function presentOf({ operating_officer, available_facilities }: Facility) {
  return [
    { label: 'Operating officer', value: operating_officer?.full_name },
    { label: 'Bed capacity', value: available_facilities?.bed_space_capacity },
  ]
}

/** What there is once a facility has been approved: its certificates, and requests to change it. */
export function AfterApproval({ facility }: { facility: Facility }) {
  const newest = newestOf(facility)
  return (
    <Columns>
      <Section title="Certificates">
        <Panel>
          <CertificateHistory facilityId={facility.id} />
        </Panel>
      </Section>
      <Section
        title="Changes"
        actions={
          <>
            {typeChangeNames.map(
              (action) => facility.offered.includes(action) && <ChangeType key={action} {...{ facility, action }} />,
            )}
            {askingNames.map(
              (action) =>
                facility.offered.includes(action) && (
                  <LinkButton key={action} to={paths.changeChoices(facility.id)} variant="outline">
                    {askingWords[action]}
                  </LinkButton>
                ),
            )}
          </>
        }
      >
        {facility.type_change && <OpenTypeChange change={facility.type_change} />}
        <Panel>
          <div className={layout.stack4}>
            {newest && !isOpen(newest.status) && <DescriptionList rows={presentOf(facility)} />}
            <ChangesOfFacility facilityId={facility.id} typeChanges={facility.approved_type_changes ?? []} />
          </div>
        </Panel>
      </Section>
    </Columns>
  )
}
