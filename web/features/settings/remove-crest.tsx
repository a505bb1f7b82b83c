import * as calls from '@portal/contract/calls/settings.ts'
import { TakeAway } from '../../api/take-away.tsx'
import looks from './settings.module.css'

/** Takes the crest away, after asking. */
export function RemoveCrest() {
  return (
    <TakeAway
      call={calls.removeCrest}
      sent={{}}
      label="Remove crest"
      title="Remove the crest?"
      confirm="Remove"
      success="deleted successfully!"
    >
      <p className={looks.plain}>
        The portal shows a sign of its own again, from now on. Papers that were issued with the crest keep it.
      </p>
    </TakeAway>
  )
}
