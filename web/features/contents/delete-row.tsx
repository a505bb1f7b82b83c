import type * as calls from '@portal/contract/calls/contents.ts'
import { ConfirmedButton } from '../../api/confirmed-button.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './contents.module.css'

interface DeleteProps {
  call: typeof calls.removeStaff | typeof calls.removeReferee
  id: number
  /** The name of the person in the row. */
  name: string
  /** The list from which the row is removed: 'the list of staff'. */
  from: string
  success: string
}

/** A button that deletes a row after a confirmation. */
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
