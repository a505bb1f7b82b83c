import * as calls from '@portal/contract/catalogue/calls/catalogue-edits.ts'
import { useCallMutation } from '../../api/use-call.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { useFocusAfterRemoval } from '../../ui/feedback/use-focus-after-removal.ts'
import { BusyButton } from '../../ui/form/busy-button.tsx'

/** Says that the requirements of a type are samples. An officer saves them as those of the ministry. */
export function SampleNotice({ typeId }: { typeId: number }) {
  const save = useCallMutation(calls.editFacilityType, {
    success: 'Updated successfully!',
    failure: ({ message }) => message,
  })
  return (
    <Notice
      tone="warning"
      title="These requirements are samples"
      action={
        <BusyButton
          ref={useFocusAfterRemoval()}
          variant="default"
          busy={save.isPending && 'Saving'}
          onClick={() => save.mutate({ params: { id: typeId }, body: { has_samples: false } })}
        >
          Save as the ministry’s
        </BusyButton>
      }
    >
      <p>
        They came with the portal, and owners are asked them. Read them, change what your ministry asks differently,
        then save them as yours.
      </p>
    </Notice>
  )
}
