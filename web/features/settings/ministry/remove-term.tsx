import * as calls from '@portal/contract/settings/calls/settings.ts'
import type { OfficeHolder } from '@portal/contract/settings/office-holder.ts'
import { ConfirmedButton } from '../../../api/confirmed-button.tsx'
import signedIn from '../../../ui/signed-in.module.css'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'

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
      className={signedIn.inRow}
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
