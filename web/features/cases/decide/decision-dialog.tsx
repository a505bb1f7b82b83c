import * as calls from '@portal/contract/applications/calls/registrations.ts'
import { prose } from '@portal/contract/fields/fields.ts'
import type { DecisionName } from '@portal/domain/actions/decisions.ts'
import { causesFor } from '@portal/domain/actions/offered-actions.ts'
import { registrationActions } from '@portal/domain/actions/registration.ts'
import { needsReason } from '@portal/domain/cases/decision-checks.ts'
import { z } from 'zod'
import type { DraftForm } from '../../../api/draft-forms.ts'
import { ModalForm } from '../../../api/modal-form.tsx'
import type { RegistrationDetails } from '../../../api/registration-details.ts'
import { kindInWords } from '../../../fields/kind-in-words.ts'
import { TextareaField } from '../../../ui/form/text-fields.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { ConditionFields, conditionFields, conditionsIn, givenConditions } from './condition-fields.tsx'
import styles from './decision-dialog.module.css'
import { DecisionFacts } from './decision-facts.tsx'

interface DialogProps {
  decision: DecisionName
  details: RegistrationDetails
  /** Called with the server's message if the decision is not offered any more. */
  onRefused: (message: string) => void
  onClose: () => void
}

const { reason, ...decided } = calls.decideRegistration.body.omit({ conditions: true }).shape

/** What the decision grants, with its last day where it is known. */
interface Granted {
  lastDay: string | undefined
}

/** The fields of the dialog: the specification's call needs no reason, this screen may; each condition has fields of its own. */
function schemaOf({ isReasonNeeded, granted }: { isReasonNeeded: boolean; granted: Granted | undefined }) {
  return z.object({
    ...decided,
    reason: isReasonNeeded ? prose('the reason') : reason,
    ...(granted ? conditionFields(granted.lastDay) : {}),
  })
}

/** What the dialog asks, the consequences of each decision, explained to the officer, and the name of its draft. */
const consequences: Record<DecisionName, { title: string; draft: DraftForm; words: string; isDanger?: boolean }> = {
  'Temporary Approval': {
    title: 'Approve this registration temporarily?',
    draft: 'decision-temporary-approval',
    words: 'A temporary statement of approval is issued at once.',
  },
  Approve: {
    title: 'Approve this registration?',
    draft: 'decision-approve',
    words: 'A certificate is issued at once. It cannot be declined while it is in date.',
  },
  Decline: {
    title: 'Decline this registration?',
    draft: 'decision-decline',
    words: 'The owner may correct the application and submit it again.',
    isDanger: true,
  },
}

/** What is different when a change of type is approved. */
const typeChange = {
  title: 'Approve this change of type?',
  words:
    'The facility is of the new type at once. A certificate of the portal is issued again under its number and dates.',
}

/** Confirms a decision, and asks for the reason where one is needed. Spec §4 and §5. */
export function DecisionDialog({ decision, details, onRefused, onClose }: DialogProps) {
  const { registration } = details
  const { facility } = registration
  const isReasonNeeded = needsReason(decision, details.against ?? [])
  const { leadsTo } = registrationActions[decision]
  const causes = causesFor(decision, registration.kind)
  const granted = causes.issues ? { lastDay: details.last_days?.[causes.issues] } : undefined
  const { title, draft, words, isDanger } = { ...consequences[decision], ...(causes.changesType && typeChange) }
  return (
    <ModalForm
      title={title}
      draft={`${draft}-${registration.id}`}
      call={calls.decideRegistration}
      schema={schemaOf({ isReasonNeeded, granted })}
      defaults={granted ? givenConditions(details) : undefined}
      bodyOf={(values) => ({ reason: values.reason, ...(granted && { conditions: conditionsIn(values) }) })}
      hidden={{ id: registration.id, status: leadsTo }}
      submit={decision}
      isDanger={isDanger}
      success={({ message }) => message}
      onProblem={({ code, message }) => code === 'action_not_offered' && onRefused(message)}
      onClose={onClose}
    >
      <p>Are you sure you want to update this registration</p>
      <div className={layout.stack2}>
        <strong>{facility.company_name}</strong>
        {registration.change_of_type && <p>{kindInWords(registration)}</p>}
        <div className={`${layout.row2} ${styles.statuses}`}>
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
      {granted && <ConditionFields presets={details.condition_presets ?? []} />}
    </ModalForm>
  )
}
