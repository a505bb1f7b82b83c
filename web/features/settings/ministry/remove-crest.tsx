import * as calls from '@portal/contract/settings/calls/settings.ts'
import { ConfirmedButton } from '../../../api/confirmed-button.tsx'

/** Removes the crest after a confirmation. */
export function RemoveCrest() {
  return (
    <ConfirmedButton
      call={calls.removeCrest}
      sent={{}}
      label="Remove crest"
      title="Remove the crest?"
      confirm="Remove"
      success="deleted successfully!"
    >
      <p>The portal shows a sign of its own again, from now on. Papers that were issued with the crest keep it.</p>
    </ConfirmedButton>
  )
}
