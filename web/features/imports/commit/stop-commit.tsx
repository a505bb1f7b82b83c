import * as calls from '@portal/contract/imports/calls/imports.ts'
import { useCallMutation } from '../../../api/use-call.ts'
import { BusyButton } from '../../../ui/form/busy-button.tsx'

/** Stops a commit after the batch that is coming in. */
export function StopCommit({ id }: { id: number }) {
  const stopping = useCallMutation(calls.stopImport, {
    success: ({ message }) => message,
    failure: ({ message }) => message,
  })
  return (
    <BusyButton
      variant="default"
      isDanger
      busy={stopping.isPending && 'Stopping'}
      onClick={() => stopping.mutate({ params: { id } })}
    >
      Stop
    </BusyButton>
  )
}
