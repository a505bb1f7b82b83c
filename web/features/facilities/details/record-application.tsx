import * as calls from '@portal/contract/applications/calls/paper-applications.ts'
import type { Reply } from '@portal/contract/call.ts'
import type { showFacility } from '@portal/contract/facilities/calls/facilities.ts'
import { facilityActions } from '@portal/domain/actions/facility.ts'
import { useNavigate } from 'react-router'
import { useCallMutation } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { BusyButton } from '../../../ui/form/busy-button.tsx'

const labels = {
  'Record renewal': 'Start the renewal for the owner',
  'Record new registration': 'Start a registration for the owner',
} as const
const names = ['Record renewal', 'Record new registration'] as const

/** For officers: starts the application of a facility without an owner account, whose owner came with papers. */
export function RecordApplication({ facility }: { facility: Reply<typeof showFacility>['data'] }) {
  const go = useNavigate()
  const name = names.find((one) => facility.offered.includes(one))
  const start = useCallMutation(calls.recordApplication, {
    success: facilityActions['Record renewal'].message,
    failure: ({ message }) => message,
    onSuccess: ({ data }) => go(paths.registration(data.id)),
  })
  if (!name) return null
  return (
    <BusyButton
      variant="outline"
      busy={start.isPending && 'Starting'}
      onClick={() => start.mutate({ params: { id: facility.id } })}
    >
      {labels[name]}
    </BusyButton>
  )
}
