import type { Reply } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/calls/catalogue-edits.ts'
import { mayDo } from '@portal/domain/capabilities.ts'
import { useSession } from '../../api/session.ts'
import { useCallMutation } from '../../api/use-call.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Button } from '../../ui/form/button.tsx'

type Type = Reply<typeof calls.showUsedType>['data']

/** Says that the requirements are samples. An officer who may change the catalogue saves them as those of the ministry. */
export function SampleNotice({ type }: { type: Type }) {
  const session = useSession()
  const save = useCallMutation(calls.editFacilityType, { success: 'Updated successfully!' })
  return (
    <Notice tone="warning" title="These requirements are samples">
      <p>
        They came with the portal, and owners are asked them. Read them, change what your ministry asks differently,
        then save them as yours.
      </p>
      {mayDo(session, 'manage the catalogue') && (
        <Button
          variant="default"
          aria-busy={save.isPending}
          onClick={() => save.mutate({ params: { id: type.id }, body: { has_samples: false } })}
        >
          Save as the ministry’s
        </Button>
      )}
    </Notice>
  )
}
