import type * as calls from '@portal/contract/calls/contents.ts'
import { ConfirmedButton } from '../../api/confirmed-button.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './contents.module.css'

interface DeleteProps {
  call: typeof calls.removeStaff | typeof calls.removeReferee
  id: number
  /** Whom the row is about. */
  name: string
  /** What the row is taken off: 'the list of staff'. */
  from: string
  success: string
}

/** Takes a row off a list, after asking. */
export function DeleteRow({ call, id, name, from, success }: DeleteProps) {
  return (
    <ConfirmedButton
      call={call}
      sent={{ params: { id } }}
      label={
        <>
          Delete<VisuallyHidden> {name}</VisuallyHidden>
        </>
      }
      isCompact
      className={styles.inRow}
      title={`Delete ${name}?`}
      confirm="Delete"
      success={success}
    >
      <p className={styles.plain}>
        {name} is taken off {from}.
      </p>
    </ConfirmedButton>
  )
}
