import type { DecisionName } from '@portal/domain/actions/decisions.ts'
import { causesFor } from '@portal/domain/actions/offered-actions.ts'
import { againstDecision } from '@portal/domain/cases/decision-checks.ts'
import { ownerInWords } from '@portal/domain/facilities/not-recorded.ts'
import { temporaryEndOf } from '@portal/domain/licences/registration-expiry.ts'
import type { RegistrationDetails } from '../../../api/registration-details.ts'
import { Day } from '../../../ui/dates.tsx'
import styles from './decision-dialog.module.css'

interface FactsProps {
  decision: DecisionName
  details: RegistrationDetails
}

/** The last day of what the decision grants, and whether the temporary approval that it replaces decides it. */
function LastDay({ decision, details }: FactsProps) {
  const { issues } = causesFor(decision, details.registration.kind)
  const lastDay = issues && details.last_days?.[issues]
  if (!lastDay) return null
  return (
    <p>
      It lasts until{' '}
      <strong>
        <Day of={lastDay} />
      </strong>
      .
      {decision === 'Approve' && lastDay === temporaryEndOf(details.registration) && (
        <> That is the last day of the temporary approval that it replaces: it never ends earlier.</>
      )}
    </p>
  )
}

/** What an officer should know before a decision: what it goes against, until when it lasts, and who is told. */
export function DecisionFacts({ decision, details }: FactsProps) {
  const { registration, missing } = details
  const { facility } = registration
  return (
    <>
      <LastDay decision={decision} details={details} />
      {againstDecision(decision, details.against ?? []).map(({ check, message }) => (
        <div key={check} className={styles.warning}>
          <p>{check === 'incomplete' ? `${message}:` : `${message}.`}</p>
          {check === 'incomplete' && (
            <ul>
              {missing.map((item) => (
                <li key={item.message}>{item.message}</li>
              ))}
            </ul>
          )}
        </div>
      ))}
      <p>
        {details.has_owner_account
          ? `${ownerInWords({ ...facility, facility_name: facility.company_name }, { isFirst: true })} is told in the portal.`
          : 'This facility has no owner account, so nobody is told.'}
      </p>
    </>
  )
}
