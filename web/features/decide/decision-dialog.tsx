import * as calls from '@portal/contract/calls/registrations.ts'
import type { RegistrationBrief } from '@portal/contract/replies/registration-brief.ts'
import { type DecisionName, registrationActions } from '@portal/domain/actions/registration.ts'
import { ModalForm } from '../../api/modal-form.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { TextareaField } from '../../ui/form/text-fields.tsx'
import styles from './decision-dialog.module.css'

interface DialogProps {
  decision: DecisionName
  registration: RegistrationBrief
  facility_name: string
  /** Called with the server's message if the decision is not offered any more. */
  onRefused: (message: string) => void
  onClose: () => void
}

/** The consequences of each decision, explained to the officer. */
const consequences: Record<DecisionName, { words: string; isDanger?: boolean }> = {
  'Temporary Approval': { words: 'A temporary statement of approval is issued at once, and the owner is told.' },
  Approve: {
    words: 'A certificate is issued at once, and the owner is told. It cannot be declined while it is in date.',
  },
  Decline: { words: 'The owner is told, and may correct the application and submit it again.', isDanger: true },
}

/** Confirms a decision, with an optional reason. Spec §4 and §5. */
export function DecisionDialog({ decision, registration, facility_name, onRefused, onClose }: DialogProps) {
  const { leadsTo } = registrationActions[decision]
  const { words, isDanger } = consequences[decision]
  return (
    <ModalForm
      title="Are you sure you want to update this registration"
      call={calls.decideRegistration}
      hidden={{ id: registration.id, status: leadsTo }}
      submit={decision}
      isDanger={isDanger}
      success={({ message }) => message}
      onProblem={({ code, message }) => code === 'action_not_offered' && onRefused(message)}
      onClose={onClose}
    >
      <div className={styles.change}>
        <strong>{facility_name}</strong>
        <div className={styles.statuses}>
          <StatusBadge {...registration} />
          <span>becomes</span>
          <StatusBadge status={leadsTo} />
        </div>
        <p>{words}</p>
      </div>
      <TextareaField name="reason" label="Reason" hint="The owner reads it." rows={3} />
    </ModalForm>
  )
}
