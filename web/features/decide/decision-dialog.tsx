import * as calls from '@portal/contract/calls/registrations.ts'
import { prose } from '@portal/contract/fields.ts'
import type { DecisionName } from '@portal/domain/actions/decisions.ts'
import { registrationActions } from '@portal/domain/actions/registration.ts'
import { needsReason } from '@portal/domain/decision-reasons.ts'
import type { RegistrationDetails } from '../../api/registration-details.ts'
import { ModalForm } from '../../api/modal-form.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { TextareaField } from '../../ui/form/text-fields.tsx'
import { DecisionFacts } from './decision-facts.tsx'
import styles from './decision-dialog.module.css'

interface DialogProps {
  decision: DecisionName
  details: RegistrationDetails
  /** Called with the server's message if the decision is not offered any more. */
  onRefused: (message: string) => void
  onClose: () => void
}

/** The call with a reason that must be given: the specification's call takes none, this screen asks for it. */
const decideWithReason = {
  ...calls.decideRegistration,
  body: calls.decideRegistration.body.extend({ reason: prose('the reason') }),
}

/** The consequences of each decision, explained to the officer. */
const consequences: Record<DecisionName, { words: string; isDanger?: boolean }> = {
  'Temporary Approval': { words: 'A temporary statement of approval is issued at once.' },
  Approve: {
    words: 'A certificate is issued at once. It cannot be declined while it is in date.',
  },
  Decline: { words: 'The owner may correct the application and submit it again.', isDanger: true },
}

/** Confirms a decision, and asks for the reason where one is needed. Spec §4 and §5. */
export function DecisionDialog({ decision, details, onRefused, onClose }: DialogProps) {
  const { registration, missing } = details
  const { facility } = registration
  const isReasonNeeded = needsReason(decision, { ...registration, missing })
  const { leadsTo } = registrationActions[decision]
  const { words, isDanger } = consequences[decision]
  return (
    <ModalForm
      title="Are you sure you want to update this registration"
      draft={`decision-${decision.toLowerCase().replaceAll(' ', '-')}-${registration.id}`}
      call={isReasonNeeded ? decideWithReason : calls.decideRegistration}
      hidden={{ id: registration.id, status: leadsTo }}
      submit={decision}
      isDanger={isDanger}
      success={({ message }) => message}
      onProblem={({ code, message }) => code === 'action_not_offered' && onRefused(message)}
      onClose={onClose}
    >
      <div className={styles.change}>
        <strong>{facility.company_name}</strong>
        <div className={styles.statuses}>
          <StatusBadge {...registration} />
          <span>becomes</span>
          <StatusBadge status={leadsTo} />
        </div>
        <p>{words}</p>
        <DecisionFacts decision={decision} details={details} />
      </div>
      <TextareaField
        name="reason"
        label="Reason"
        hint={details.has_owner_account ? 'The owner reads it.' : 'It stays in the history.'}
        rows={3}
      />
    </ModalForm>
  )
}
