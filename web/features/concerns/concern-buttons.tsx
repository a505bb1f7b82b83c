import { putConcernBack, takeConcern } from '@portal/contract/concerns/calls.ts'
import type { ConcernDetails } from '@portal/contract/concerns/concern.ts'
import { Suspense } from 'react'
import { useSession } from '../../api/session.ts'
import { useCallMutation } from '../../api/use-call.ts'
import { useDialogState } from '../../api/use-dialog-state.ts'
import { BusyButton } from '../../ui/form/busy-button.tsx'
import { Button } from '../../ui/form/button.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'

const load = () => import('./concern-dialogs.tsx')

const dialogs = {
  'Give concern': { label: 'Give to an officer', Dialog: lazyPart(async () => (await load()).GiveDialog) },
  'Close concern': { label: 'Close', Dialog: lazyPart(async () => (await load()).CloseDialog) },
  'Reopen concern': { label: 'Take up again', Dialog: lazyPart(async () => (await load()).ReopenDialog) },
} as const

const withDialog = ['Close concern', 'Give concern', 'Reopen concern'] as const

function DialogButton({ name, concern }: { name: keyof typeof dialogs; concern: ConcernDetails }) {
  const { label, Dialog } = dialogs[name]
  const [isOpen, setIsOpen] = useDialogState(`${name.toLowerCase()}-${concern.id}`)
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <Suspense>
          <Dialog concern={concern} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

const inWords = {
  success: ({ message }: { message: string }) => message,
  failure: ({ message }: { message: string }) => message,
}

/** What the officer may do with a concern now. */
export function ConcernButtons({ concern }: { concern: ConcernDetails }) {
  const { id, assignee, offered } = concern
  const isOwn = useSession()?.id === assignee?.id
  const take = useCallMutation(takeConcern, inWords)
  const putBack = useCallMutation(putConcernBack, inWords)
  return (
    <>
      {offered.includes('Take concern') && (
        <BusyButton busy={take.isPending && 'Please wait'} onClick={() => take.mutate({ params: { id } })}>
          Take
        </BusyButton>
      )}
      {isOwn && offered.includes('Put concern back') && (
        <BusyButton
          variant="outline"
          busy={putBack.isPending && 'Please wait'}
          onClick={() => putBack.mutate({ params: { id } })}
        >
          Put back
        </BusyButton>
      )}
      {withDialog.map((name) => offered.includes(name) && <DialogButton key={name} name={name} concern={concern} />)}
    </>
  )
}
