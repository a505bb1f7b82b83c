import * as calls from '@portal/contract/imports/calls/imports.ts'
import { ConfirmedButton } from '../../../api/confirmed-button.tsx'

/** Gives up a draft, after a question. */
export function GiveUpImport({ id, name }: { id: number; name: string }) {
  return (
    <ConfirmedButton
      call={calls.giveUpImport}
      sent={{ params: { id } }}
      label="Give up"
      title={`Give up ${name}?`}
      confirm="Give up"
      success={({ message }) => message}
    >
      <p>Nothing of it comes in. What was corrected is deleted after 30 days; the file can be uploaded again.</p>
    </ConfirmedButton>
  )
}
