import * as calls from '@portal/contract/applications/calls/registrations.ts'
import { Link } from 'react-router'
import { useCall } from '../../api/use-call.ts'
import { OwnRegistrations, type RegistrationRow } from '../../features/applications/apply/own-registrations.tsx'
import { RemainingWork } from '../../features/applications/apply/remaining-work.tsx'
import { Comments } from '../../features/applications/contents/comments.tsx'
import { RegistrationHistory } from '../../features/applications/registrations/registration-history.tsx'
import { RegistrationLead } from '../../features/applications/registrations/registration-lead.tsx'
import { followUp } from '../../features/facilities/details/follow-up.tsx'
import { paths } from '../../paths.ts'
import { WhenLoaded } from '../../ui/feedback/when-loaded.tsx'
import { Columns } from '../../ui/layout/columns.tsx'
import { Page, Panel, Section } from '../../ui/layout/page.tsx'
import { Subsection } from '../../ui/layout/subsection.tsx'

/** The ministry's remarks on a registration, what is missing, and its history. */
function RemarksOn({ registration: { id, facility } }: { registration: RegistrationRow }) {
  const details = useCall(calls.showRegistration, { params: { id } })
  const name = facility.company_name
  return (
    <Section
      title={name}
      actions={
        <Link to={paths.registration(id)} aria-label={`View registration of ${name}`}>
          View registration
        </Link>
      }
    >
      <Panel>
        <WhenLoaded of={details}>
          {(loaded) => (
            <>
              <RegistrationLead registration={loaded.registration} />
              <Columns>
                <div>
                  <Subsection title="What is needed">
                    <RemainingWork
                      details={loaded}
                      followUp={followUp({ registration: loaded.registration, reload: details.refetch })}
                    />
                  </Subsection>
                  <Subsection title="Remarks">
                    {loaded.totals.comments === 0 ? (
                      <p>The ministry has not written to you.</p>
                    ) : (
                      <Comments of={loaded} isForOwner />
                    )}
                  </Subsection>
                </div>
                <Subsection title="History">
                  <RegistrationHistory of={loaded} />
                </Subsection>
              </Columns>
            </>
          )}
        </WhenLoaded>
      </Panel>
    </Section>
  )
}

/** The owner's overview of all registrations. Spec §2.21. */
export function Remarks() {
  return (
    <Page
      title="Review"
      lead="What the ministry wrote, what is still missing and what happened, for each of your registrations."
    >
      <OwnRegistrations>{(registration) => <RemarksOn registration={registration} />}</OwnRegistrations>
    </Page>
  )
}
