import type { CorrectiveAction } from '@portal/contract/inspections/corrective-action.ts'
import { mayDo } from '@portal/domain/accounts/capabilities.ts'
import { maxReplyFiles } from '@portal/domain/inspections/corrective-actions.ts'
import { Suspense } from 'react'
import { useSession } from '../../../api/session.ts'
import { useDialogState } from '../../../api/use-dialog-state.ts'
import { Button } from '../../../ui/form/button.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'

const load = () => import('./reply-dialogs.tsx')
const ReplyDialog = lazyPart(async () => (await load()).ReplyDialog)
const AddFileDialog = lazyPart(async () => (await load()).AddFileDialog)

function Reply({ action }: { action: CorrectiveAction }) {
  const [isOpen, setIsOpen] = useDialogState(`reply-to-finding-${action.id}`)
  return (
    <div>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        Say what you did<VisuallyHidden> about “{action.question}”</VisuallyHidden>
      </Button>
      {isOpen && (
        <Suspense>
          <ReplyDialog action={action} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}

function AddFile({ action }: { action: CorrectiveAction }) {
  const [isOpen, setIsOpen] = useDialogState(`reply-document-${action.id}`)
  return (
    <div>
      <Button variant="default" isCompact onClick={() => setIsOpen(true)}>
        Add a photo or document<VisuallyHidden> about “{action.question}”</VisuallyHidden>
      </Button>
      {isOpen && (
        <Suspense>
          <AddFileDialog action={action} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}

/** Whether the owner can add a file: to a reply that no inspector has decided on. */
function takesFile({ replies }: CorrectiveAction): boolean {
  const newest = replies.at(-1)
  return newest !== undefined && newest.is_accepted === null && newest.files.length < maxReplyFiles
}

/** What the owner can do about a finding: reply, and add files to the reply. */
export function OwnerReply({ action }: { action: CorrectiveAction }) {
  const mayReply = mayDo(useSession(), 'reply to a finding')
  if (action.offered.includes('Reply to finding')) return <Reply action={action} />
  return mayReply && takesFile(action) ? <AddFile action={action} /> : null
}
