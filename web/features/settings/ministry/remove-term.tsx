import * as calls from '@portal/contract/settings/calls/settings.ts'
import type { OfficeHolder } from '@portal/contract/settings/office-holder.ts'
import { ConfirmedButton } from '../../../api/confirmed-button.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './settings.module.css'

/** Deletes a term of office that was recorded by mistake, after a confirmation. */
export function RemoveTerm({ holder: { id, name, title } }: { holder: OfficeHolder }) {
  return (
    <ConfirmedButton
      call={calls.removeOfficeHolder}
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
      success={({ message }) => message}
    >
      <p>
        Do this when {name} was recorded as {title} by mistake. When the term is over, end it instead. Papers that carry
        the name keep it.
      </p>
    </ConfirmedButton>
  )
}
