import * as calls from '@portal/contract/applications/calls/contents.ts'
import { registrationActions } from '@portal/domain/actions/registration.ts'
import { CallForm } from '../../../api/call-form.tsx'
import { TickField } from '../../../ui/form/choice-fields.tsx'
import { TextareaField } from '../../../ui/form/text-fields.tsx'

/** The form for an officer's comment. The owner sees it only if it is marked. */
export function AddComment({ registrationId }: { registrationId: number }) {
  return (
    <CallForm
      call={calls.addComment}
      hidden={{ registration_id: registrationId }}
      defaults={{ body: '', visible_to_owner: false }}
      submit="Add comment"
      busy="Adding"
      success={registrationActions.Comment.message}
      again
    >
      <TextareaField name="body" label="Comment" rows={3} />
      <TickField name="visible_to_owner" label="The owner may read this comment" />
    </CallForm>
  )
}
