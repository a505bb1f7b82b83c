import type { Reply } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/calls/catalogue-edits.ts'
import { mayDo } from '@portal/domain/capabilities.ts'
import { useSession } from '../../api/session.ts'
import { useCallMutation } from '../../api/use-call.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { useFocusAfterRemoval } from '../../ui/feedback/use-focus-after-removal.ts'
import { BusyButton } from '../../ui/form/busy-button.tsx'

type Type = Reply<typeof calls.showUsedType>['data']

/** Says that the requirements are samples. An officer who may change the catalogue saves them as those of the ministry. */
export function SampleNotice({ type }: { type: Type }) {
  const session = useSession()
  return (
    <Notice
      tone="warning"
      title="These requirements are samples"
      action={mayDo(session, 'manage the catalogue') && <SaveSamples typeId={type.id} />}
    >
      <p>
        They came with the portal, and owners are asked them. Read them, change what your ministry asks differently,
        then save them as yours.
      </p>
    </Notice>
  )
}

function SaveSamples({ typeId }: { typeId: number }) {
  const save = useCallMutation(calls.editFacilityType, {
    success: 'Updated successfully!',
    failure: ({ message }) => message,
  })
  return (
    <BusyButton
      ref={useFocusAfterRemoval()}
      variant="default"
      busy={save.isPending && 'Saving'}
      onClick={() => save.mutate({ params: { id: typeId }, body: { has_samples: false } })}
    >
      Save as the ministry’s
    </BusyButton>
  )
}
