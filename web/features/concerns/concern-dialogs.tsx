import { listOfficers } from '@portal/contract/cases/calls.ts'
import * as calls from '@portal/contract/concerns/calls.ts'
import type { ConcernDetails } from '@portal/contract/concerns/concern.ts'
import { useState } from 'react'
import { ModalForm } from '../../api/modal-form.tsx'
import { useSession } from '../../api/session.ts'
import { useCall } from '../../api/use-call.ts'
import { RadioField, SelectField } from '../../ui/form/choice-fields.tsx'
import { TextareaField } from '../../ui/form/text-fields.tsx'
import { choicesIn, outcomeWords } from './concern-words.ts'

interface DialogProps {
  concern: ConcernDetails
  onClose: () => void
}

/** An officer gives a concern to another one. */
export function GiveDialog({ concern: { id, assignee }, onClose }: DialogProps) {
  const session = useSession()
  // The officer who had the concern when the dialog opened, so that a change by others in the meantime is detected as stale.
  const [holder] = useState(assignee)
  const officers = useCall(listOfficers)
  const others = officers.data?.data.filter((officer) => officer.id !== holder?.id) ?? []
  return (
    <ModalForm
      title="Give this concern to an officer"
      call={calls.giveConcern}
      params={{ id }}
      hidden={{ from_id: holder?.id ?? null }}
      submit="Give"
      busy="Giving"
      success={({ message }) => message}
      onClose={onClose}
    >
      <p>The officer is told.</p>
      <SelectField
        name="officer_id"
        label="Officer"
        choices={others.map((officer) => ({
          value: officer.id,
          label: `${officer.first_name} ${officer.last_name}${officer.id === session?.id ? ' (you)' : ''}`,
        }))}
        prompt={officers.data ? 'Choose' : 'Loading'}
      />
    </ModalForm>
  )
}

/** An officer closes a concern with what came of it. */
export function CloseDialog({ concern: { id }, onClose }: DialogProps) {
  return (
    <ModalForm
      title="Close this concern"
      call={calls.closeConcern}
      params={{ id }}
      submit="Close concern"
      busy="Closing"
      success={({ message }) => message}
      onClose={onClose}
    >
      <RadioField name="outcome" label="What came of it" choices={choicesIn(outcomeWords)} />
      <TextareaField name="note" label="What was done" hint="Only officers who review read it." rows={4} />
    </ModalForm>
  )
}

/** An officer takes a closed concern up again. */
export function ReopenDialog({ concern: { id }, onClose }: DialogProps) {
  return (
    <ModalForm
      title="Take this concern up again"
      call={calls.reopenConcern}
      params={{ id }}
      submit="Take up again"
      success={({ message }) => message}
      onClose={onClose}
    >
      <TextareaField name="note" label="Why" hint="Only officers who review read it." rows={4} />
    </ModalForm>
  )
}
