import type { Reply } from '@portal/contract/call.ts'
import * as cases from '@portal/contract/cases/calls.ts'
import { reminderDays } from '@portal/domain/cases/owner-reminder.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'
import { useState } from 'react'
import { useCallMutation } from '../../../api/use-call.ts'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { BusyButton } from '../../../ui/form/busy-button.tsx'
import { hasRefusals, Outcomes } from './outcomes.tsx'
import type { QueueRow } from './queue-cells.tsx'

interface RemindProps {
  rows: QueueRow[]
  onDone: () => void
  onClose: () => void
}

/** The dialog in which an officer reminds the owners of the selected applications. */
export function RemindOwners({ rows, onDone, onClose }: RemindProps) {
  const [reply, setReply] = useState<Reply<typeof cases.remindOwners>>()
  const remind = useCallMutation(cases.remindOwners, {
    failure: ({ message }) => message,
    onSuccess(answer) {
      if (hasRefusals(answer)) return setReply(answer)
      toast.success(answer.message)
      onDone()
      onClose()
    },
  })
  function close() {
    if (reply) onDone()
    onClose()
  }
  const title = byNumber(rows.length, {
    one: 'Remind the owner of # application?',
    other: 'Remind the owners of # applications?',
  })
  return (
    <Dialog title={title} onClose={close} isBusy={remind.isPending}>
      {reply ? (
        <Outcomes reply={reply} rows={rows} onClose={close} />
      ) : (
        <>
          <p>
            Owners who have something to do are told what it is: to submit the application, to correct what was
            returned, or to pay the fee. An owner is reminded of an application once in {reminderDays} days at most.
          </p>
          <div>
            <BusyButton
              busy={remind.isPending && 'Reminding'}
              onClick={() => remind.mutate({ body: { ids: rows.map(({ id }) => id) } })}
            >
              Remind owners
            </BusyButton>
          </div>
        </>
      )}
    </Dialog>
  )
}
