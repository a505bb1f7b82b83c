import * as calls from '@portal/contract/calls/registrations.ts'
import { useParams } from 'react-router'
import { useCall } from '../api/use-call.ts'
import { AddComment } from '../features/contents/add-comment.tsx'
import { Comments } from '../features/contents/comments.tsx'
import { ConsiderationSummary } from '../features/decide/consideration-summary.tsx'
import { DecisionButtons } from '../features/decide/decision-buttons.tsx'
import { NextCase } from '../features/queue/next-case.tsx'
import { PrintLinks } from '../features/registrations/print-links.tsx'
import { useQueue } from '../features/queue/queue.ts'
import { RegistrationHistory } from '../features/registrations/registration-history.tsx'
import { StillMissing } from '../features/decide/still-missing.tsx'
import { UpdateApproval } from '../features/decide/update-approval.tsx'
import { paths } from '../paths.ts'
import { Columns } from '../ui/layout/columns.tsx'
import { Page, Panel, Section } from '../ui/layout/page.tsx'
import { ScreenOnly } from '../ui/print/screen-only.tsx'
import { StatusBadge } from '../ui/status-badge.tsx'
import { WhenLoaded } from '../ui/feedback/when-loaded.tsx'

/** The page on which officers consider a registration and decide on it. Spec §2, Consideration and Approval. */
export function Approval() {
  const { id = '' } = useParams()
  const queue = useQueue()
  const details = useCall(calls.showRegistration, { params: { id } })
  const name = details.data?.registration.facility.company_name
  return (
    <Page
      title={name ? `Consideration & Approval of ${name}` : 'Consideration & Approval'}
      back={{ to: paths.registration(id, queue), label: 'Registration' }}
      lead={details.data && <StatusBadge {...details.data.registration} />}
    >
      <WhenLoaded of={details} back={{ to: paths.facilities(), label: 'Facility Management' }}>
        {(loaded) => {
          const { registration, offered } = loaded
          return (
            <>
              <ScreenOnly>
                <NextCase registrationId={registration.id} to={paths.approval} />
                <StillMissing details={loaded} queue={queue} />
                <DecisionButtons
                  registration={registration}
                  facility_name={registration.facility.company_name}
                  offered={offered}
                >
                  <UpdateApproval registration={registration} />
                  <PrintLinks registrationId={registration.id} offered={offered} />
                </DecisionButtons>
              </ScreenOnly>
              <ConsiderationSummary registration={registration} />
              <ScreenOnly>
                <Columns>
                  <Section title="Comments">
                    <Panel>
                      <Comments of={loaded} />
                      <AddComment registrationId={registration.id} />
                    </Panel>
                  </Section>
                  <Section title="History">
                    <Panel>
                      <RegistrationHistory of={loaded} />
                    </Panel>
                  </Section>
                </Columns>
              </ScreenOnly>
            </>
          )
        }}
      </WhenLoaded>
    </Page>
  )
}
