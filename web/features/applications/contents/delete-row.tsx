import type { RowSection } from '@portal/contract/applications/row-section.ts'
import { ConfirmedButton } from '../../../api/confirmed-button.tsx'
import signedIn from '../../../ui/signed-in.module.css'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './contents.module.css'
import { toasts } from './toasts.ts'

interface DeleteProps {
  call: RowSection['remove']
  id: number
  /** The name of the person in the row. */
  name: string
  /** The list from which the row is removed: 'the list of staff'. */
  from: string
}

/** A button that deletes a row after a confirmation. */
export function DeleteRow({ call, id, name, from }: DeleteProps) {
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
      className={`${signedIn.inRow} ${styles.inRow}`}
      title={`Delete ${name}?`}
      confirm="Delete"
      success={toasts.removeRow}
    >
      <p>
        {name} is taken off {from}.
      </p>
    </ConfirmedButton>
  )
}
