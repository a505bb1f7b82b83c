import * as calls from '@portal/contract/calls/settings.ts'
import type { OfficeHolder } from '@portal/contract/entities/office-holder.ts'
import { TakeAway } from '../../api/take-away.tsx'
import { Unseen } from '../../ui/unseen.tsx'
import looks from './settings.module.css'

/** Takes a term off the list that was recorded by mistake, after asking. */
export function RemoveTerm({ holder: { id, name, title } }: { holder: OfficeHolder }) {
  return (
    <TakeAway
      call={calls.removeOfficeHolder}
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
      success={({ message }) => message}
    >
      <p className={looks.plain}>
        Do this when {name} was recorded as {title} by mistake. When the term is over, end it instead. Papers that carry
        the name keep it.
      </p>
    </TakeAway>
  )
}
