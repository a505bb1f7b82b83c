import type { RowSection } from '@portal/contract/row-section.ts'
import { ConfirmedButton } from '../../api/confirmed-button.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './contents.module.css'
import { messages } from './messages.ts'

interface DeleteProps {
  call: RowSection['remove']
  id: number
  /** Whom the row is about. */
  name: string
  /** What the row is taken off: 'the list of staff'. */
  from: string
}

/** Takes a row off a list, after asking. */
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
      className={styles.inRow}
      title={`Delete ${name}?`}
      confirm="Delete"
      success={messages.removeRow}
    >
      <p className={styles.plain}>
        {name} is taken off {from}.
      </p>
    </ConfirmedButton>
  )
}
