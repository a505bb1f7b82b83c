import type { Reply } from '@portal/contract/call.ts'
import * as cases from '@portal/contract/cases/calls.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'
import { useState } from 'react'
import { CallForm } from '../../../api/call-form.tsx'
import { useSession } from '../../../api/session.ts'
import { useCall } from '../../../api/use-call.ts'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { SelectField } from '../../../ui/form/choice-fields.tsx'
import { hasRefusals, Outcomes } from './outcomes.tsx'
import type { QueueRow } from './queue-cells.tsx'

interface GiveProps {
  rows: QueueRow[]
  onDone: () => void
  onClose: () => void
}

/** The dialog in which an officer gives the selected cases to another one. */
export function GiveCases({ rows, onDone, onClose }: GiveProps) {
  const session = useSession()
  const [reply, setReply] = useState<Reply<typeof cases.giveCases>>()
  const officers = useCall(cases.listOfficers)
  const applications = rows.map(({ id, case: of }) => ({ id, from_id: of?.assignee?.id ?? null }))
  function finish(answer: Reply<typeof cases.giveCases>) {
    if (hasRefusals(answer)) return setReply(answer)
    toast.success(answer.message)
    onDone()
    onClose()
  }
  function close() {
    if (reply) onDone()
    onClose()
  }
  const title = byNumber(rows.length, {
    one: 'Give # application to an officer',
    other: 'Give # applications to an officer',
  })
  return (
    <Dialog title={title} onClose={close}>
      {reply ? (
        <Outcomes reply={reply} rows={rows} onClose={close} />
      ) : (
        <CallForm call={cases.giveCases} hidden={{ applications }} submit="Give" onSuccess={finish}>
          <p>The officer is told of each.</p>
          <SelectField
            name="officer_id"
            label="Officer"
            choices={
              officers.data?.data.map(({ id, first_name, last_name }) => ({
                value: id,
                label: id === session?.id ? `${first_name} ${last_name} (you)` : `${first_name} ${last_name}`,
              })) ?? []
            }
            prompt={officers.data ? 'Choose' : 'Loading'}
          />
        </CallForm>
      )}
    </Dialog>
  )
}
