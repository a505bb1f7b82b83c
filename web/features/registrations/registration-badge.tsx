import * as calls from '@portal/contract/calls/registrations.ts'
import type { RegistrationBrief } from '@portal/contract/replies/registration-brief.ts'
import { useCall } from '../../api/use-call.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'

/**
 * Where a registration stands, by the reply that offers the buttons of its RegistrationPanel: after a decision both
 * change at once. What the page was given stands in until that reply is there.
 */
export function RegistrationBadge({ registration }: { registration: RegistrationBrief }) {
  const shown = useCall(calls.showRegistration, { params: { id: registration.id } })
  return <StatusBadge {...(shown.data?.registration ?? registration)} />
}
