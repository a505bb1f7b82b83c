import * as calls from '@portal/contract/applications/calls/registrations.ts'
import type { RegistrationBrief } from '@portal/contract/applications/registration-brief.ts'
import { useCall } from '../../../api/use-call.ts'
import { StatusBadge } from '../../../ui/status-badge.tsx'

/**
 * The status of a registration, from the same reply as the buttons of its RegistrationPanel, so that both update together
 * after a decision. Until that reply has loaded, it shows the status from its props.
 */
export function RegistrationBadge({ registration }: { registration: RegistrationBrief }) {
  const shown = useCall(calls.showRegistration, { params: { id: registration.id } })
  return <StatusBadge {...(shown.data?.registration ?? registration)} />
}
