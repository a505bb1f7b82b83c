import * as calls from '@portal/contract/applications/calls/registrations.ts'
import type { RegistrationBrief } from '@portal/contract/applications/registration-brief.ts'
import { notRecorded } from '@portal/domain/facilities/not-recorded.ts'
import type { ReactNode } from 'react'
import type { RegistrationDetails } from '../../../api/registration-details.ts'
import { useCall } from '../../../api/use-call.ts'
import { kindInWords } from '../../../fields/kind-in-words.ts'
import { Day, Moment } from '../../../ui/dates.tsx'
import { WhenLoaded } from '../../../ui/feedback/when-loaded.tsx'
import { Columns } from '../../../ui/layout/columns.tsx'
import { DescriptionList } from '../../../ui/layout/description-list.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { Panel } from '../../../ui/layout/page.tsx'
import { IssuedOnPaper } from '../../../ui/paper-licence.tsx'

/** The facts of a registration without the status, which the page header shows. */
function Facts(registration: RegistrationBrief) {
  const { reference, submitted_at, recorded_on, valid_from, expiry_date, processed_by } = registration
  // What an officer recorded and decided was never submitted.
  const isDecided = Boolean(processed_by)
  return (
    <DescriptionList
      rows={[
        { label: 'Reference', value: reference },
        { label: 'Kind', value: kindInWords(registration) },
        ...(recorded_on
          ? [
              { label: 'Issued', value: <IssuedOnPaper recordedOn={recorded_on} /> },
              { label: 'First day', value: valid_from ? <Day of={valid_from} /> : notRecorded },
            ]
          : submitted_at || !isDecided
            ? [{ label: 'Submitted on', value: submitted_at ? <Day of={submitted_at} /> : 'Not submitted yet' }]
            : []),
        ...(expiry_date ? [{ label: 'Expiry date', value: <Day of={expiry_date} /> }] : []),
      ]}
    />
  )
}

/** The officer who took the last decision. Spec §2, Facility detail. */
function ProcessedBy({ registration: { processed_by: officer, recorded_on } }: { registration: RegistrationBrief }) {
  if (recorded_on) return <p>It was decided on paper, before the portal.</p>
  if (!officer) return <p>No decision has been taken yet.</p>
  return (
    <DescriptionList
      rows={[
        { label: 'Officer', value: `${officer.first_name} ${officer.last_name}` },
        { label: 'Decided on', value: <Moment of={officer.at} /> },
      ]}
    />
  )
}

interface PanelProps {
  registrationId: number
  /** Renders the offered actions. */
  children: (details: RegistrationDetails) => ReactNode
}

/** The registration on the page of its facility. Spec §4. */
export function RegistrationPanel({ registrationId, children }: PanelProps) {
  const details = useCall(calls.showRegistration, { params: { id: registrationId } })
  return (
    <Panel>
      <WhenLoaded of={details}>
        {(loaded) => (
          <div className={layout.stack6}>
            <Columns>
              <section className={layout.stack2} aria-label="Application">
                <h3>Application</h3>
                <Facts {...loaded.registration} />
              </section>
              <section className={layout.stack2} aria-label="Processed by">
                <h3>Processed by</h3>
                <ProcessedBy registration={loaded.registration} />
              </section>
            </Columns>
            {children(loaded)}
          </div>
        )}
      </WhenLoaded>
    </Panel>
  )
}
