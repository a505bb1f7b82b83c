import type * as calls from '@portal/contract/calls/contents.ts'
import { TakeAway } from '../../api/take-away.tsx'
import { Unseen } from '../../ui/unseen.tsx'
import looks from './contents.module.css'

interface DeleteParts {
  call: typeof calls.removeStaff | typeof calls.removeReferee
  id: number
  /** Whom the row is about. */
  name: string
  /** What the row is taken off: 'the list of staff'. */
  from: string
  success: string
}

/** Takes a row off a list, after asking. */
export function DeleteRow({ call, id, name, from, success }: DeleteParts) {
  return (
    <TakeAway
      call={call}
      sent={{ params: { id } }}
      label={
        <>
          Delete<Unseen> {name}</Unseen>
        </>
      }
      size="compact-md"
      className={looks.inRow}
      title={`Delete ${name}?`}
      confirm="Delete"
      success={success}
    >
      <p className={looks.plain}>
        {name} is taken off {from}.
      </p>
    </TakeAway>
  )
}
