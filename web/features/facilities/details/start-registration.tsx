import { facilityActions } from '@portal/domain/actions/facility.ts'
import type { OwnerStart } from '@portal/domain/actions/starting-actions.ts'
import { useNavigate } from 'react-router'
import * as calls from '../../../api/first-page-calls.ts'
import { useCallMutation } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { useFocusAfterRemoval } from '../../../ui/feedback/use-focus-after-removal.ts'
import { BusyButton } from '../../../ui/form/busy-button.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'

interface StartProps {
  facility: { id: number; company_name: string }
  /** The text of the button. */
  label: OwnerStart
  /** The facility is named beside the button. */
  isNamed?: boolean
  /** Called after a refusal, to refetch the facility, because its status has changed. */
  onRefused: () => void
}

/** Starts the registration of a facility and opens its requirements, or a renewal and opens its task list. Spec §4 and §8. */
export function StartRegistration({ facility, label, isNamed, onRefused }: StartProps) {
  const go = useNavigate()
  const start = useCallMutation(calls.startRegistration, {
    success: facilityActions[label].message,
    failure: ({ message }) => message,
    onSuccess: ({ data }) =>
      go(data.kind === 'renewal' ? paths.registration(data.id) : paths.requirementParts(facility.id)),
    onProblem: onRefused,
  })
  return (
    <BusyButton
      ref={useFocusAfterRemoval()}
      busy={start.isPending && 'Starting'}
      onClick={() => start.mutate({ body: { facility_id: facility.id } })}
    >
      {label}
      {!isNamed && <VisuallyHidden> of {facility.company_name}</VisuallyHidden>}
    </BusyButton>
  )
}
