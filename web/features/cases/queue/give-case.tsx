import type { Officer } from '@portal/contract/accounts/officer.ts'
import * as cases from '@portal/contract/cases/calls.ts'
import { useState } from 'react'
import { ModalForm } from '../../../api/modal-form.tsx'
import { useSession } from '../../../api/session.ts'
import { useCall } from '../../../api/use-call.ts'
import { SelectField } from '../../../ui/form/choice-fields.tsx'

interface GiveProps {
  registrationId: number
  /** The officer who has the application now. */
  assignee: Officer | null
  onClose: () => void
}

/** The dialog in which an officer gives a case to another one. */
export function GiveCase({ registrationId, assignee, onClose }: GiveProps) {
  const session = useSession()
  // The officer who had the case when the dialog opened, so that a change by others in the meantime is detected as stale.
  const [holder] = useState(assignee)
  const officers = useCall(cases.listOfficers)
  const others = officers.data?.data.filter(({ id }) => id !== holder?.id) ?? []
  const nameOf = ({ id, first_name, last_name }: Officer) =>
    id === session?.id ? `${first_name} ${last_name} (you)` : `${first_name} ${last_name}`
  return (
    <ModalForm
      title="Give this application to an officer"
      call={cases.giveCase}
      params={{ id: registrationId }}
      hidden={{ from_id: holder?.id ?? null }}
      submit="Give application"
      busy="Giving"
      success={({ message }) => message}
      onClose={onClose}
    >
      <p>The officer is told.</p>
      <SelectField
        name="officer_id"
        label="Officer"
        choices={others.map((officer) => ({ value: officer.id, label: nameOf(officer) }))}
        prompt={officers.data ? 'Choose' : 'Loading'}
      />
    </ModalForm>
  )
}
