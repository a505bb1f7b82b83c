import type { Reply } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/facilities/calls/claims.ts'
import { CallForm } from '../../../api/call-form.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'

interface ClaimFormProps {
  onClaimed: (facility: Reply<typeof calls.claimFacility>['data']) => void
}

/** The field for the code of a letter. */
export function ClaimForm({ onClaimed }: ClaimFormProps) {
  return (
    <CallForm
      call={calls.claimFacility}
      submit="Add this facility to my account"
      success={({ data }) => `${data.company_name} is yours now`}
      onSuccess={({ data }) => onClaimed(data)}
    >
      <TextField
        name="code"
        label="Code of your letter"
        hint="Ten letters and digits. Spaces and small letters do not matter."
        autoComplete="off"
        characters={14}
      />
    </CallForm>
  )
}
