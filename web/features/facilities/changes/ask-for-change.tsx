import * as calls from '@portal/contract/facilities/calls/changes.ts'
import type { FacilityWithPlaces } from '@portal/contract/facilities/facility-with-places.ts'
import { orNotRecorded } from '@portal/domain/facilities/not-recorded.ts'
import type { ReactNode } from 'react'
import { ModalForm } from '../../../api/modal-form.tsx'
import { useDialogState } from '../../../api/use-dialog-state.ts'
import { FileField } from '../../../fields/file-field.tsx'
import { HomeLgaField } from '../../../fields/home-lga-field.tsx'
import { WardField } from '../../../fields/place-fields.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { TextareaField, TextField } from '../../../ui/form/text-fields.tsx'
import textStyles from '../../../ui/text.module.css'

const dialogs = {
  'Ask for a change': {
    title: 'Ask for a change',
    draft: 'ask-for-change',
    call: calls.addChange,
    submit: 'Send to the ministry',
    busy: 'Sending',
    words: 'Fill in only what is different now. An officer of the ministry decides.',
    reason: 'Why the ministry should change it',
  },
  'Record change': {
    title: 'Record a change',
    draft: 'record-change',
    call: calls.recordChange,
    submit: 'Record the change',
    busy: 'Recording',
    words:
      'This facility has no owner account. Fill in only what is different now: it holds at once, and a certificate or statement of the portal is issued again.',
    reason: 'Who told the ministry, and why it changes',
  },
} as const

interface AskForChangeProps {
  facility: FacilityWithPlaces
  action: keyof typeof dialogs
  /** The text of the button; by default the title of the dialog. */
  label?: ReactNode
  /** What the ministry's rule means for this change. */
  explanation?: string
  onSent?: (reply: { data: { id: number } }) => void
}

/** Asks for a change of what was approved, or records it. Only what may change is asked, with its present value beside it. */
export function AskForChange({ facility, action, label, explanation, onSent }: AskForChangeProps) {
  const { title, draft, call, submit, busy, words, reason } = dialogs[action]
  const [isOpen, setIsOpen] = useDialogState(`${draft}-${facility.id}`)
  const { company_name, owner_name, address, local_gov_areas, ward_name } = facility
  const place = [local_gov_areas.list, ward_name].filter(Boolean).join(', ')
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        {label ?? title}
      </Button>
      {isOpen && (
        <ModalForm
          title={title}
          draft={`${draft}-${facility.id}`}
          call={call}
          params={{ id: facility.id }}
          submit={submit}
          busy={busy}
          success={({ message }) => message}
          onSuccess={onSent}
          onClose={() => setIsOpen(false)}
        >
          <p className={textStyles.quiet}>{explanation ?? words}</p>
          <TextField name="company_name" label="New facility name" hint={`Now: ${company_name}`} autoComplete="off" />
          <TextField
            name="owner_name"
            label="New owner"
            hint={`Now: ${orNotRecorded(owner_name)}`}
            autoComplete="off"
          />
          <TextField name="address" label="New address" hint={`Now: ${orNotRecorded(address)}`} autoComplete="off" />
          <HomeLgaField name="local_gov_area_id" label="New LGA" hint={`Now: ${place}`} isNew />
          <WardField
            name="ward_id"
            of="local_gov_area_id"
            label="New ward"
            isNew
            hint="Without it the ward stays, unless the LGA changes"
          />
          <TextareaField name="reason" label="Reason" hint={reason} />
          <FileField
            name="document"
            label="Document (optional)"
            hint="What proves it, for example a tenancy agreement or a new CAC certificate. PDF, JPEG or PNG, up to 10 MB"
          />
        </ModalForm>
      )}
    </>
  )
}
