import * as calls from '@portal/contract/calls/registrations.ts'
import { mayDo } from '@portal/domain/roles.ts'
import { useSession } from '../../api/session.ts'
import { useCall } from '../../api/use-call.ts'
import { paths } from '../../paths.ts'
import { Columns } from '../../ui/layout/columns.tsx'
import { LinkButton } from '../../ui/layout/link-button.tsx'
import { Panel } from '../../ui/layout/page.tsx'
import { WhenLoaded } from '../../ui/feedback/when-loaded.tsx'
import { DecisionButtons } from './decision-buttons.tsx'
import { PrintLinks } from './print-links.tsx'
import { ProcessedBy } from './processed-by.tsx'
import { RegistrationFacts } from './registration-facts.tsx'
import styles from './registration-panel.module.css'

/** Where a facility's registration stands and what may be done with it now. Spec §4, facility page. */
export function RegistrationPanel({ registrationId }: { registrationId: number }) {
  const shown = useCall(calls.showRegistration, { params: { id: registrationId } })
  const mayConsider = mayDo(useSession()?.privilege_type, 'consider a registration')
  return (
    <Panel>
      <WhenLoaded of={shown}>
        {({ registration, offered }) => (
          <div className={styles.stack}>
            <Columns>
              <section aria-label="Application">
                <h3 className={styles.title}>Application</h3>
                <RegistrationFacts registration={registration} />
              </section>
              <section aria-label="Processed by">
                <h3 className={styles.title}>Processed by</h3>
                <ProcessedBy of={registration.processed_by} />
              </section>
            </Columns>
            <DecisionButtons
              registration={registration}
              facility_name={registration.facility.company_name}
              offered={offered}
            >
              <PrintLinks registrationId={registration.id} offered={offered} />
              <LinkButton to={paths.registration(registration.id)} variant="default">
                View Registration
              </LinkButton>
              {mayConsider && (
                <LinkButton to={paths.approval(registration.id)} variant="default">
                  Consideration and Approval
                </LinkButton>
              )}
            </DecisionButtons>
          </div>
        )}
      </WhenLoaded>
    </Panel>
  )
}
